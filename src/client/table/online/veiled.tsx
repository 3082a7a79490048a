import '../../pages/online/online.css';
import { createEffect, For, Match, Show, Switch } from 'solid-js';
import type { Chair, Room, TableCard } from '../../../protocol/tells.ts';
import { Banner, SeatName } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import { CarriedInVain } from '../../pages/online/carried-in-vain.tsx';
import { LineBanner } from '../../pages/online/line-banner.tsx';
import { Page, Part } from '../../pages/page.tsx';
import { linkTo } from '../../route.ts';
import { bot } from '../../text/new-table.ts';
import { terms } from '../../text/online.ts';
import { FIVE_MINUTES, gameTitle, LOBBY, RULES_OPEN } from '../../text.ts';
import { STOPPED } from '../text.ts';
import * as text from './text.ts';

/** For whoever may watch only afterwards: what is known of a game that still runs. */
export const Veiled = (props: {
  readonly table: OnlineTable;
  readonly card: TableCard;
  readonly room: Room;
}) => {
  const title = () => gameTitle(props.card.game);
  const others = () => props.room.watchers - 1;
  createEffect(() => {
    document.title = text.veiledTitle(title());
  });
  return (
    <Page title={title()} says={text.VEILED_SAYS}>
      <LineBanner table={props.table} />
      <CarriedInVain table={props.table} />
      <Switch fallback={<Banner icon="hide" title={text.VEILED_RUNS} />}>
        <Match when={props.room.stage === 'frozen'}>
          <Banner kind="bad" icon="close" title={STOPPED}>
            {props.room.closed ? text.CLOSED_SAYS : text.STOPPED_SAYS}
          </Banner>
        </Match>
        <Match when={props.room.pausedBy !== null}>
          <Banner icon="pause" title={text.PAUSED}>
            {text.PAUSED_SAYS}
          </Banner>
        </Match>
      </Switch>
      <Part title={text.WHO_PLAYS}>
        <ol class="chairs">
          <For each={props.room.chairs}>
            {chair => (
              <Show when={chair.by !== 'nobody' && chair}>
                {player => (
                  <li class="chair">
                    <SeatName look={player().look} name={player().name} bot={player().by === 'bot'} />
                    <p class="chair-state">{stateOf(player())}</p>
                  </li>
                )}
              </Show>
            )}
          </For>
        </ol>
        <Show when={others() > 0}>
          <p>{text.waitToo(others())}</p>
        </Show>
      </Part>
      <Part title={text.THIS_TABLE} says={terms(props.card)} />
      <Part title={text.MEANWHILE} says={text.LEAVE_SAYS_WATCHING}>
        <div class="row wrap">
          <a class="btn" href={linkTo({ page: 'rules', game: props.card.game })}>
            {RULES_OPEN}
          </a>
          <a class="btn" href={linkTo({ page: 'learn', game: props.card.game })}>
            {FIVE_MINUTES}
          </a>
          <a class="btn" href={linkTo({ page: 'lobby' })}>
            {LOBBY}
          </a>
        </div>
      </Part>
    </Page>
  );
};

function stateOf(player: Exclude<Chair, { by: 'nobody' }>): string {
  if (player.by === 'bot') return bot(player.level);
  if (player.standIn !== null) return text.BOT_STANDS_IN;
  return player.here ? text.HERE : text.AWAY;
}
