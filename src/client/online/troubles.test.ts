import { expect, test } from 'vitest';
import { problemOf, takeBackProblemOf } from './troubles.ts';

test.each([
  [{ code: 'too-fast', detail: 'too-many-changes' }, 'too-many-changes'],
  [{ code: 'too-fast' }, 'not-now'],
  [{ code: 'too-many-moves' }, 'too-many-moves'],
  [{ code: 'cannot-take-back', detail: 'unheard of' }, 'broken'],
] as const)('%j is told as %s, of a move and of a taking back', (failure, trouble) => {
  expect([problemOf(failure), takeBackProblemOf(failure)]).toEqual([{ trouble }, { trouble }]);
});
