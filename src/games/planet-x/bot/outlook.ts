import type { Rng } from '../../../core/rng.ts';
import { type Knowledge, setsIn } from '../../../solver/knowledge.ts';
import { type Outlook, type Outlooked, outlookOn } from '../../../solver/outlook.ts';
import { guessNumber } from '../guess.ts';
import { BODIES } from '../types.ts';

/** Looks at no more rows than this, whatever is left. */
export function outlookOf({ skies, rows }: Knowledge, most: number, rng: Rng): Outlook {
  const step = Math.max(1, Math.ceil(rows.length / most));
  const first = step > 1 ? rng.int(step) : 0;
  const found: Outlooked[] = [];
  for (let row = first; row < rows.length; row += step) {
    const sets = setsIn(skies, rows.keys[row] as number);
    const blank = rows.blanks[row] as number;
    for (let left = rows.hidden[row] as number; left !== 0; left &= left - 1) {
      const guess = guessNumber(31 - Math.clz32(left & -left), sets, skies.sectors);
      found.push({ sets, blank, guess });
    }
  }
  return outlookOn(found, BODIES.length);
}
