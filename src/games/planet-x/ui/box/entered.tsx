import { createMemo } from 'solid-js';
import { type EnteredItem, Entered as EnteredList } from '../../../../deduction/ui/box/entered.tsx';
import type { PartProps, Seen } from '../../../../ui/game-page.ts';
import { refuse } from '../../box/legal.ts';
import { text as boxText, entryText } from '../../box/text.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';
import { enteredBy } from './desk.ts';
import * as text from './text.ts';

/** What others announced, and all else that was entered and is no question. [C14] */
export const Entered = (props: PartProps<PlanetXBox> & { readonly onClose: () => void }) => {
  const marks = createMemo(() => marksIn(props.table));
  return (
    <EnteredList
      table={props.table}
      items={marks().map(({ item }) => item)}
      onMistake={key => {
        const mark = marks().find(({ item }) => item.key === key);
        if (mark) void props.table.act(mark.move, enteredBy(props.table));
      }}
      onClose={props.onClose}
    />
  );
};

interface Mark {
  readonly item: EnteredItem;
  readonly move: Move;
}

function marksIn(table: Seen<PlanetXBox>): readonly Mark[] {
  const { view, seat: you, name } = table;
  const { public: known, box } = view;
  const mark = (move: Move, item: Omit<EnteredItem, 'key' | 'notNow'>): Mark => {
    const refusal = view.own ? refuse(view, move) : undefined;
    const notNow = refusal && text.refusalSays(refusal);
    return { item: { ...item, key: JSON.stringify(move), notNow }, move };
  };
  const acts = known.acts.flatMap((act, number) =>
    box.here[act.seat]
      ? []
      : [
          mark(
            { type: 'mistake', act: number },
            {
              seat: act.seat,
              says: boxText.event({ type: 'acted', act }, name, you ?? undefined),
              isMistake: box.mistakes.includes(number),
            },
          ),
        ],
  );
  const entries = box.entries.map((entry, number) =>
    mark(
      { type: 'mistake', entry: number },
      {
        seat: 'seat' in entry ? entry.seat : null,
        says: entryText(entry, name, you ?? undefined),
        isMistake: entry.isMistake,
      },
    ),
  );
  return [...acts.toReversed(), ...entries.toReversed()];
}
