import type { Purpose } from '../../../deduction/analysis/judgment.ts';
import type { Act } from '../types.ts';

/** What an act is for. */
export function purposeOf(act: Act): Purpose {
  if (act.type !== 'locate') return 'question';
  return act.found ? 'found' : 'guess';
}
