import { describe, expect, test } from 'vitest';
import { assert, at, heardBy, type Seat, seatsOf } from '../../../core/contract.ts';
import { actedIn } from '../../../deduction/analysis/types.ts';
import { testsOfAnalysis } from '../../../deduction/testing.ts';
import { boardOf, sectorAt } from '../board.ts';
import { sieveOf } from '../clues.ts';
import { guessesLeft, toldBy } from '../information.ts';
import { knowledgeOf } from '../known.ts';
import { moves } from '../legal.ts';
import { ifRight, provenGuess } from '../locate.ts';
import {
  act,
  atTurn,
  claim,
  located,
  type Played,
  research,
  seat,
  submit,
  survey,
  wholeGame,
} from '../testing.ts';
import { type Event, type Move, SIGHTS, type State, TOPICS } from '../types.ts';
import { view } from '../view.ts';
import { analyze } from './analyze.ts';
import type { Analyzed } from './types.ts';

const board = boardOf('standard');

function finished<Value>(work: Generator<unknown, Value>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const heardIn = (steps: readonly Played[]): readonly Event[] =>
  steps.flatMap(({ events }) => heardBy(events, 'spectator'));

function analyzed(steps: readonly Played[]): Analyzed {
  const { public: known } = at(steps, -1).state;
  assert(known.end, 'the game is over');
  return finished(analyze({ known: { ...known, end: known.end }, events: heardIn(steps) }));
}

/** Before each act: the state, and the act. */
const actsIn = (steps: readonly Played[]): readonly { readonly before: State; readonly who: Seat }[] =>
  steps.slice(1).flatMap(({ events }, index) => {
    const acted = heardBy(events, 'spectator').find(event => event.type === 'acted');
    return acted?.type === 'acted' ? [{ before: at(steps, index).state, who: acted.act.seat }] : [];
  });

describe.each([1, 2, 4])('a game of %i', seats => {
  const steps = [...wholeGame('standard', seats, `analysis-${seats}`)];
  const { moments, analyses } = analyzed(steps);

  test('what is left is what fits the view of each seat', () => {
    const acts = actsIn(steps);
    for (const { seat: who, steps: learned } of analyses) {
      const own = acts.filter(one => one.who === who);
      const told = learned.filter(actedIn);
      expect(told.map(({ before }) => before)).toEqual(
        own.map(({ before }) => knowledgeOf(view(before, who)).count),
      );
      expect(told.map(step => actedIn(step)?.act.at)).toEqual(
        own.map(({ before }) => at(before.public.time, who)),
      );
    }
  });

  testsOfAnalysis({ moments, analyses }, at(steps, -1).state.puzzle.sky, 'planet-x');

  test('the arrow is where it was, and nothing legal tells more for its time', () => {
    const arrows = moments.filter(actedIn).map(({ table }) => table.arrow);
    const acts = actsIn(steps);
    expect(arrows).toEqual(acts.map(({ before }) => before.public.arrow));
    const { before, who } =
      acts.find(({ before: { public: now } }) => now.acts.length === seats) ?? at(acts, 0);
    const questions = [...moves(view(before, who))].filter(
      move => move.type === 'survey' || move.type === 'target' || move.type === 'research',
    );
    const told = toldBy(questions, knowledgeOf(view(before, who)), board, before.public.titles);
    const rates = told.map(({ bits, cost }) => bits / cost);
    const number = before.public.acts.filter(one => one.seat === who).length;
    const best = analyses[who]?.steps.filter(actedIn)[number]?.compared?.best;
    assert(best, 'it was an act of this seat');
    expect(best.bits / best.cost).toBeCloseTo(Math.max(...rates), 9);
  });
});

test('Expert is analyzed too, step by step', () => {
  const steps = [...wholeGame('expert', 2, 'analysis')];
  const { public: known } = at(steps, -1).state;
  assert(known.end, 'the game is over');
  const work = analyze({ known: { ...known, end: known.end }, events: heardIn(steps) });
  const shares: number[] = [];
  let step = work.next();
  for (; !step.done; step = work.next()) shares.push(step.value);
  expect(shares).toEqual(known.acts.map((_, index) => (index + 1) / known.acts.length));
  expect(step.value.analyses.map(({ seat: who }) => who)).toEqual(seatsOf(2));
});

const NO_COMETS = SIGHTS.filter(sight => sight !== 'comet');

/** A seat alone researches and surveys by turns until one locate is left, and makes it. */
function toldAll(): readonly Played[] {
  const steps: Played[] = [{ state: atTurn({ seats: 1 }), events: [] }];
  const now = (): State => at(steps, -1).state;
  const make = (move: Move) => steps.push(act(now(), 0, move));
  const isOpen = () => !provenGuess(knowledgeOf(view(now(), seat(0))));
  for (let round = 0; isOpen(); round++) {
    assert(round < 100, 'it is found some day');
    const from = sectorAt(now().public.arrow, board);
    const of = at(NO_COMETS, round % NO_COMETS.length);
    make(round % 2 === 0 ? research(at(TOPICS, (round / 2) % TOPICS.length)) : survey(of, from, from));
    while (now().public.stage === 'theories')
      make(submit(...(now().public.phase === 2 ? [claim(4, 'asteroid')] : [])));
  }
  make(located(now()));
  return steps;
}

test('Planet X is provable when one locate is left, not before', () => {
  const steps = toldAll();
  const [own] = analyzed(steps).analyses;
  const locating = at(steps, -2).state.public;
  expect(own?.found).toBe(locating.time[0]);
  expect(own?.provable).toBe(locating.time[0]);
});

test('a theory is provable when all skies have it, and is known to be submitted', () => {
  const steps = toldAll();
  const [own] = analyzed(steps).analyses;
  const four = own?.things.find(({ thing }) => thing.sector === 4);
  const asked = steps.find(({ state }) => state.public.phase === 2);
  expect(four).toMatchObject({ thing: { body: 'asteroid' }, claimed: asked?.state.public.time[0] });
  const first = steps.find(({ state }) => {
    const { tally } = knowledgeOf(view(state, seat(0)));
    return tally.kinds[0]?.[3] === tally.skies;
  });
  expect(four?.provable).toBe(first?.state.public.time[0] ?? null);
});

test('[A7] a topic that is researched again tells nothing on average either', () => {
  const start: Played = { state: atTurn({ seats: 1 }), events: [] };
  const moves = [research('A'), survey('gas', 2, 4), submit(), research('A'), submit()];
  const steps = [start];
  for (const move of moves) steps.push(act(at(steps, -1).state, 0, move));
  const { state } = at(steps, -1);
  steps.push(act(state, 0, located(state)));
  const averages = analyzed(steps).analyses[0]?.steps.map(({ compared }) => compared?.average);
  expect(averages?.[0]).toBeGreaterThan(0);
  expect(averages?.[1]).toBeGreaterThan(0);
  expect(averages?.[2]).toBe(0);
  expect(averages?.[3]).toBeGreaterThan(0);
});

test('[H1] [E2] theory phases are moments too, with what each seat submitted, and so are last acts', () => {
  const steps = [...wholeGame('expert', 3, 'theories')];
  const { moments } = analyzed(steps);
  const told = moments.flatMap(({ what }) => (what.type === 'theories' ? [what] : []));
  const { phase, theories } = at(steps, -1).state.public;
  expect(told.flatMap(moment => moment.phase ?? [])).toEqual(
    Array.from({ length: phase }, (_, index) => index + 1),
  );
  const submitted = told.flatMap(({ phase: asked, submitted: by }) =>
    by.flatMap(({ seat: who, sectors }) => sectors.map(sector => [who, sector, asked ?? phase + 1])),
  );
  expect(submitted).toEqual(theories.map(({ seat: who, sector, phase: asked }) => [who, sector, asked]));
});

test('[A5] the skies in which a locate is right are those that its failure would exclude', () => {
  const { state } = at([...wholeGame('standard', 2, 'right')], 6);
  const knowledge = knowledgeOf(view(state, seat(0)));
  const { guess } = at(guessesLeft(knowledge, board), 0);
  const failed = knowledge.with(sieveOf({ type: 'not-there', guess }, board, knowledge.skies));
  const right = ifRight(knowledge, guess, board);
  expect(right.count).toBeGreaterThan(0);
  expect(right.count + failed.count).toBe(knowledge.count);
  expect(provenGuess(right)).toEqual(guess);
});
