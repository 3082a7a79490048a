import type { Purpose } from '../../../deduction/analysis/judgment.ts';
import type { Act } from '../types.ts';

/** What an act is for. */
export function purposeOf(act: Act): Purpose {
  switch (act.type) {
    case 'survey':
    case 'target':
    case 'analyze':
      return 'question';
    case 'photo':
      return 'points';
    case 'move':
      return 'way';
    case 'find':
      return act.found ? 'found' : 'guess';
  }
}
