import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { answerTo } from './answers.ts';
import { boardOf, FACTS, isRight, tokensOf } from './board.ts';
import { imagine } from './imagine.ts';
import { cluesOf } from './known.ts';
import { conferenceIsTrue, holds, isLegal, placesFor, topicIsTrue } from './plain.ts';
import { toAct } from './rules.ts';
import { act, opened, play, research, seat, TABLES, viewersOf, wholeGame } from './testing.ts';
import { titleOfRule } from './topics.ts';
import { BODIES, type State, type View } from './types.ts';
import { view } from './view.ts';

/** Nothing that the rules could not have led to. */
function expectPossible(imagined: State, seen: View) {
  const { public: known } = seen;
  const { sky, rules, conferences, facts } = imagined.puzzle;
  const board = boardOf(known.mode);
  expect(view(imagined, seen.viewer)).toEqual(seen);
  expect(isLegal(sky, board)).toBe(true);
  expect(cluesOf(seen).filter(clue => !holds(clue, sky, board))).toEqual([]);
  expect(rules.filter(rule => !topicIsTrue(rule, sky))).toEqual([]);
  expect(rules.map(titleOfRule)).toEqual(known.titles);
  expect(conferences.slice(0, known.conferences.length)).toEqual(known.conferences);
  expect(conferences.filter(rule => !conferenceIsTrue(rule, sky))).toEqual([]);
  expect(placesFor(sky, conferences, board)).toEqual([sky.indexOf('planet-x') + 1]);
  for (const fact of facts.flat()) expect(sky[fact.sector - 1]).not.toBe(fact.body);
  for (const who of seatsOf(known.seats)) expectOwn(imagined, who);
}

function expectOwn({ public: known, own, puzzle }: State, who: Seat) {
  const { level, facts, answers, bodies, sealed } = at(own, who);
  const board = boardOf(known.mode);
  if (known.levels) {
    expect(level).toBe(known.levels[who]);
    expect(facts).toEqual(at(puzzle.facts, who).slice(0, FACTS[at(known.levels, who)]));
  }
  for (const [index, done] of known.acts.filter(one => one.seat === who).entries()) {
    const answer = at(answers, index);
    if (done.type !== 'locate') expect(answer).toEqual(answerTo(puzzle, done));
    else if (answer.type === 'locate') expect(isRight(puzzle.sky, answer.guess, board)).toBe(done.found);
  }
  const placed = known.theories.filter(theory => theory.seat === who);
  expect(bodies).toHaveLength(placed.length);
  const claims = placed.map(({ sector }, index) => `${sector} ${bodies[index]}`);
  expect(new Set(claims).size).toBe(claims.length);
  for (const body of BODIES) {
    const used = [...bodies, ...(sealed ?? []).map(claim => claim.body)].filter(one => one === body);
    expect(used.length).toBeLessThanOrEqual(tokensOf(board, body));
  }
  for (const [index, { body }] of placed.entries()) if (body) expect(bodies[index]).toBe(body);
}

describe.each(TABLES)('imagining in %s at %i seats', (mode, seats) => {
  test('fits what was seen, and can be played on', () => {
    const rng = new Rng(stream('imagine', `${mode} ${seats}`));
    for (const { state } of wholeGame(mode, seats, 'imagine'))
      if (rng.chance(0.15))
        for (const viewer of viewersOf(seats)) {
          const seen = view(state, viewer);
          const imagined = imagine(seen, rng);
          if (!seen.public.end) expectPossible(imagined, seen);
          expect(toAct(imagined)).toEqual(toAct(state));
        }
  });
});

test('at the end everything is as it was', () => {
  const over = [...wholeGame('standard', 2, 'over')].reduce((_, step) => step).state;
  const imagined = imagine(view(over, 'spectator'), new Rng(stream('over', 'testing')));
  expect({ ...imagined, rng: over.rng }).toEqual(over);
});

describe('what was seen stays, what was not varies', () => {
  const { state } = opened({ mode: 'standard' }, 2, 'vary');
  const chosen = play(state, { type: 'know', level: 'beginner' }, { type: 'know', level: 'beginner' }).state;
  const asked = act(chosen, at(chosen.public.order, 0), research('B')).state;
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
    expect(different(some, ({ puzzle }) => puzzle.code)).toBe(60);
    expect(different(some, ({ puzzle }) => puzzle.rules[1])).toBe(1);
    expect(different(some, ({ rng }) => rng)).toBe(60);
  });

  test('to the other', () => {
    const some = worlds(other);
    expect(different(some, ({ own }) => own[other])).toBe(1);
    expect(different(some, ({ puzzle }) => puzzle.rules[1])).toBeGreaterThan(1);
    expect(different(some, ({ own }) => own[first]?.answers)).toBeGreaterThan(1);
  });
});
