import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Rng, type RngState, secretStream, stream } from './rng.ts';
import { SecretWords } from './secret-words.ts';

const start = secretStream('seed', 'test');
const drawn = (rng: { int(below: number): number }, count = 30) =>
  Array.from({ length: count }, () => rng.int(1_000_000));

/** As anybody would write it down who only knows what the file says. */
function expected(stream: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const input = Buffer.alloc(24);
    for (const [word, value] of start.slice(0, 4).entries()) input.writeInt32BE(value, word * 4);
    input.writeUInt32BE(stream, 16);
    input.writeUInt32BE(Math.floor(index / 8), 20);
    return createHash('sha256')
      .update(input)
      .digest()
      .readInt32BE((index % 8) * 4);
  });
}

test('words are those of SHA-256 over key, stream and counter', () => {
  const hidden = SecretWords.hidden(start);
  const shown = hidden.shown();
  expect(Array.from({ length: 20 }, () => hidden.next())).toEqual(expected(0, 20));
  expect(Array.from({ length: 20 }, () => shown.next())).toEqual(expected(1, 20));
});

test('a seed is known by its numbers for good', () => {
  expect(start).toMatchInlineSnapshot(`
    [
      1967853296,
      -256015312,
      -1135186500,
      490994198,
      0,
      0,
    ]
  `);
  expect(drawn(new Rng(start), 5)).toMatchInlineSnapshot(`
    [
      145112,
      918363,
      855674,
      268219,
      930591,
    ]
  `);
  expect(drawn(new Rng(start).public, 5)).toMatchInlineSnapshot(`
    [
      57414,
      856036,
      841692,
      111787,
      578753,
    ]
  `);
});

test('hidden draws do not depend on how much was drawn in public, nor the other way round', () => {
  const mixed = new Rng(start);
  const both = Array.from({ length: 30 }, () => [mixed.int(1_000_000), mixed.public.int(1_000_000)] as const);
  expect(both.map(([hidden]) => hidden)).toEqual(drawn(new Rng(start)));
  expect(both.map(([, shown]) => shown)).toEqual(drawn(new Rng(start).public));
});

test.each([0, 1, 7, 8, 9, 40])('its state is all there is to it, after %i hidden and public draws', count => {
  const rng = new Rng(start);
  drawn(rng, count);
  drawn(rng.public, count);
  const kept = JSON.parse(JSON.stringify(rng.state())) as RngState;
  expect(kept.slice(0, 4)).toEqual(start.slice(0, 4));
  const again = new Rng(kept);
  expect([drawn(again), drawn(again.public)]).toEqual([drawn(rng), drawn(rng.public)]);
});

test('tables that take turns do not get into each other', () => {
  const others = ['a', 'b', 'c'].map(seed => secretStream(seed, 'test'));
  const apart = others.map(state => drawn(new Rng(state), 12));
  const rngs = others.map(state => new Rng(state));
  const inTurn = Array.from({ length: 12 }, () => rngs.map(rng => rng.int(1_000_000)));
  expect(others.map((_, index) => inTurn.map(round => round[index]))).toEqual(apart);
});

test('a fork is secret too, and has nothing of its origin', () => {
  const fork = new Rng(start).fork();
  expect(fork).toHaveLength(6);
  expect(fork.slice(4)).toEqual([0, 0]);
  expect(fork.slice(0, 4).some(word => start.slice(0, 4).includes(word))).toBe(false);
});

test('a fast stream has one stream for both', () => {
  const rng = new Rng(stream('seed', 'test'));
  const first = rng.public.int(1_000_000);
  expect([first, ...drawn(rng, 4)]).toEqual(drawn(new Rng(stream('seed', 'test')), 5));
});

test('every number below a bound comes as often as any other', () => {
  const counts = Array<number>(6).fill(0);
  const rng = new Rng(secretStream('even', 'test'));
  for (let i = 0; i < 6_000; i++) {
    const number = rng.int(6);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
