import { createResource, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { pageOf } from '../games.ts';
import { gameTitle, NO_SUCH_GAME, rulesOf } from '../text.ts';
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
          <Dynamic component={found().Rules} />
        </Page>
      )}
    </Show>
  );
};

export default Rules;
