import { expect, test } from 'vitest';
import { Done } from './done.ts';

const [fox, owl] = [
  { id: 'same', from: 'fox' },
  { id: 'same', from: 'owl' },
];

test('what is forgotten of one stays done for another, however often it is forgotten', () => {
  for (const [first, second] of [
    [fox, owl],
    [owl, fox],
  ] as const) {
    const done = new Done([]);
    done.add(first);
    done.add(second);
    // A last part of a deal makes two entries under one id.
    done.delete(second);
    done.delete(second);
    expect([done.has('same', [first.from]), done.has('same', [second.from])]).toEqual([true, false]);
    done.add(second);
    done.delete(first);
    done.delete(first);
    expect([done.has('same', [first.from]), done.has('same', [second.from])]).toEqual([false, true]);
  }
});

test('what does not say whose it was is done for everybody', () => {
  const done = new Done([]);
  done.add({ id: 'old' });
  expect([done.has('old', []), done.has('old', ['fox']), done.has('new', ['fox'])]).toEqual([
    true,
    true,
    false,
  ]);
});
