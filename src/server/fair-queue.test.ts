import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Works take a millisecond each; a turn is what the queue does before it lets others go on. */
function queue() {
  let now = 0;
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const all = new FairQueue(
    () => now,
    turn => turns.push(turn),
  );
  const add = (whose: string, what: string) =>
    all.add(whose, () => {
      now++;
      done.push(what);
    });
  const turn = () => {
    turns.shift()?.();
    return done.splice(0);
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { all, add, turn, turns, pass };
}

test('everybody comes in turn, and what one asks for keeps its order', () => {
  const { add, turn, turns } = queue();
  for (const what of ['flood 1', 'flood 2', 'flood 3']) add('flood', what);
  add('lynx', 'lynx 1');
  add('fox', 'fox 1');
  expect(turn()).toEqual(['flood 1', 'lynx 1', 'fox 1', 'flood 2', 'flood 3']);
  expect(turns).toEqual([]);
});

test('nobody holds up the others for longer than a turn, nor loses a place in the next', () => {
  const { add, turn } = queue();
  for (let flood = 0; flood < 12; flood++) add('flood', 'flood');
  expect(turn()).toHaveLength(5);
  add('lynx', 'lynx');
  expect(turn().slice(0, 2)).toEqual(['flood', 'lynx']);
  expect(turn()).toHaveLength(3);
  expect(turn()).toEqual([]);
  add('fox', 'fox');
  expect(turn()).toEqual(['fox']);
});

test('there is time for what comes at once, but not for all of it', () => {
  const { all, turn, pass } = queue();
  expect(all.hasTime).toBe(true);
  pass(19);
  expect(all.hasTime).toBe(true);
  pass(1);
  expect(all.hasTime).toBe(false);
  turn();
  expect(all.hasTime).toBe(true);
});

test('nothing that comes is done before what waits', () => {
  const { all, add, turn } = queue();
  for (let flood = 0; flood < 7; flood++) add('flood', 'flood');
  expect(all.hasTime).toBe(false);
  expect(turn()).toHaveLength(5);
  expect(all.hasTime).toBe(false);
  expect(turn()).toHaveLength(2);
  expect(all.hasTime).toBe(true);
});
