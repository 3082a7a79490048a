import { createMemo, Show } from 'solid-js';
import { announcedWithMistakes } from '../../../../deduction/ui/box/announced.ts';
import { MistakeMark } from '../../../../deduction/ui/box/mistake-mark.tsx';
import { SET_RIGHT } from '../../../../deduction/ui/box/text.ts';
import * as rail from '../../../../deduction/ui/rail.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import type { UapsBox } from '../../box/types.ts';
import { Coming, Line, Order, Quadrants } from '../rail.tsx';
import { announcedIn } from '../rail-lines.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf } from './desk.ts';
import { eventSays } from './text.ts';

/** Where all stand as far as it is known, what holds where, what comes, and what was announced. [C7] [C10] */
export const Rail = (props: PartProps<UapsBox>) => {
  const game = asGame(props.table);
  const desk = boxDeskOf(props.table);
  const lines = createMemo(() =>
    announcedWithMistakes(
      props.table,
      step => announcedIn([game.story[step] ?? []]),
      event => eventSays(event, props.table.name, props.table.seat ?? undefined),
    ).toReversed(),
  );
  return (
    <rail.RailParts
      tight
      lines={lines()}
      line={line =>
        line.type === 'mistake' ? (
          <rail.Passage>{line.says}</rail.Passage>
        ) : (
          <Line table={game} line={line} mark={<MistakeMark on={line.isMistake} />} />
        )
      }
    >
      <Order table={game} />
      <Show when={props.table.actors.length > 0}>
        <section>
          <Button onPress={() => desk.change({ ...desk.draft(), window: 'set-right' })}>{SET_RIGHT}</Button>
        </section>
      </Show>
      <Quadrants table={game} />
      <Show when={props.table.view.box.tracked}>
        <Coming table={game} />
      </Show>
    </rail.RailParts>
  );
};
