import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { curveOf, extentOf, ticksTo } from '../../../deduction/analysis/curve.ts';
import { type ActStep, judgmentOf } from '../../../deduction/analysis/judgment.ts';
import { standAt } from '../../../deduction/ui/analysis-replay.ts';
import {
  judgmentSays,
  momentSays,
  provableSays,
  skiesSay,
  thingsSay,
} from '../../../deduction/ui/analysis-text.ts';
import { winnersSay } from '../../../deduction/ui/end-text.ts';
import type { Analysis, Known, Learned, Moment, PlanetXAnalysis } from '../analysis/types.ts';
import { boardOf } from '../board.ts';
import type { Act, Theory } from '../types.ts';
import { purposeOf } from './analysis-purpose.ts';
import { sectorSays, wordsIn } from './analysis-text.ts';
import { trackOf } from './analysis-track.ts';
import { FOUND_IT, whenSays } from './end-text.ts';
import { judgedOf, placeOfX } from './ending.ts';

const [one, other] = [at(seatsOf(2), 0), at(seatsOf(2), 1)];
const name = (seat: Seat): string => at(['You', 'Heron', 'Lynx'], seat);
const words = wordsIn('standard');

const theory = (seat: Seat, sector: number, phase: number, fate: 'right' | 'wrong'): Theory => ({
  ...{ seat, sector, phase, fate, body: 'gas' },
});

test('[E4] who was right in the earliest phase was first, also together', () => {
  const theories = [
    theory(one, 3, 1, 'wrong'),
    theory(other, 3, 2, 'right'),
    theory(one, 3, 2, 'right'),
    theory(one, 5, 4, 'right'),
    theory(other, 5, 3, 'right'),
  ];
  const judged = (seat: Seat) =>
    judgedOf({ theories } as unknown as Parameters<typeof judgedOf>[0], seat).map(
      ({ sector, right, first }) => [sector, right, first],
    );
  expect(judged(one)).toEqual([
    [3, false, false],
    [3, true, true],
    [5, true, false],
  ]);
  expect(judged(other)).toEqual([
    [3, true, true],
    [5, true, true],
  ]);
});

test('Planet X may lie at the end of the circle', () => {
  const sky = ['gas', 'empty', 'asteroid', 'planet-x'] as const;
  const puzzle = { mode: 'standard', sky: [...Array(8).fill('empty'), ...sky] } as unknown;
  expect(placeOfX(puzzle as Parameters<typeof placeOfX>[0])).toEqual({
    sector: 12,
    before: 'asteroid',
    after: 'empty',
  });
});

test('[E7] a win is told to whoever reads it', () => {
  expect(winnersSay([one], false, name, FOUND_IT)).toBe('You win');
  expect(winnersSay([other], false, name, FOUND_IT)).toBe('Heron wins');
  expect(winnersSay([other, one], false, name, FOUND_IT)).toBe('Heron and you share the win');
  expect(winnersSay([one], true, name, FOUND_IT)).toBe('You found Planet X');
});

const known = (skies: number): Known => ({ skies, certain: [], hidden: [] });

const rule = { type: 'x-not-adjacent', to: 'gas' } as const;
const conference = { type: 'conference', number: 1, rule } as const;

const learned = (time: number, before: number, after: number, moment = 0): Learned => ({
  ...{ what: conference, moment, time, before, after: known(after), compared: null },
});

const analysis = (more: Partial<Analysis>): Analysis => ({
  ...{
    seat: one,
    start: known(4096),
    steps: [learned(10, 4096, 64)],
    provable: null,
    found: null,
    things: [],
  },
  ...more,
});

describe('in words', () => {
  test.each([
    [
      { provable: 8, found: 13 },
      'You',
      'Planet X was provable at sector 9; you located it at sector 2 on lap 2.',
    ],
    [{ provable: 8, found: 8 }, 'Heron', 'Planet X was provable at sector 9; Heron located it at once.'],
    [{ provable: 8 }, 'You', 'To you Planet X was provable at sector 9, but not located.'],
    [{ found: 7 }, 'You', 'You located Planet X at sector 8 before it was provable.'],
    [{ provable: 9, found: 7 }, 'Heron', 'Heron located Planet X at sector 8 before it was provable.'],
    [{}, 'Heron', 'To Heron Planet X was never provable: 64 skies were left.'],
  ])('%j to %s', (more, who, says) => {
    expect(provableSays(analysis(more), words, who)).toBe(says);
  });

  test('theories that could be proven, and those that came before', () => {
    const thing = { sector: 1, body: 'gas' } as const;
    const things = [
      { thing, provable: 4, claimed: 6 },
      { thing, provable: 9, claimed: 6 },
      { thing, provable: null, claimed: null },
    ];
    expect(thingsSay(analysis({ things }), words, 'You')).toBe(
      '2 of 3 things could be proven; you submitted 2 of the right ones, 1 before it was provable.',
    );
  });

  test('skies before and after', () => {
    expect(skiesSay(learned(1, 4446, 1203))).toBe('4,446 skies became 1,203.');
    expect(skiesSay(learned(1, 1, 1))).toBe('1 sky, as before.');
  });
});

test('a curve falls in bits, and is marked where Planet X became provable', () => {
  const steps = [learned(3, 4096, 64), learned(10, 64, 8), learned(10, 8, 1)];
  const curve = curveOf(analysis({ steps, provable: 10 }));
  expect([curve.start, ...curve.points].map(({ time, bits }) => [time, bits])).toEqual([
    [0, 12],
    [3, 6],
    [10, 3],
    [10, 0],
  ]);
  expect(curve.provable).toEqual({ time: 10, bits: 0 });
  expect(extentOf([curve])).toEqual({ time: 10, bits: 12 });
});

test('scales have few lines', () => {
  expect(ticksTo(12.1, [2, 5], 7)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticksTo(20.1, [2, 5], 7)).toEqual([0, 5, 10, 15, 20]);
});

test.each([
  [0, 'standard', 'sector 1'],
  [11, 'standard', 'sector 12'],
  [12, 'standard', 'sector 1 on lap 2'],
  [12, 'expert', 'sector 13'],
  [37, 'expert', 'sector 2 on lap 3'],
] as const)('%i sectors gone in %s is %s', (time, mode, says) => {
  expect(whenSays(time, mode)).toBe(says);
});

const moment = (what: Moment['what'] = conference, time = 0): Moment => ({
  ...{ what, time: [time, time], table: { arrow: 0 } },
});
const theories = (phase: number | null): Moment => moment({ type: 'theories', phase, submitted: [] });

test('[T4] [T5] the axis has the sectors of the track, and what was held where the arrow left its mark', () => {
  const held = [...[1, 2, 3].map(theories), moment(), ...[4, 5, null].map(theories)];
  const track = trackOf(held, 17, 12, boardOf('standard'));
  expect(track.spaces.map(({ name }) => name)).toEqual([1, 4, 7, 10, 1, 4]);
  expect(track.laps).toEqual([{ lap: 2, time: 12 }]);
  expect(track.marks).toEqual([3, 6, 9, 12, 15]);
  expect(track.told).toEqual([{ name: 'X1', time: 10 }]);
  const expert = (room: number) => trackOf([], 20, room, boardOf('expert')).spaces;
  expect(expert(5).map(space => space.name)).toEqual([1, 10, 1]);
  expect(expert(12).map(space => space.name)).toEqual([1, 4, 7, 10, 13, 16, 1]);
});

const survey = { seat: one, at: 0, cost: 3, type: 'survey', of: 'gas', from: 1, to: 4 } as const;
const best = { question: { type: 'research', topic: 'A' }, cost: 1, bits: 0.8 } as const;

const acted = ({ act = survey, ...more }: Partial<Learned> & { readonly act?: Act }) =>
  ({
    ...({ what: { type: 'act', act, answer: { type: 'survey', count: 2 } }, moment: 1, time: 3 } as const),
    ...{ before: 64, after: known(16), compared: { average: 1.5, best } },
    ...more,
  }) as ActStep<PlanetXAnalysis>;

const locate = (found: boolean, cost: number): Act => ({
  ...{ seat: one, at: 8, cost, type: 'locate', found },
});

describe('what an act was as a question', () => {
  const nothing = { average: 0, best: { ...best, bits: 0 } };
  test.each([
    [{}, 'On average it tells 1.5 bits. Best then: research topic A, on average 0.8 bits for 1 time.'],
    [{ compared: { average: 2.4, best } }, 'On average it tells 2.4 bits. This was the best question.'],
    [{ before: 1, compared: nothing }, 'Nothing was left to learn.'],
    [{ before: 2, compared: nothing }, 'No question could tell anything more.'],
    [{ act: locate(true, 5), before: 1, compared: nothing }, 'A locate is for the points, not a question.'],
    [{ act: locate(false, 0), compared: null }, 'A last act: nothing could be asked.'],
  ] as const)('%j', (more, says) => {
    const step = acted(more);
    const { act } = step.what;
    expect(judgmentSays(judgmentOf(step, purposeOf(act)), words, act)).toBe(says);
  });
});

test('step by step, what a player knows is what came last', () => {
  const moments = [0, 3, 5, 7].map(time => moment(conference, time));
  const steps = [acted({}), learned(7, 16, 4, 3)];
  const stand = (place: number) => standAt(analysis({ steps }), moments, place);
  expect([0, 1, 2, 3, 4].map(place => stand(place).known.skies)).toEqual([4096, 4096, 16, 16, 4]);
  expect([0, 2, 4].map(place => stand(place).time)).toEqual([0, 3, 7]);
  expect(stand(1).next).toBe(steps[0]);
  expect(stand(2)).toMatchObject({ step: steps[0], next: undefined });
  expect(stand(3)).toMatchObject({ step: undefined, next: undefined });
  expect(stand(4).step).toBe(steps[1]);
});

test('moments and sectors in words', () => {
  expect(momentSays(undefined, words, name)).toBe('Before the first turn.');
  const asked = moment({ type: 'act', act: survey, answer: { type: 'survey', count: 2 } });
  expect(momentSays(asked, words, name)).toMatch(/^You surveyed gas clouds, 1.*4: 2\.$/);
  const submitted = [
    { seat: one, sectors: [4, 7] },
    { seat: other, sectors: [] },
  ];
  expect(momentSays(moment({ type: 'theories', phase: 3, submitted }), words, name)).toBe(
    'Theory phase 3: you submitted theories about sectors 4 and 7.',
  );
  expect(momentSays(theories(2), words, name)).toBe('Theory phase 2: no theories.');
  expect(sectorSays(4, 'empty', 0)).toBe('Sector 4: truly empty');
  expect(sectorSays(4, null, 0.126)).toBe('Sector 4: open, Planet X 13 percent');
  expect(sectorSays(4, null, 0)).toBe('Sector 4: open, not Planet X');
});
