import { CANNOT_TAKE_BACK, type CannotTakeBack } from '../../core/table.ts';
import type { Problem, TakeBackProblem, Trouble } from '../../ui/link.ts';
import type { OnlineFailure } from './online.ts';

/** What the table page is told when the server does not make a move. */
export const problemOf = (failure: OnlineFailure): Problem =>
  failure.code === 'refused' && failure.detail !== undefined
    ? { refusal: failure.detail }
    : { trouble: troubleOf(failure) };

export function takeBackProblemOf(failure: OnlineFailure): TakeBackProblem {
  const cannot = failure.code === 'cannot-take-back' ? reasonIn(failure.detail) : undefined;
  return cannot === undefined ? { trouble: troubleOf(failure) } : { cannot };
}

export function troubleOf(failure: OnlineFailure): Trouble {
  const { code } = failure;
  if (code === 'too-fast' && failure.detail === 'too-many-changes') return failure.detail;
  switch (code) {
    case 'offline':
    case 'paused':
    case 'bot-stands-in':
    case 'no-such-table':
    case 'not-over':
    case 'too-many-moves':
      return code;
    case 'unknown':
      return 'unreachable';
    case 'not-seated':
    case 'not-the-host':
      return 'not-your-seat';
    case 'too-fast':
    case 'not-kept':
    case 'server-full':
    case 'table-full':
    case 'closing':
    case 'nothing-to-see-yet':
    case 'not-playing':
      return 'not-now';
    default:
      return 'broken';
  }
}

const reasonIn = (detail: string | undefined): CannotTakeBack | undefined =>
  CANNOT_TAKE_BACK.find(reason => reason === detail);
