import { fail, ok, type Result } from './contract.ts';
import { LOOKALIKES } from './lookalikes.ts';
import { LONGEST_NAME, mendedName, type NameProblem, readName, shortened } from './names.ts';

/** What pages call whoever reads. */
const RESERVED = 'You';

export type NameAmongProblem = NameProblem | 'reserved' | 'taken';

/** A name that can be told from those of the others at the table, bots or people. */
export function nameAmong(raw: string, others: readonly string[]): Result<string, NameAmongProblem> {
  const name = readName(raw);
  if (!name.ok) return name;
  if (alike(name.value, RESERVED)) return fail('reserved');
  return others.some(other => alike(other, name.value)) ? fail('taken') : ok(name.value);
}

/** Whether one could be taken for the other: by case, accents, punctuation, spaces, or letters of other alphabets. */
export function alike(one: string, other: string): boolean {
  const [drawn, spelled] = skeletons(one);
  const [drawnToo, spelledToo] = skeletons(other);
  return drawn === drawnToo || spelled === spelledToo;
}

/** Names that were taken elsewhere: what can be shown of them, and a number where two are alike. */
export function mendedNames(raw: readonly string[], usual: (index: number) => string): readonly string[] {
  const names: string[] = [];
  for (const [index, one] of raw.entries()) {
    const name = mendedName(one, usual(index));
    const taken = (candidate: string) => names.some(other => alike(other, candidate));
    let free = name;
    for (let number = 2; taken(free); number++)
      free = `${shortened(name, LONGEST_NAME - ` ${number}`.length)} ${number}`;
    names.push(free);
  }
  return names;
}

/**
 * Like the skeletons of UTS 39, and less exact where that serves: without accents, punctuation and spaces. As it is
 * drawn, a capital I is an l; as it is spelled, it is an i.
 */
function skeletons(name: string): readonly [drawn: string, spelled: string] {
  const bare = name.normalize('NFKD').replace(LEFT_OUT, '');
  return [skeleton(bare), skeleton(bare.toLowerCase())];
}

const LEFT_OUT = new RegExp(
  [
    '[\\p{Default_Ignorable_Code_Point}\\p{P}\\p{Z}]',
    // Signs beside letters, and what only makes an Arabic word longer.
    '[\\u02B0-\\u02FF\\u0640]',
    // Accents and vowel points, but not the marks that make another letter, as in Japanese or Hindi.
    '[\\u0300-\\u036F\\u0483-\\u0489\\u064B-\\u065F\\u0670\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]',
  ].join('|'),
  'gu',
);

function skeleton(bare: string): string {
  let drawn = '';
  for (const sign of bare) drawn += LOOKS.get(sign) ?? sign;
  return drawn.toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const LOOKS = new Map(
  Object.entries(LOOKALIKES).flatMap(([drawn, signs]) => [...signs].map(sign => [sign, drawn] as const)),
);
