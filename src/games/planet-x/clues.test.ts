import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { setOf } from '../../solver/bits.ts';
import { Knowledge } from '../../solver/knowledge.ts';
import { allSectors, boardOf, setOfSectors, sightIn } from './board.ts';
import { type Clue, sieveOf } from './clues.ts';
import { holds, legalSkies, type Sky } from './plain.ts';
import { CLUE_TYPES, trueClue, trueClues } from './random-clues.ts';
import { skiesOf, skyOf } from './skies.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { BODIES, type Content, SIGHTS } from './types.ts';

const board = boardOf('standard');
const skies = skiesOf('standard');
const everySky = legalSkies(board);

const known = (clues: readonly Clue[]): Knowledge =>
  new Knowledge(skies).with(...clues.map(clue => sieveOf(clue, board, skies)));
const filtered = (clues: readonly Clue[]): readonly Sky[] =>
  everySky.filter(sky => clues.every(clue => holds(clue, sky, board)));

/** How often each sector holds this. */
const times = (left: readonly Sky[], content: Content): readonly number[] =>
  allSectors(board).map(sector => left.filter(sky => sky[sector - 1] === content).length);

function expectSame(clues: readonly Clue[]): void {
  const left = filtered(clues);
  const { count, tally } = known(clues);
  const label = JSON.stringify(clues);
  expect(count, label).toBe(left.length);
  expect(tally.skies, label).toBe(left.length);
  expect([...tally.hidden], label).toEqual(times(left, 'planet-x'));
  expect([...tally.nothing], label).toEqual(times(left, 'empty'));
  for (const [kind, body] of BODIES.entries()) {
    expect([...at(tally.kinds, kind)], label).toEqual(times(left, body));
    const sets = left.map(sky => setOfSectors(allSectors(board).filter(one => sky[one - 1] === body)));
    for (const [number, pattern] of at(skies.kinds, kind).patterns.entries())
      expect(at(tally.patterns, kind)[number], label).toBe(sets.filter(set => set === pattern).length);
  }
}

describe('what is known is what a plain filter leaves', () => {
  test('of no clue', () => expectSame([]));

  test.each(CLUE_TYPES)('of one clue: %s', type => {
    const rng = new Rng(stream(type, 'test'));
    let tried = 0;
    while (tried < 12) {
      const clue = trueClue(type, rng.pick(everySky), board, rng);
      if (!clue) continue;
      tried++;
      expectSame([clue]);
    }
  });

  test.each(SIGHTS)('of each count of a survey for %s', of => {
    for (let count = 0; count <= 5; count++) expectSame([{ type: 'survey', of, from: 11, to: 3, count }]);
  });

  test('of any clues about one sky', () => {
    for (let game = 0; game < 24; game++) {
      const rng = new Rng(stream(`game ${game}`, 'test'));
      expectSame(trueClues(2 + rng.int(6), rng.pick(everySky), board, rng));
    }
  });

  test('of clues that contradict each other', () => {
    const sky = at(everySky, 0);
    const other = everySky.find(one => one[0] !== sky[0] && one[0] !== 'planet-x');
    const clues = [sky, other ?? []].map(one => ({
      type: 'target' as const,
      sector: 1,
      sight: SIGHTS.find(sight => sight === one[0]) ?? 'empty',
    }));
    expect(known(clues).count).toBe(0);
    expectSame(clues);
  });

  test('whatever the order of the clues', () => {
    for (let game = 0; game < 16; game++) {
      const rng = new Rng(stream(`order ${game}`, 'test'));
      const sky = rng.pick(everySky);
      const clues = [...trueClues(4, sky, board, rng), ...CLUE_TYPES.slice(-2)].flatMap(
        clue => (typeof clue === 'string' ? trueClue(clue, sky, board, rng) : clue) ?? [],
      );
      expect(known(rng.shuffle(clues)).tally).toEqual(known(clues).tally);
    }
  });
});

test('[Q3] every rule of a topic and of a conference means what its words say', () => {
  const clues: readonly Clue[] = [
    ...topicRules(board).map(rule => ({ type: 'topic' as const, rule })),
    ...conferenceRules(board).map(rule => ({ type: 'conference' as const, rule })),
  ];
  expect(clues.map(clue => known([clue]).count)).toEqual(clues.map(clue => filtered([clue]).length));
});

test('[Q3] in Expert too, for some skies', () => {
  const expert = boardOf('expert');
  const all = new Knowledge(skiesOf('expert'));
  const rng = new Rng(stream('expert', 'test'));
  const sieved = [
    ...topicRules(expert).map(rule => ({ type: 'topic' as const, rule })),
    ...conferenceRules(expert).map(rule => ({ type: 'conference' as const, rule })),
  ].map(clue => ({ clue, sieve: sieveOf(clue, expert, all.skies) }));
  for (let draw = 0; draw < 30; draw++) {
    const { sets, hidden } = all.sample(rng);
    const sky = skyOf(expert, sets, hidden);
    const looked = allSectors(expert).map(sector =>
      sieveOf({ type: 'target', sector, sight: sightIn(sky, sector) }, expert, all.skies),
    );
    const seen = all.with(...looked);
    expect(seen.rows.length).toBe(1);
    for (const { clue, sieve } of sieved) {
      const places = seen.with(sieve).rows.hidden[0] ?? 0;
      expect((places & setOf([hidden])) !== 0, JSON.stringify([sky, clue])).toBe(holds(clue, sky, expert));
    }
  }
});

test('a sample is every sky that is left, equally often', () => {
  const rng = new Rng(stream('uniform', 'test'));
  const knowledge = known([
    { type: 'survey', of: 'empty', from: 1, to: 6, count: 2 },
    { type: 'survey', of: 'asteroid', from: 1, to: 4, count: 2 },
  ]);
  const counts = new Map<string, number>();
  const each = 60;
  for (let draw = 0; draw < knowledge.count * each; draw++) {
    const { sets, hidden } = knowledge.sample(rng);
    const sky = skyOf(board, sets, hidden).join();
    counts.set(sky, (counts.get(sky) ?? 0) + 1);
  }
  expect(knowledge.count).toBeGreaterThan(100);
  expect(counts.size).toBe(knowledge.count);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  const freedom = knowledge.count - 1;
  expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
});
