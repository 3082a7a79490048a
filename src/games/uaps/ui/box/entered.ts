import type { EnteredItem } from '../../../../deduction/ui/box/entered.tsx';
import type { Seen } from '../../../../ui/game-page.ts';
import { refuse } from '../../box/legal.ts';
import { entryText } from '../../box/text.ts';
import type { Move, UapsBox } from '../../box/types.ts';
import * as text from './text.ts';

type Mistake = Extract<Move, { readonly type: 'mistake' }>;

/** What a mark is put on. */
export interface Marked extends EnteredItem {
  readonly mistake: Mistake;
}

/** Newest first: verdicts, turns and choices, then what others announced. Own answers are in the history. [C14] */
export function enteredIn(table: Seen<UapsBox>): readonly Marked[] {
  const { view, name } = table;
  const { public: known, box } = view;
  const you = table.seat ?? undefined;
  const why = (mistake: Mistake): string | undefined => {
    const refusal = table.seat === null ? undefined : refuse(view, mistake);
    return refusal === undefined ? undefined : text.refusalSays(refusal);
  };
  const entries = box.entries.map((entry, number): Marked => {
    const mistake: Mistake = { type: 'mistake', entry: number };
    return {
      ...{ key: `entry ${number}`, mistake, isMistake: entry.isMistake, notNow: why(mistake) },
      seat: 'seat' in entry ? entry.seat : null,
      says: entryText(entry, name, you),
    };
  });
  const announced = known.acts.flatMap((act, number): readonly Marked[] => {
    if (box.here[act.seat]) return [];
    const mistake: Mistake = { type: 'mistake', act: number };
    return [
      {
        ...{ key: `act ${number}`, mistake, notNow: why(mistake) },
        ...{ seat: act.seat, isMistake: box.mistakes.includes(number) },
        says: text.eventSays({ type: 'acted', act }, name, you),
      },
    ];
  });
  return [...entries.toReversed(), ...announced.toReversed()];
}
