import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { analyzed, surveyed, targeted } from './answers.ts';
import { boardOf, isRight, topicsOf } from './board.ts';
import { imagine } from './imagine.ts';
import { cluesOf } from './known.ts';
import { holds, isLegal, placesFor, reportIsTrue, topicIsTrue } from './plain.ts';
import { toAct } from './rules.ts';
import { act, analyze, atLastActs, opened, play, seat, TABLES, viewersOf, wholeGame } from './testing.ts';
import { titleOfRule } from './topics.ts';
import {
  type Act,
  type Answer,
  type Options,
  type Puzzle,
  type State,
  SUBJECTS,
  type View,
} from './types.ts';
import { view } from './view.ts';

/** Nothing that the rules could not have led to. */
function expectPossible(imagined: State, seen: View) {
  const { public: known } = seen;
  const { sky, rules, reports, facts, modifiers } = imagined.puzzle;
  const board = boardOf(known.mode);
  expect(view(imagined, seen.viewer)).toEqual(seen);
  expect(isLegal(sky, board)).toBe(true);
  expect(cluesOf(seen).filter(clue => !holds(clue, sky, board))).toEqual([]);
  expect(rules.filter(rule => !topicIsTrue(rule, sky, board))).toEqual([]);
  for (const [topic, title] of known.titles.entries())
    if (title) expect(titleOfRule(at(rules, topic))).toEqual(title);
  expect(reports.map(report => report.at)).toEqual(known.reportsAt);
  expect(reports.filter(({ rule }) => !reportIsTrue(rule, sky, board))).toEqual([]);
  const places = placesFor(
    sky,
    reports.map(({ rule }) => rule),
    board,
  );
  expect(places).toEqual([sky.indexOf('uap') + 1]);
  for (const fact of facts.flat()) expect(sky[fact.sector - 1]).not.toBe(fact.sight);
  expect(modifiers).toEqual(known.modifiers);
  for (const who of seatsOf(known.seats)) expectOwn(imagined, who);
}

function expectOwn({ public: known, own, puzzle }: State, who: Seat) {
  const { level, facts, answers, subjects, reports } = at(own, who);
  const board = boardOf(known.mode);
  if (known.levels) {
    expect(level).toBe(known.levels[who]);
    expect(facts).toEqual(at(puzzle.facts, who).slice(0, board.facts[at(known.levels, who)]));
  }
  expect(reports).toEqual(puzzle.reports.filter(report => report.at <= at(known.time, who)));
  const acts = known.acts.filter(one => one.seat === who);
  expect(answers).toHaveLength(acts.length);
  for (const [index, done] of acts.entries()) expectAnswer(done, at(answers, index), puzzle);
  const taken = known.photos.filter(photo => photo.seat === who);
  expect(subjects).toHaveLength(taken.length);
  for (const [index, { subject }] of taken.entries()) if (subject) expect(subjects[index]).toBe(subject);
  const shots = taken.map(({ sector }, index) => `${sector} ${subjects[index]}`);
  expect(new Set(shots).size).toBe(shots.length);
  for (const subject of SUBJECTS)
    expect(subjects.filter(one => one === subject).length).toBeLessThanOrEqual(board.photos[subject]);
  expect(answers.flatMap(answer => (answer.type === 'photo' ? answer.subjects : []))).toEqual(subjects);
}

function expectAnswer(done: Act, answer: Answer, puzzle: Puzzle) {
  const { sky, mode } = puzzle;
  expect(answer.type).toBe(done.type);
  if (done.type === 'survey') expect(answer).toEqual(surveyed(sky, done.of, done.sectors));
  if (done.type === 'target') expect(answer).toEqual(targeted(sky, done.sectors));
  if (answer.type === 'analyze') {
    const topics = answer.told.map(({ topic }) => topic);
    expect(answer).toEqual(analyzed(puzzle, topics));
    if (done.type === 'analyze')
      expect(topicsOf(done.satellite)).toEqual(expect.arrayContaining([...topics]));
  }
  if (done.type === 'find' && answer.type === 'find')
    expect(isRight(sky, answer.guess, done.turns, boardOf(mode))).toBe(done.found);
}

describe.each(TABLES)('imagining in %s at %i seats', (mode, seats) => {
  test.each<[string, Options]>([
    ['modifiers of the code', { mode }],
    ['busy ones', { mode, modifiers: ['convoy', 'two-sources', 'hadron', 'open-archive'] }],
  ])('fits what was seen, and can be played on: %s', (name, options) => {
    const rng = new Rng(stream('imagine', `${mode} ${seats} ${name}`));
    for (const { state } of wholeGame(options, seats, 'imagine'))
      if (rng.chance(['follow', 'last-acts'].includes(state.public.stage) ? 0.4 : 0.03))
        for (const viewer of viewersOf(seats)) {
          const seen = view(state, viewer);
          const imagined = imagine(seen, rng);
          expectPossible(imagined, seen);
          expect(toAct(imagined)).toEqual(toAct(state));
        }
  });
});

test('to the finder the UAP is where it was found', () => {
  const { state } = atLastActs({ time: [0, 0] });
  const rng = new Rng(stream('finder', 'testing'));
  for (let world = 0; world < 20; world++) {
    expect(imagine(view(state, seat(0)), rng).puzzle.sky[11]).toBe('uap');
  }
  const places = Array.from({ length: 40 }, () =>
    imagine(view(state, seat(1)), rng).puzzle.sky.indexOf('uap'),
  );
  expect(new Set(places).size).toBeGreaterThan(5);
});

test('at the end everything is as it was', () => {
  const over = [...wholeGame({ mode: 'basic' }, 2, 'over')].reduce((_, step) => step).state;
  const imagined = imagine(view(over, 'spectator'), new Rng(stream('over', 'testing')));
  expect({ ...imagined, rng: over.rng }).toEqual(over);
});

describe('what was seen stays, what was not varies', () => {
  const modifiers = ['open-archive', 'blank', 'blank', 'blank'] as const;
  const { state } = opened({ mode: 'basic', modifiers }, 2, 'vary');
  const genius = { type: 'know', level: 'beginner' } as const;
  const place = { type: 'place', quadrant: 1 } as const;
  const placed = play(state, genius, genius, place, place).state;
  const asked = act(placed, at(placed.public.order, 0), analyze('B')).state;
  const first = at(asked.public.order, -1);
  const other = seat(1 - first);

  const worlds = (viewer: Viewer) => {
    const rng = new Rng(stream('vary', `${viewer}`));
    const seen = view(asked, viewer);
    return Array.from({ length: 60 }, () => imagine(seen, rng));
  };
  const different = (some: readonly State[], part: (world: State) => unknown) =>
    new Set(some.map(world => JSON.stringify(part(world)))).size;

  test('to who asked', () => {
    const some = worlds(first);
    expect(different(some, ({ own }) => own[first])).toBe(1);
    expect(different(some, ({ own }) => own[other]?.facts)).toBeGreaterThan(20);
    expect(different(some, ({ puzzle }) => puzzle.sky)).toBeGreaterThan(30);
    expect(different(some, ({ puzzle }) => puzzle.reports)).toBeGreaterThan(20);
    expect(different(some, ({ puzzle }) => puzzle.code)).toBe(60);
    expect(different(some, ({ puzzle }) => puzzle.rules[1])).toBe(1);
    expect(different(some, ({ puzzle }) => puzzle.rules[0])).toBeGreaterThan(1);
    expect(different(some, ({ rng }) => rng)).toBe(60);
  });

  test('to the other', () => {
    const some = worlds(other);
    expect(different(some, ({ own }) => own[other])).toBe(1);
    expect(different(some, ({ puzzle }) => puzzle.rules[1])).toBeGreaterThan(1);
    expect(different(some, ({ own }) => own[first]?.answers)).toBeGreaterThan(1);
  });
});
