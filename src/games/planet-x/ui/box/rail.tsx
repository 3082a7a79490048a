import { createMemo, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../../core/contract.ts';
import { MistakeMark } from '../../../../deduction/ui/box/mistake-mark.tsx';
import { SET_RIGHT } from '../../../../deduction/ui/box/text.ts';
import * as rail from '../../../../deduction/ui/rail.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import { boardOf, sectorAt } from '../../board.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { Coming, Line } from '../rail.tsx';
import { standing } from '../text.ts';
import { announcedSoFar } from './announced.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf } from './desk.ts';
import * as text from './text.ts';

/** Where all stand as far as it is known, what comes, and what was announced. [C7] [C10] */
export const Rail = (props: PartProps<PlanetXBox>) => {
  const game = asGame(props.table);
  const known = () => props.table.view.public;
  const box = () => props.table.view.box;
  const desk = boxDeskOf(props.table);
  const lines = createMemo(() => announcedSoFar(props.table));
  const order = () =>
    box().tracked ? known().order : seatsOf(known().seats).filter(seat => box().here[seat] === true);
  const says = (seat: Seat) => {
    const own = known().theories.filter(theory => theory.seat === seat);
    const of = (fate: (typeof own)[number]['fate']) => own.filter(theory => theory.fate === fate).length;
    return standing(known().targets[seat] ?? 0, of('in-review'), of('right'));
  };
  return (
    <rail.RailParts
      lines={lines()}
      line={line =>
        line.type === 'mistake' ? (
          <rail.Passage>{line.says}</rail.Passage>
        ) : (
          <Line table={game} line={line} mark={<MistakeMark on={line.isMistake} />} />
        )
      }
    >
      <rail.Order
        table={props.table}
        order={order()}
        says={says}
        placeLabel={text.SECTOR}
        place={seat => sectorAt(known().time[seat] ?? 0, boardOf(known().mode))}
      />
      <Show when={props.table.actors.length > 0}>
        <section>
          <Button onPress={() => desk.change({ ...desk.draft(), window: 'track' })}>{SET_RIGHT}</Button>
        </section>
      </Show>
      <Coming table={game} />
    </rail.RailParts>
  );
};
