import { expect, test } from 'vitest';
import { Slices } from './slices.ts';

const turn = () => new Promise<void>(done => setImmediate(done));

/** Work of so many steps, each of which takes a millisecond of a clock that the test has. */
function* steps(
  count: number,
  clock: { now: number },
  trace: string[],
  name: string,
): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    clock.now += 1;
    trace.push(name);
    yield;
  }
  return name;
}

function slices() {
  const clock = { now: 0 };
  return { clock, trace: [] as string[], lane: new Slices(() => clock.now) };
}

test('one turn of the event loop does a few milliseconds of it, however much there is', async () => {
  const { clock, trace, lane } = slices();
  const all = Promise.all(['a', 'b', 'c'].map(name => lane.run(steps(20, clock, trace, name))));
  const perTurn: number[] = [];
  while (trace.length < 60) {
    const before = trace.length;
    await turn();
    perTurn.push(trace.length - before);
  }
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(4);
  expect(await all).toEqual(['a', 'b', 'c']);
});

test('what is short is done before what is long, whoever came first', async () => {
  const { clock, trace, lane } = slices();
  const done: string[] = [];
  const long = lane.run(steps(50, clock, trace, 'long')).then(name => done.push(name));
  const short = lane.run(steps(2, clock, trace, 'short')).then(name => done.push(name));
  await Promise.all([long, short]);
  expect(done).toEqual(['short', 'long']);
});

test('what throws rejects, and the others go on', async () => {
  const { clock, trace, lane } = slices();
  const broken = (function* (): Generator<void, string> {
    yield;
    throw new Error('unreadable');
  })();
  const other = lane.run(steps(3, clock, trace, 'other'));
  await expect(lane.run(broken)).rejects.toThrow('unreadable');
  expect(await other).toBe('other');
  expect(await lane.run(steps(1, clock, trace, 'later'))).toBe('later');
});
