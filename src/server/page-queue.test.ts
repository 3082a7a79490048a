import { expect, test } from 'vitest';
import { PageQueue } from './page-queue.ts';

/** A page that reads when it is told to, and a queue of all in which a turn is taken when it is told to. */
function page() {
  const done: string[] = [];
  const turns: (() => void)[] = [];
  const held = new Set<string>();
  let caughtUp: (() => void)[] = [];
  const state = { isBehind: false };
  const queue = new PageQueue({
    inTurn: work => turns.push(work),
    outbox: {
      get isBehind() {
        return state.isBehind;
      },
      whenCaughtUp: then => caughtUp.push(then),
    },
    holds: { add: reason => held.add(reason), delete: reason => held.delete(reason) },
  });
  return {
    ...{ queue, done, held, state },
    ask: (what: string) => queue.add(() => done.push(what)),
    turn: () => turns.shift()?.(),
    catchUp: () => {
      state.isBehind = false;
      for (const then of caughtUp.splice(0)) then();
      caughtUp = [];
    },
  };
}

test('what a page says keeps its order, also where the page was behind for a moment', () => {
  const { ask, turn, state, catchUp, done, queue } = page();
  ask('first');
  ask('second');
  state.isBehind = true;
  turn();
  catchUp();
  while (!queue.isEmpty) turn();
  expect(done).toEqual(['first', 'second']);
});

test('no more is read of a page of which enough waits, until less does', () => {
  const { ask, turn, held, done } = page();
  for (const what of ['1', '2', '3']) ask(what);
  expect([...held]).toEqual([]);
  ask('4');
  ask('5');
  expect([...held]).toEqual(['full']);
  turn();
  expect([...held]).toEqual(['full']);
  turn();
  expect([...held]).toEqual([]);
  expect(done).toEqual(['1', '2']);
});

test('nothing of a page that is gone is heeded any more', () => {
  const { ask, turn, done, queue } = page();
  ask('first');
  queue.clear();
  turn();
  expect([done, queue.isEmpty]).toEqual([[], true]);
});
