import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import type { GamePage } from '../../ui/game-page.ts';
import { Button, SeatMark, Tool } from '../../ui/parts.tsx';
import { PIECES } from './beside/text.ts';
import type { Sitting } from './sitting.ts';
import { takenBackBy } from './take-back.ts';
import * as text from './text.ts';

/** What can be done now, by whoever is at the screen. */
export const Dock = (props: {
  readonly sitting: Sitting;
  readonly page: GamePage;
  readonly hidden: boolean;
  /** What waits on the private page of somebody here, in words. */
  readonly unread: (seat: Seat) => string | null;
  /** Who gets the screen when this page is closed. */
  readonly next: Seat | undefined;
  /** Where a printed box lies beside the table: what was done with its pieces. */
  readonly onPieces: (() => void) | undefined;
  readonly onLookAt: (seat: Seat) => void;
  readonly onClosePage: () => void;
}) => {
  const { seen } = props.sitting;
  const { here } = seen.facts;
  const nextPlayer = () => (props.next === undefined ? undefined : seen.player(props.next));
  const choosesFirst = () => seen.seat !== null && (props.page.choosesFirst?.(seen.view, seen.seat) ?? false);
  return (
    <section
      class="dock"
      classList={{ mine: props.sitting.mustAct() }}
      aria-label={text.DOCK_LABEL}
      tabindex={-1}
      data-refuge
      hidden={props.hidden}
    >
      <div class="dock-head">
        <Show when={!seen.moving && props.sitting.happened()}>
          {words => (
            <p class="happened" aria-hidden="true">
              {words()}
            </p>
          )}
        </Show>
        <Show when={props.onPieces}>
          {show => (
            <Tool icon="history" onPress={() => show()()}>
              {PIECES}
            </Tool>
          )}
        </Show>
        <For each={props.sitting.counts() ? takenBackBy(seen.takeBack) : []}>
          {seat => (
            <Tool icon="undo" keys="Z" onPress={() => seen.takeItBack(seat)}>
              {seat === seen.seat ? text.TAKE_BACK : text.takeBackOf(seen.player(seat).name)}
            </Tool>
          )}
        </For>
      </div>
      <Show
        when={props.sitting.counts()}
        fallback={
          <p class="turnline">
            <strong>{props.sitting.waits() ?? text.ONLY_LOOKING}</strong>
          </p>
        }
      >
        <Dynamic component={props.page.Dock} table={seen} />
      </Show>
      <Show when={here.length > 1}>
        <div class="own-pages">
          <Show
            when={seen.seat === null}
            fallback={<ClosePage next={nextPlayer()} isQuiet={choosesFirst()} onPress={props.onClosePage} />}
          >
            <For each={here}>
              {seat => (
                <OwnPage
                  player={seen.player(seat)}
                  news={props.unread(seat)}
                  onPress={() => props.onLookAt(seat)}
                />
              )}
            </For>
          </Show>
        </div>
      </Show>
    </section>
  );
};

/** What was read is for one person only; where another goes on, the screen is theirs. */
const ClosePage = (props: {
  readonly next: Player | undefined;
  /** Whether something else on this page comes first. */
  readonly isQuiet: boolean;
  readonly onPress: () => void;
}) => (
  <Show when={props.next} fallback={<Button onPress={props.onPress}>{text.CLOSE_MY_PAGE}</Button>}>
    {next => (
      <Button kind={props.isQuiet ? undefined : 'primary'} onPress={props.onPress}>
        {text.handOnTo(next().name)}
      </Button>
    )}
  </Show>
);

/** Amber where it holds something that its owner has not read. */
const OwnPage = (props: {
  readonly player: Player;
  readonly news: string | null;
  readonly onPress: () => void;
}) => (
  <Button
    kind={props.news === null ? 'quiet' : undefined}
    class={props.news === null ? '' : 'unread-page'}
    onPress={props.onPress}
  >
    <SeatMark look={props.player.look} />
    {props.news === null ? text.lookAs(props.player.name) : text.waitsFor(props.player.name, props.news)}
  </Button>
);
