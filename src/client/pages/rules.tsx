import { createResource, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { pageOf } from '../games.ts';
import { linkTo } from '../route.ts';
import { FIVE_MINUTES, gameTitle, NO_SUCH_GAME, playGame, rulesOf } from '../text.ts';
import { GameTabs } from './game-tabs.tsx';
import Nowhere from './nowhere.tsx';
import { Page } from './page.tsx';

const Rules = (props: { readonly game: string }) => {
  const [page] = createResource(
    () => props.game,
    async game => (await pageOf(game)) ?? null,
  );
  return (
    <Show when={page()} fallback={page() === null && <Nowhere says={NO_SUCH_GAME} />}>
      {found => (
        <Page title={rulesOf(gameTitle(props.game))} class="rules-page">
          <div class="rules-ways">
            <GameTabs game={props.game} to={game => ({ page: 'rules', game })} />
            <a class="more-link" href={linkTo({ page: 'learn', game: props.game })}>
              {FIVE_MINUTES}
            </a>
            <a class="more-link" href={linkTo({ page: 'new', game: props.game })}>
              {playGame(gameTitle(props.game))}
            </a>
          </div>
          <Dynamic component={found().Rules} />
        </Page>
      )}
    </Show>
  );
};

export default Rules;
