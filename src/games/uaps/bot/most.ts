import type { Rng } from '../../../core/rng.ts';
import { aboutLeast, least } from '../../../solver/choice.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { expected, openIn, type Prospect } from '../../../solver/prospects.ts';
import { type Asked, unheardTopics } from '../questions.ts';
import { type Asking, type Idea, ideaOf } from './idea.ts';
import { outlooksFrom, plansIn, stepsFrom } from './plans.ts';

/** How a level that has all skies in mind picks its questions. */
export interface Curiosity {
  /** Skies that it looks at. */
  readonly skies: number;
  /** Whether it makes use of how much junk there is somewhere, and of topics. */
  readonly thorough: boolean;
  /** How much its choice hangs on mood: 0 not at all, 1 as much as on what it would learn. */
  readonly mood: number;
}

const isPlain = (asked: Asked): boolean =>
  asked.type === 'sight' || (asked.type === 'count' && asked.of !== 'junk');

/** The share of the most that it gives away for not doing the same as others like it. */
const VARIETY = 0.05;

/** What tells most about the right guess and the sky for its time. */
export function askForMost(
  outlook: Outlook,
  asking: Asking,
  { mood, thorough }: Curiosity,
  rng: Rng,
): Idea | undefined {
  const { known, own, seat } = asking;
  const bits = ({ guessBits, skyBits }: Prospect): number => guessBits + skyBits;
  const open = bits(openIn(outlook));
  const steps = stepsFrom(known, seat, unheardTopics(own)).filter(
    ({ inquiry }) => thorough || inquiry.asks.every(isPlain),
  );
  const plans = plansIn(steps, outlooksFrom(outlook, known.turns, known), known.mode);
  if (plans.length === 0) return undefined;
  const perTime = plans.map(plan => {
    const told = open - expected(plan.prospects, bits);
    return { plan, loss: -(told / plan.cost) * (1 - mood * rng.float()) };
  });
  const slack = known.seats > 1 ? VARIETY * -least(perTime, ({ loss }) => loss).loss : 0;
  const chosen = aboutLeast(perTime, ({ loss }) => loss, slack, rng);
  return ideaOf(chosen.plan, chosen.loss, asking);
}
