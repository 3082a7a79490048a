import type { Rng } from '../../../core/rng.ts';
import { aboutLeast, least } from '../../../solver/choice.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { expected, openIn, type Prospect } from '../../../solver/prospects.ts';
import { unheardTopics } from '../questions.ts';
import { type Asking, type Idea, ideaOf } from './idea.ts';
import { outlooksFrom, plansIn, stepsFrom } from './plans.ts';

/** The share of the most that it gives away for not doing the same as others like it. */
const VARIETY = 0.05;

/** What tells most about the right guess and the sky for its time. */
export function askForMost(outlook: Outlook, asking: Asking, rng: Rng): Idea | undefined {
  const { known, own, seat } = asking;
  const bits = ({ guessBits, skyBits }: Prospect): number => guessBits + skyBits;
  const open = bits(openIn(outlook));
  const steps = stepsFrom(known, seat, unheardTopics(own));
  const plans = plansIn(steps, outlooksFrom(outlook, known.turns, known), known.mode);
  if (plans.length === 0) return undefined;
  const perTime = plans.map(plan => ({ plan, loss: (expected(plan.prospects, bits) - open) / plan.cost }));
  const slack = known.seats > 1 ? VARIETY * -least(perTime, ({ loss }) => loss).loss : 0;
  const chosen = aboutLeast(perTime, ({ loss }) => loss, slack, rng);
  return ideaOf(chosen.plan, chosen.loss, asking);
}
