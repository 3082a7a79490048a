import { expect, test } from 'vitest';
import { Holds } from './holds.ts';

test('a page that is slowed is not read on because what it said before was heeded', () => {
  const done: string[] = [];
  const holds = new Holds({ pause: () => done.push('pause'), resume: () => done.push('resume') });
  holds.add('slowed');
  holds.add('full');
  holds.add('slowed');
  holds.delete('full');
  holds.delete('opening');
  expect(done).toEqual(['pause']);
  holds.delete('slowed');
  holds.delete('slowed');
  expect(done).toEqual(['pause', 'resume']);
  holds.add('opening');
  expect(done).toEqual(['pause', 'resume', 'pause']);
});
