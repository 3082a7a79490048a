import { createSignal, For, type ParentProps } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import { Stepper } from '../../../ui/composer.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { Button, Dialog, SeatName } from '../../../ui/parts.tsx';
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
  const [changed, setChanged] = createSignal<ReadonlyMap<Seat, number>>(new Map());
  const timeOf = (seat: Seat) => changed().get(seat) ?? props.time(seat);
  /** Those that are set right change their order; the list does not. */
  const { seats } = props;
  const step = (seat: Seat, by: number) => {
    const time = Math.min(props.most, Math.max(0, timeOf(seat) + by));
    setChanged(before => new Map(before).set(seat, time));
  };
  const keep = async () => {
    for (const [seat, time] of changed()) if (time !== props.time(seat)) await props.onSet(seat, time);
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
                value={props.place(timeOf(seat))}
                less={text.LESS}
                more={text.MORE}
                onStep={by => step(seat, by)}
              />
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
