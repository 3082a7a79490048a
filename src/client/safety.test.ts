import { expect, test } from 'vitest';
import { type Safety, type StorageFacts, safetyOf } from './safety.ts';

const APPLE = 'Apple Computer, Inc.';

test.each<readonly [StorageFacts, Safety]>([
  [{ persisted: true, installed: false, vendor: 'Google Inc.' }, 'kept'],
  [{ persisted: false, installed: false, vendor: 'Google Inc.' }, 'while-there-is-room'],
  [{ persisted: undefined, installed: false, vendor: '' }, 'while-there-is-room'],
  [{ persisted: false, installed: true, vendor: APPLE }, 'kept'],
  [{ persisted: true, installed: false, vendor: APPLE }, 'kept'],
  [{ persisted: false, installed: false, vendor: APPLE }, 'a-week'],
  [{ persisted: undefined, installed: false, vendor: APPLE }, 'a-week'],
])('%j is %s', (facts, safety) => {
  expect(safetyOf(facts)).toBe(safety);
});
