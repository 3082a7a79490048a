import { For, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { seatsOf } from '../../core/contract.ts';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import type { TableLink } from '../../ui/link.ts';
import { Button } from '../../ui/parts.tsx';
import { boxedGame, homeOf } from '../boxed.ts';
import { go } from '../route.ts';
import { EXPORT } from '../text/export.ts';
import { span } from '../text/span.ts';
import type { AtTable } from './online/at-table.ts';
import { CheckGame } from './online/check-game.tsx';
import { FOLLOW, keptFor, NEXT_TABLE } from './online/text.ts';
import { firstScreen, type Screen } from './screen.ts';
import * as text from './text.ts';

export const End = (props: {
  readonly table: Seen;
  readonly page: GamePage;
  readonly screen: Screen;
  readonly link: TableLink;
  /** Of an online table. */
  readonly online: AtTable | undefined;
  readonly onRematch: () => void;
  readonly onLookBack: () => void;
  readonly onExport: () => void;
  readonly onEyes: (screen: Screen) => void;
}) => (
  <section class="ending" aria-label={text.END_LABEL} tabindex={-1} data-refuge ref={keepFocusInSight}>
    <Dynamic component={props.page.End} table={props.table} />
    <Show when={props.online?.table.line() !== 'closed' && props.online?.table.room()?.keptFor}>
      {seconds => <p class="dim">{keptFor(span(seconds()))}</p>}
    </Show>
    <div class="ending-buttons">
      <Eyes table={props.table} screen={props.screen} onChoose={props.onEyes} />
      <Button icon="history" onPress={props.onLookBack}>
        {text.LOOK_BACK}
      </Button>
      <Button icon="share" onPress={props.onExport}>
        {EXPORT}
      </Button>
      <Show when={props.table.facts.checkable}>
        <CheckGame link={props.link} online={props.online?.table} />
      </Show>
      <Button onPress={() => go(homeOf(props.table.facts))}>{text.HOME}</Button>
      <Show
        when={props.online?.table.room()?.next}
        fallback={
          <Show when={props.table.facts.here.length > 0}>
            <div class="ending-next">
              <Show
                when={boxedGame(props.table.facts.game)}
                fallback={
                  <Button kind="primary" onPress={props.onRematch}>
                    {text.REMATCH}
                  </Button>
                }
              >
                {game => (
                  <Button kind="primary" onPress={() => go({ page: 'companion', at: 'deal', what: game() })}>
                    {text.ANOTHER_CODE}
                  </Button>
                )}
              </Show>
            </div>
          </Show>
        }
      >
        <div class="ending-next">
          <p role="status">{NEXT_TABLE}</p>
          <Button kind="primary" onPress={() => props.online?.follow()}>
            {FOLLOW}
          </Button>
        </div>
      </Show>
    </div>
  </section>
);

/** The story of a game comes in parts, above a button that somebody may have reached by keyboard already. */
function keepFocusInSight(ending: HTMLElement): void {
  const watch = new ResizeObserver(() =>
    ending.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' }),
  );
  onMount(() => {
    if (ending.firstElementChild) watch.observe(ending.firstElementChild);
  });
  onCleanup(() => watch.disconnect());
}

/** When a game is over, all is open: one may look through any seat. */
export const Eyes = (props: {
  readonly table: Seen;
  readonly screen: Screen;
  readonly onChoose: (screen: Screen) => void;
}) => {
  const first = () => firstScreen(props.table.facts.here);
  const chosen = () => (props.screen.at === 'page' && props.screen.why === 'after' ? props.screen.seat : '');
  const others = () => {
    const own = first();
    const seats = seatsOf(props.table.facts.players.length);
    return own.at === 'page' ? seats.filter(seat => seat !== own.seat) : seats;
  };
  return (
    <label class="pace">
      <span class="sr">{text.WHOSE_EYES}</span>
      <select
        value={chosen()}
        onChange={event => {
          const seat = others().find(one => String(one) === event.currentTarget.value);
          props.onChoose(seat === undefined ? first() : { at: 'page', seat, why: 'after' });
        }}
      >
        <option value="">{first().at === 'page' ? text.AS_YOU_SAW : text.AS_ALL_SAW}</option>
        <For each={others()}>
          {seat => <option value={seat}>{text.asSeen(props.table.player(seat).name)}</option>}
        </For>
      </select>
    </label>
  );
};
