import { expect, test } from 'vitest';
import { openTable } from './driver.ts';
import type { Connect } from './links/link.ts';
import { local } from './links/local.ts';
import { RULES, rules, seedsThatLast } from './rules.ts';

async function played(connect: Connect, moves: number, rule: (typeof RULES)[number] = 'unacknowledged') {
  const table = await openTable(connect('', rule), rules[rule], 'seed');
  const latencies: number[] = [];
  await table.play({ moves, atOnce: false, latencies });
  return { moves: latencies.length, digest: table.digest() };
}

test.each(RULES)('the load plays %s to the same end wherever the same rules are served', async rule => {
  const once = await played(local, 40, rule);
  expect(once).toEqual(await played(local, 40, rule));
  expect(once.moves).toBe(40);
  expect(once.digest).not.toEqual((await played(local, 41, rule)).digest);
});

test('a server that shows one seat something else is found out', async () => {
  const wrong: Connect = (url, rule) => ({
    async open(seed, heard) {
      const table = await local(url, rule).open(seed, heard);
      const seats = table.seats.map((seat, index) =>
        index === 3 ? { ...seat, view: () => ({ ...seat.view(), viewer: 2 }) } : seat,
      );
      return { ...table, seats };
    },
  });
  expect((await played(wrong, 1)).digest).not.toEqual((await played(local, 1)).digest);
});

test('a table whose game is over stops before the load wants it to', async () => {
  const { moves } = await played(local, 5_000);
  expect(moves).toBeGreaterThan(100);
  expect(moves).toBeLessThan(1_000);
});

test('where several decide at once, all act as soon as they may, and each move counts once', async () => {
  const movers: number[][] = [[]];
  const watched: Connect = (url, rule) => ({
    async open(seed, heard) {
      const table = await local(url, rule).open(seed, seat => {
        if (seat === 0) movers.push([]);
        heard(seat);
      });
      const seats = table.seats.map((seat, index) => ({
        ...seat,
        send: (move: object) => {
          movers.at(-1)?.push(index);
          seat.send(move);
        },
      }));
      return { ...table, seats };
    },
  });
  const table = await openTable(watched('', 'unacknowledged'), rules.unacknowledged, 'seed');
  const latencies: number[] = [];
  await table.play({ moves: 40, atOnce: true, latencies });
  expect(movers[0]).toEqual([0, 1, 2, 3]);
  expect(movers.flat()).toHaveLength(40);
  expect(latencies).toHaveLength(40);
});

test('where there are no views, everybody takes turns', async () => {
  const movers: number[] = [];
  const blind: Connect = () => ({
    async open(_, heard) {
      const places = [0, 1, 2] as Parameters<typeof heard>[0][];
      const send = (seat: number) => {
        movers.push(seat);
        queueMicrotask(() => places.forEach(heard));
      };
      return {
        seats: places.map(seat => ({ view: () => undefined, send: () => send(seat) })),
        close: () => undefined,
      };
    },
  });
  expect(await played(blind, 5)).toEqual({ moves: 5, digest: undefined });
  expect(movers).toEqual([1, 2, 0, 1, 2]);
});

test('seeds are those of tables that last', async () => {
  const seeds = seedsThatLast(rules.unacknowledged, 'long', 2, 300);
  expect(seeds).toHaveLength(2);
  for (const seed of seeds) {
    const table = await openTable(local('', 'unacknowledged'), rules.unacknowledged, seed);
    const latencies: number[] = [];
    await table.play({ moves: 300, atOnce: false, latencies });
    expect(latencies).toHaveLength(300);
  }
});
