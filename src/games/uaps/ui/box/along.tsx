import { createSignal, For } from 'solid-js';
import { type Seat, seatsOf } from '../../../../core/contract.ts';
import type { PartProps, Seen } from '../../../../ui/game-page.ts';
import { Button, Chip, SeatMark } from '../../../../ui/parts.tsx';
import { convoyOf } from '../../box/legal.ts';
import type { UapsBox } from '../../box/types.ts';
import { quadrantName } from '../text.ts';
import { boxDeskOf, enter } from './desk.ts';
import * as text from './text.ts';

/** Who could go along with the newest move, as long as that was not said; nobody where it is not to be said here. [U6] */
export function mayGoAlong(table: Seen<UapsBox>): readonly Seat[] {
  const { public: known, box } = table.view;
  const move = convoyOf(known);
  const number = known.acts.length - 1;
  const by = table.seat;
  if (!move || known.stage !== 'act' || by === null || box.mistakes.includes(number)) return [];
  if (boxDeskOf(table).draft().along === number || (move.seat !== by && box.here[move.seat])) return [];
  return seatsOf(known.seats).filter(
    seat => seat !== move.seat && [move.quadrant, null].includes(known.quadrants[seat] ?? null),
  );
}

export const Along = (props: PartProps<UapsBox> & { readonly seats: readonly Seat[] }) => {
  const [chosen, setChosen] = createSignal<readonly Seat[]>([]);
  const desk = boxDeskOf(props.table);
  const known = () => props.table.view.public;
  const quadrant = () => convoyOf(known())?.quadrant ?? 1;
  const toggle = (seat: Seat) =>
    setChosen(now => (now.includes(seat) ? now.filter(one => one !== seat) : [...now, seat]));
  const names = () => chosen().map(seat => props.table.name(seat));
  const commit = async () => {
    const along = known().acts.length - 1;
    const seats = chosen().toSorted((one, other) => one - other);
    if (seats.length > 0 && !(await enter(props.table, { type: 'went-along', seats }))) return;
    desk.change({ ...desk.draft(), along });
    props.table.leave?.();
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.modifierLeft(quadrantName(known(), quadrant()))}</strong>
        <span class="dim">{text.ALONG_SAYS}</span>
      </p>
      <fieldset class="box-chips">
        <legend class="sr">{text.modifierLeft(quadrantName(known(), quadrant()))}</legend>
        <For each={props.seats}>
          {seat => (
            <Chip chosen={chosen().includes(seat)} onPress={() => toggle(seat)}>
              <SeatMark look={props.table.player(seat).look} />
              {props.table.name(seat)}
            </Chip>
          )}
        </For>
      </fieldset>
      {/* Where the screen is handed on, that is the way on. */}
      <Button
        act
        kind={props.table.leave ? undefined : 'primary'}
        busy={props.table.busy}
        onPress={() => void commit()}
      >
        {names().length === 0 ? text.NOBODY_ALONG : text.goAlong(names())}
      </Button>
    </>
  );
};
