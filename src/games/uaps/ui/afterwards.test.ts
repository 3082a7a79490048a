import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { type ActStep, judgmentOf } from '../../../deduction/analysis/judgment.ts';
import { judgmentSays, momentSays, provableSays, thingsSay } from '../../../deduction/ui/analysis-text.ts';
import type { TableFacts } from '../../../ui/link.ts';
import type { Known, Learned, Moment, UapsAnalysis } from '../analysis/types.ts';
import type { Act, Answer, End, Options, Photo, Public, Puzzle, Uaps } from '../types.ts';
import { purposeOf } from './analysis-purpose.ts';
import { sectorSays, wordsIn } from './analysis-text.ts';
import { trackOf } from './analysis-track.ts';
import { changeSays, codeSays, fateSays, photoSays, placeSays, whenSays } from './end-text.ts';
import {
  changesIn,
  foundAt,
  hasOtherModifiers,
  judgedOf,
  lacksModifiers,
  ownersOf,
  placeOfUap,
} from './ending.ts';
import { publicOf } from './testing.ts';

const [one, other] = [at(seatsOf(2), 0), at(seatsOf(2), 1)];
const name = (seat: Seat): string => at(['You', 'Heron'], seat);
const words = wordsIn(publicOf());

const table = { turns: 0, quadrants: [1, 2], freeMove: null, photos: [], titles: [] };
const moment = (what: Moment['what'], time: readonly number[] = [0, 0]): Moment => ({ what, time, table });

const ask = { seat: one, at: 13, cost: 1, quadrant: 2, turns: 1 } as const;
const survey: Act = {
  ...{ ...ask, type: 'survey', of: ['junk'], area: { form: 'quadrant' }, sectors: [4, 5, 6, 15, 16, 17] },
};
const act = (what: Act, answer: Answer): Moment['what'] => ({ type: 'act', act: what, answer });

test.each([
  [0, 'space 1'],
  [11, 'space 12'],
  [12, 'space 1 of lap 2'],
  [25, 'space 2 of lap 3'],
])('a token that has gone %i spaces is at %s', (time, says) => {
  expect(whenSays(time)).toBe(says);
});

describe('moments in words', () => {
  const rule = { type: 'not-in-orbit', orbit: 'inner' } as const;
  test.each<readonly [Moment['what'], string]>([
    [
      { type: 'report', seat: one, number: 2, report: { at: 5, rule } },
      'You hear report 2: The UAP is not in the inner orbit.',
    ],
    [{ type: 'turned', turns: 1, by: null }, 'The Earth turns. It has turned once.'],
    [{ type: 'turned', turns: 3, by: other }, "Heron's survey turns the Earth. It has turned 3 times."],
    [
      {
        type: 'verified',
        photos: [
          { seat: one, sector: 4, subject: 'nav', right: true },
          { seat: other, sector: 6, subject: 'comm', right: false },
        ],
      },
      'Photos are checked: you are right, nav satellite in 4; Heron is wrong, no comm satellite in 6.',
    ],
    [{ type: 'followed', seats: [other, one], to: 3 }, 'Heron and you went along to quadrant 3.'],
    [act({ ...ask, type: 'move', to: 3 }, { type: 'move' }), 'You moved to quadrant 3.'],
  ])('%j', (what, says) => {
    expect(momentSays(moment(what), words, name)).toBe(says);
  });

  test('an answer is open by now', () => {
    const answered = act(survey, { type: 'survey', counts: [2] });
    expect(momentSays(moment(answered), words, name)).toMatch(
      /^You surveyed space junk, 4.*6 and 15.*17: 2\.$/,
    );
  });

  test('sectors', () => {
    expect(sectorSays(4, 'junk', 0)).toBe('Sector 4: space junk');
    expect(sectorSays(4, null, 0.126)).toBe('Sector 4: open, the UAP 13 percent');
    expect(sectorSays(4, null, 0)).toBe('Sector 4: open, not the UAP');
  });
});

test('[T3] [M15] [Q7] turns stand at their line or where Hadron did, reports once at their time', () => {
  const report = { at: 5, rule: { type: 'not-in-orbit', orbit: 'inner' } } as const;
  const track = trackOf(
    [
      moment({ type: 'turned', turns: 1, by: other }, [2, 4]),
      moment({ type: 'turned', turns: 2, by: null }, [3, 4]),
      moment({ type: 'report', seat: one, number: 1, report }, [6, 4]),
      moment({ type: 'report', seat: other, number: 1, report }, [6, 7]),
      moment({ type: 'turned', turns: 3, by: null }, [6, 7]),
    ],
    14,
    20,
  );
  expect(track.marks).toEqual([4, 3, 6]);
  expect(track.told).toEqual([{ name: 'R1', time: 5 }]);
  expect(track.spaces.map(space => space.name)).toEqual([1, 4, 7, 10, 1]);
  expect(track.laps).toEqual([{ lap: 2, time: 12 }]);
});

describe('what an act was as a question', () => {
  const known = (skies: number): Known => ({ skies, certain: [], hidden: [] });
  const best = {
    question: { type: 'survey', of: ['nav'], area: { form: 'quadrant' } },
    cost: 1,
    bits: 1.2,
  } as const;
  const step = (what: Act, compared: Learned['compared'], before = 64): ActStep<UapsAnalysis> => ({
    ...{ what: { type: 'act', act: what, answer: { type: 'move' } }, moment: 0, time: 1 },
    ...{ before, after: known(16), compared },
  });
  const compared = { average: 0.5, best };
  const bestThen = /Best then: survey nav satellites, 4.*6 and 15.*17, on average 1\.2 bits for 1 time\.$/;
  test.each<readonly [string, ActStep<UapsAnalysis>, RegExp]>([
    ['a survey', step(survey, compared), /^On average it tells 0\.5 bits\. Best/],
    ['the best survey', step(survey, { average: 1.2, best }), /This was the best question\.$/],
    [
      'a photo',
      step({ ...ask, type: 'photo', sectors: [3] }, compared),
      /^A photo is for the points, .*Best/,
    ],
    ['a move', step({ ...ask, type: 'move', to: 1 }, compared), /^A move asks nothing\. Best/],
    [
      'a move where nothing can be asked',
      step({ ...ask, type: 'move', to: 1 }, { average: 0, best: null }),
      /^A move asks nothing\.$/,
    ],
    ['a find', step({ ...ask, type: 'find', found: true }, compared), /^A find is for the points/],
    [
      'a failed find where nothing can be asked',
      step({ ...ask, type: 'find', found: false }, { average: 0.2, best: null }),
      /^No question could tell anything more\.$/,
    ],
    ['a last act', step({ ...ask, type: 'photo', sectors: [] }, null), /^A last act/],
    ['what cannot tell anything', step(survey, compared, 1), /^Nothing was left to learn\.$/],
  ])('%s', (_, made, says) => {
    const { act: done } = made.what;
    expect(judgmentSays(judgmentOf(made, purposeOf(done)), words, done)).toMatch(says);
  });

  test('the quadrant is told as it stood then', () => {
    const { act: done } = step(survey, compared).what;
    expect(judgmentSays(judgmentOf(step(survey, compared), 'question'), words, done)).toMatch(bestThen);
  });
});

test('what was provable, in words', () => {
  expect(provableSays({ provable: 12, found: 14, steps: [] }, words, 'You')).toBe(
    'The UAP was provable at space 1 of lap 2; you found it at space 3 of lap 2.',
  );
  const things = [
    { thing: null, provable: 4, claimed: 6 },
    { thing: null, provable: null, claimed: 6 },
    { thing: null, provable: 9, claimed: null },
  ];
  expect(thingsSay({ things }, words, 'Heron')).toBe(
    '2 of 3 things could be proven; Heron took 2 right photos, 1 before it was provable.',
  );
});

describe('when all is shown', () => {
  const photo = (seat: Seat, sector: number, subject: Photo['subject'], fate: Photo['fate']): Photo => ({
    ...{ seat, sector, subject, fate },
  });
  const photos = [
    photo(one, 4, 'hubble', 'right'),
    photo(other, 4, 'hubble', 'right'),
    photo(one, 6, 'nav', 'wrong'),
  ];
  const known = publicOf({ photos });

  test('[E4] photos of a seat are right or wrong, and worth something', () => {
    const judged = judgedOf(known, one);
    expect(judged.map(photoSays)).toEqual(['Hubble in 4', 'Nav satellite in 6']);
    expect(judged.map(fateSays)).toEqual(['right, 4', 'wrong']);
    expect(ownersOf(known, 4)).toEqual([one, other]);
    expect(ownersOf(known, 6)).toEqual([]);
  });

  test('[A6] the UAP lies between two, and over or under what stands there now', () => {
    const sky = ['nav', 'uap', 'spy', 'junk', 'nav', 'iss', 'junk', 'comm'].concat(
      ...['luna', 'junk', 'meteor', 'comm', 'hubble', 'junk', 'nav', 'nav'],
    );
    const puzzle = { mode: 'basic', sky } as unknown as Puzzle;
    const { sector, before, after, stacked } = placeOfUap(puzzle, 1);
    expect(placeSays(sector, before, after, stacked)).toBe(
      'The UAP was in sector 2, between a nav satellite and a spy satellite, stacked with Luna at the end.',
    );
  });

  test('[M25] what modifiers changed is told by modifier', () => {
    const scores = [
      {
        total: 3,
        parts: [
          { what: 'find', points: 10 },
          { what: 'light-leak', points: -7 },
          { what: 'exclusive', points: 0 },
        ],
      },
      {
        total: 0,
        parts: [
          { what: 'find', points: 0 },
          { what: 'light-leak', points: -2 },
          { what: 'exclusive', points: 0 },
        ],
      },
    ];
    expect(changesIn(scores).map(change => changeSays(change, name))).toEqual([
      'Light Leak: you −7, Heron −2.',
      'Exclusive: no points changed.',
    ]);
  });

  test('[Q12] the code carries modifiers that lie as it has them, and no others', () => {
    const dealt = { modifiers: known.modifiers } as Puzzle;
    const says = (modifiers: Puzzle['modifiers']) =>
      codeSays(hasOtherModifiers(publicOf({ modifiers }), dealt));
    expect(says(known.modifiers)).toMatch(/has the same sky, modifiers, facts, topics and reports\.$/);
    expect(says(known.modifiers.with(1, 'convoy'))).toMatch(
      /has the same sky, facts, topics and reports\. .*: the code does not carry them\.$/,
    );
  });

  test('[Q12] beside the code it is said as far as it is known, and not in a lesson', () => {
    const options: Options = { mode: 'expert' };
    const chosen: Options = { ...options, modifiers: known.modifiers };
    const dealt: End = { puzzle: { modifiers: known.modifiers } as Puzzle, own: [] };
    const says = (from: Options, now: Partial<Public> = {}, lesson = false) =>
      lacksModifiers({ options: from, lesson } as TableFacts<Uaps>, publicOf(now));
    expect([says(options), says(chosen), says(chosen, {}, true)]).toEqual([false, true, false]);
    const others = { end: dealt, modifiers: known.modifiers.with(1, 'convoy') };
    expect(says(chosen, { end: dealt })).toBe(false);
    expect(says(chosen, others)).toBe(true);
    expect(says(chosen, others, true)).toBe(false);
  });

  test('the find that was right', () => {
    const acts: readonly Act[] = [
      { ...ask, at: 9, type: 'find', found: false },
      { ...ask, at: 14, type: 'find', found: true },
    ];
    expect(foundAt(publicOf({ acts }), one)).toBe(14);
  });
});
