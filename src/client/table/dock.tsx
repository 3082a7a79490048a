import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '../../core/contract.ts';
import type { GamePage } from '../../ui/game-page.ts';
import { Button, SeatMark, Tool } from '../../ui/parts.tsx';
import type { Sitting } from './sitting.ts';
import { takenBackBy } from './take-back.ts';
import * as text from './text.ts';

/** What can be done now, by whoever is at the screen. */
export const Dock = (props: {
  readonly sitting: Sitting;
  readonly page: GamePage;
  readonly hidden: boolean;
  readonly onLookAt: (seat: Seat) => void;
  readonly onClosePage: () => void;
}) => {
  const { seen } = props.sitting;
  const { here } = seen.facts;
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
            fallback={<Button onPress={props.onClosePage}>{text.CLOSE_MY_PAGE}</Button>}
          >
            <For each={here}>
              {seat => (
                <Button kind="quiet" onPress={() => props.onLookAt(seat)}>
                  <SeatMark look={seen.player(seat).look} />
                  {text.lookAs(seen.player(seat).name)}
                </Button>
              )}
            </For>
          </Show>
        </div>
      </Show>
    </section>
  );
};
