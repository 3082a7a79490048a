import { at } from '../../../core/contract.ts';
import { actedIn } from '../../../deduction/analysis/types.ts';
import { entropy } from '../../../solver/information.ts';
import type { SkyKnowledge } from '../knowledge.ts';
import { type Inquiry, inquiriesAt, inquiryOf, type Question } from '../questions.ts';
import { type Act, type Answer, type Public, TOPICS, type Topic } from '../types.ts';
import { bitsOf, mostBits } from './bits.ts';
import type { Compared, Moment, Played } from './types.ts';

/**
 * For the act of this number, beside all that could be asked in the quadrant where the seat stood. Null for last acts, in
 * which nothing can be asked. Reports that come with time are not counted: they come whatever is asked.
 */
export function compare(
  knowledge: SkyKnowledge,
  { known }: Played,
  moments: readonly Moment[],
  number: number,
): Compared | null {
  const moment = at(moments, number);
  const acted = actedIn(moment);
  if (!acted || isLast(acted.act)) return null;
  const { act, answer } = acted;
  const then = tableThen(known, moment, act);
  const unheard = unheardBefore(moments, number, act);
  const best = bestOf(inquiriesAt(then, act.seat, unheard), knowledge);
  const question = questionIn(act, answer);
  const average = question
    ? bitsOf(inquiryOf(question, then, act.seat, unheard).asks, knowledge)
    : guessBits(knowledge, act, answer);
  return {
    average,
    best: best && { question: best.inquiry.question, cost: best.inquiry.cost, bits: best.bits },
  };
}

/** A last act costs nothing, and no move is one. [E2] */
const isLast = ({ cost, type }: Act): boolean => cost === 0 && type !== 'move';

/** The table as the seat saw it when it chose. */
const tableThen = (known: Public, { table, time }: Moment, act: Act): Public => ({
  ...known,
  ...table,
  stage: 'act',
  time: time.with(act.seat, act.at),
  quadrants: table.quadrants.with(act.seat, act.quadrant),
  finder: null,
  end: null,
});

function unheardBefore(moments: readonly Moment[], number: number, { seat }: Act): readonly Topic[] {
  const heard = moments.slice(0, number).flatMap(moment => {
    const acted = actedIn(moment);
    return acted?.act.seat === seat && acted.answer.type === 'analyze'
      ? acted.answer.told.map(({ topic }) => topic)
      : [];
  });
  return TOPICS.filter(topic => !heard.includes(topic));
}

function questionIn(act: Act, answer: Answer): Question | undefined {
  if (act.type === 'survey') return { type: 'survey', of: act.of, area: act.area };
  if (act.type === 'target') return { type: 'target', sectors: act.sectors };
  return answer.type === 'analyze' ? { type: 'analyze', topic: at(answer.told, 0).topic } : undefined;
}

/** What a find tells by being right or not. */
function guessBits(knowledge: SkyKnowledge, { turns }: Act, answer: Answer): number {
  if (answer.type !== 'find') return 0;
  const wrong = knowledge.countWith({ type: 'not-there', guess: answer.guess, turns });
  return entropy([wrong, knowledge.count - wrong]);
}

interface Rated {
  readonly inquiry: Inquiry;
  readonly bits: number;
}

const remembered = new WeakMap<SkyKnowledge, Map<string, Rated | null>>();

/** Whoever begins without facts knows the same and may ask the same: of all skies, that takes longest. */
function bestOf(inquiries: readonly Inquiry[], knowledge: SkyKnowledge): Rated | null {
  const before = remembered.get(knowledge) ?? new Map<string, Rated | null>();
  remembered.set(knowledge, before);
  const name = JSON.stringify(inquiries);
  const best = before.get(name) ?? searchBest(inquiries, knowledge);
  before.set(name, best);
  return best;
}

/** What cannot tell more than the best so far is not gone into. */
function searchBest(inquiries: readonly Inquiry[], knowledge: SkyKnowledge): Rated | null {
  const promising = inquiries
    .map(inquiry => ({ inquiry, most: rate(mostBits(inquiry.asks, knowledge), inquiry) }))
    .toSorted((one, other) => other.most - one.most);
  let best: Rated | null = null;
  for (const { inquiry, most } of promising) {
    if (best && most <= rate(best.bits, best.inquiry)) break;
    const bits = bitsOf(inquiry.asks, knowledge);
    if (!best || rate(bits, inquiry) > rate(best.bits, best.inquiry)) best = { inquiry, bits };
  }
  return best;
}

const rate = (bits: number, { cost }: Inquiry): number => bits / Math.max(1, cost);
