import { createSignal, For, type ParentProps, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import { Stepper } from '../../../ui/composer.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { Button, Dialog, SeatName } from '../../../ui/parts.tsx';
import { type Standing, settingsFor, standingsInOrder } from '../../pawns.ts';
import { amongSays, LAST_THERE, lastThereSays } from './places-text.ts';
import * as text from './text.ts';
import './box.css';

/** Where pieces stand on the printed board, if the device has it otherwise. [C10] */
export const SetRight = <T extends GameTypes>(
  props: ParentProps<
    PartProps<T> & {
      readonly title?: string;
      /** Whoever acts first stands first. */
      readonly seats: readonly Seat[];
      readonly time: (seat: Seat) => number;
      readonly most: number;
      /** "sector 3, lap 2" */
      readonly place: (time: number) => string;
      /** Waited for, since a table takes one move at a time. */
      readonly onSet: (seat: Seat, time: number) => Promise<unknown> | undefined;
      readonly onClose: () => void;
    }
  >,
) => {
  /** Those that are set right change their order; the list does not. */
  const { seats } = props;
  const before = seats.map(seat => ({ seat, time: props.time(seat) }));
  /** Whoever came to its space later stands later. */
  const [pawns, setPawns] = createSignal<readonly Standing[]>(before);
  const timeOf = (seat: Seat) => pawns().find(pawn => pawn.seat === seat)?.time ?? 0;
  const sharing = (seat: Seat) => pawns().filter(({ time }) => time === timeOf(seat));
  const isLastThere = (seat: Seat) => sharing(seat).at(-1)?.seat === seat;
  const setTo = (seat: Seat, time: number) =>
    setPawns(now => standingsInOrder([...now.filter(pawn => pawn.seat !== seat), { seat, time }]));
  const step = (seat: Seat, by: number) => setTo(seat, Math.min(props.most, Math.max(0, timeOf(seat) + by)));
  const placeSays = (seat: Seat) => {
    const there = sharing(seat);
    const nth = there.findIndex(pawn => pawn.seat === seat) + 1;
    return amongSays(props.place(timeOf(seat)), nth, there.length);
  };
  const keep = async () => {
    for (const { seat, time } of settingsFor(before, pawns())) await props.onSet(seat, time);
    props.onClose();
  };
  return (
    <Dialog title={props.title ?? text.SET_RIGHT} class="box-dialog" onClose={props.onClose}>
      <p>{text.SET_RIGHT_SAYS}</p>
      <ol class="box-places">
        <For each={seats}>
          {seat => (
            <li>
              <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
              <Stepper
                label={text.placeOf(props.table.name(seat))}
                value={placeSays(seat)}
                less={text.LESS}
                more={text.MORE}
                onStep={by => step(seat, by)}
              />
              <Show when={!isLastThere(seat)}>
                <Button
                  kind="quiet"
                  label={lastThereSays(props.table.name(seat))}
                  onPress={() => setTo(seat, timeOf(seat))}
                >
                  {LAST_THERE}
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ol>
      {props.children}
      <Button kind="primary" busy={props.table.busy} onPress={() => void keep()}>
        {text.DONE}
      </Button>
    </Dialog>
  );
};
