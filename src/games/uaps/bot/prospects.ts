import { popcount } from '../../../solver/bits.ts';
import { narrowed, type Outlook } from '../../../solver/outlook.ts';
import {
  expected,
  openIn,
  type Prospect,
  prospectsByAnswer,
  prospectsByRule,
} from '../../../solver/prospects.ts';
import type { Board } from '../board.ts';
import { bitOf, setOfSectors, setsOfThing } from '../outlooks.ts';
import type { Asked, Inquiry } from '../questions.ts';
import { rulesOfTitle, trueRules } from '../titles.ts';
import { SUBJECTS, SURVEYED } from '../types.ts';

type Seen = Exclude<Asked, { type: 'rule' }>;

/** Every answer that a question may get, as far as this outlook goes. Empty where nothing could be told. */
export function prospectsOf(outlook: Outlook, { asks }: Inquiry, board: Board): readonly Prospect[] {
  const seen = asks.filter(isSeen);
  if (seen.length > 0) return prospectsByAnswer(outlook, answersTo(seen, outlook));
  const [first, second] = asks.map(asked => prospectsByRule(outlook, rulesIn(asked, outlook, board)));
  if (!first) return [];
  return second ? withBoth(first, second, openIn(outlook)) : first;
}

const isSeen = (asked: Asked): asked is Seen => asked.type !== 'rule';

/** What is left of an outlook after an answer. */
export function afterAnswer(outlook: Outlook, { asks }: Inquiry, answer: number, board: Board): Outlook {
  const { weights } = outlook;
  const seen = asks.filter(isSeen);
  if (seen.length > 0) {
    const answers = answersTo(seen, outlook);
    return narrowed(outlook, sky => (answers[sky] === answer ? (weights[sky] as number) : 0));
  }
  const [asked] = asks;
  if (!asked) return outlook;
  const rules = rulesIn(asked, outlook, board);
  return narrowed(outlook, sky => {
    const could = rules[sky] as number;
    return ((could >>> answer) & 1) === 0 ? 0 : (weights[sky] as number) / popcount(could);
  });
}

const rulesIn = (asked: Asked, outlook: Outlook, board: Board): Uint32Array =>
  asked.type === 'rule'
    ? trueRules(rulesOfTitle(asked.topic, asked.title, board), outlook, board)
    : new Uint32Array(outlook.count);

/** Two topics at once: about so much less is open after the one as the other would tell alone. [M21] */
function withBoth(
  first: readonly Prospect[],
  second: readonly Prospect[],
  open: Prospect,
): readonly Prospect[] {
  const less = (value: (prospect: Prospect) => number): number => value(open) - expected(second, value);
  const [guessLess, skyLess] = [less(({ guessBits }) => guessBits), less(({ skyBits }) => skyBits)];
  return first.map(prospect => ({
    ...prospect,
    guessBits: Math.max(0, prospect.guessBits - guessLess),
    skyBits: Math.max(0, prospect.skyBits - skyLess),
  }));
}

/** One answer has fewer values than this. */
const VALUES = 8;

/** By sky: what would be answered, as one number. */
function answersTo(asks: readonly Seen[], outlook: Outlook): Uint8Array {
  const answers = new Uint8Array(outlook.count);
  for (const asked of asks) {
    for (let sky = 0; sky < outlook.count; sky++) answers[sky] = (answers[sky] as number) * VALUES;
    if (asked.type === 'count') addCounts(answers, asked, outlook);
    else addSights(answers, bitOf(asked.sector), outlook);
  }
  return answers;
}

function addCounts(
  answers: Uint8Array,
  { of, sectors }: Extract<Asked, { type: 'count' }>,
  outlook: Outlook,
): void {
  const range = setOfSectors(sectors);
  const sets = setsOfThing(outlook, of);
  for (let sky = 0; sky < outlook.count; sky++)
    answers[sky] = (answers[sky] as number) + popcount((sets[sky] as number) & range);
}

function addSights(answers: Uint8Array, bit: number, { sets, blanks, count }: Outlook): void {
  for (let sky = 0; sky < count; sky++)
    if (((blanks[sky] as number) & bit) !== 0)
      answers[sky] = (answers[sky] as number) + SURVEYED.indexOf('junk');
  for (const subject of SUBJECTS.keys()) {
    const of = sets[subject] as Int32Array;
    for (let sky = 0; sky < count; sky++)
      if (((of[sky] as number) & bit) !== 0) answers[sky] = (answers[sky] as number) + subject;
  }
}
