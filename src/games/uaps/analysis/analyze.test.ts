import { describe, expect, test } from 'vitest';
import { assert, at, heardBy, type Seat, seatsOf } from '../../../core/contract.ts';
import { actedIn } from '../../../deduction/analysis/types.ts';
import { testsOfAnalysis } from '../../../deduction/testing.ts';
import { entropy } from '../../../solver/information.ts';
import { allSectors, boardOf, isRight, sectorsOfQuadrant, sightIn } from '../board.ts';
import { SkyKnowledge } from '../knowledge.ts';
import { knowledgeFrom, knowledgeOf } from '../known.ts';
import { legalSkies } from '../plain.ts';
import { type Asked, inquiriesAt, unheardTopics } from '../questions.ts';
import {
  act,
  atTurn,
  found,
  type Played,
  photo,
  play,
  seat,
  survey,
  target,
  uapIn,
  wholeGame,
} from '../testing.ts';
import { type Event, type State, SURVEYED } from '../types.ts';
import { view } from '../view.ts';
import { analyze } from './analyze.ts';
import { bitsOf, mostBits } from './bits.ts';
import type { Analyzed } from './types.ts';

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

/** Before each act: the state, and whose it is. */
const actsIn = (steps: readonly Played[]): readonly { readonly before: State; readonly who: Seat }[] =>
  steps.slice(1).flatMap(({ events }, index) => {
    const acted = heardBy(events, 'spectator').find(event => event.type === 'acted');
    return acted?.type === 'acted' ? [{ before: at(steps, index).state, who: acted.act.seat }] : [];
  });

describe.each([1, 2, 4])('a game of %i', seats => {
  const steps = [...wholeGame({ mode: 'basic' }, seats, `analysis-${seats}`)];
  const { moments, analyses } = analyzed(steps);
  const acts = actsIn(steps);

  test('what is left is what fits the view of each seat', () => {
    for (const { seat: who, steps: learned } of analyses) {
      const own = acts.filter(one => one.who === who);
      const told = learned.filter(step => actedIn(step));
      expect(told.map(({ before }) => before)).toEqual(
        own.map(({ before }) => knowledgeOf(view(before, who)).count),
      );
      expect(told.map(step => actedIn(step)?.act.at)).toEqual(
        own.map(({ before }) => at(before.public.time, who)),
      );
    }
  });

  testsOfAnalysis({ moments, analyses }, at(steps, -1).state.puzzle.sky, 'uap');

  test('the table is as it was when an act was chosen', () => {
    const chosen = moments.filter(actedIn);
    expect(chosen.map(({ table }) => table)).toEqual(
      acts.map(({ before: { public: now } }) => ({
        turns: now.turns,
        quadrants: now.quadrants,
        freeMove: now.freeMove,
        photos: now.photos,
        titles: now.titles,
      })),
    );
  });

  test('[Q7] each report is heard by each seat that came so far, once', () => {
    const { puzzle, public: over } = at(steps, -1).state;
    for (const who of seatsOf(seats)) {
      const told = moments.flatMap(({ what }) =>
        what.type === 'report' && what.seat === who ? [what.report] : [],
      );
      expect(told).toEqual(puzzle.reports.filter(report => report.at <= at(over.time, who)));
    }
  });

  test('nothing that could be asked in the quadrant tells more for its time', () => {
    const { before, who } =
      acts.find(({ before: { public: now } }) => now.acts.length === seats) ?? at(acts, 0);
    const number = before.public.acts.filter(one => one.seat === who).length;
    const step = analyses[who]?.steps.filter(actedIn)[number];
    const own = at(before.own, who);
    const knowledge = knowledgeOf(view(before, who));
    const rates = inquiriesAt(before.public, who, unheardTopics(own)).map(
      ({ asks, cost }) => bitsOf(asks, knowledge) / cost,
    );
    const best = step?.compared?.best;
    expect(best ? best.bits / best.cost : 0).toBeCloseTo(Math.max(0, ...rates), 9);
  });
});

test('Expert is analyzed too, step by step', () => {
  const state = atTurn({ mode: 'expert', seats: 2 });
  const asked = play(state, survey('junk'), survey('nav'), target(1));
  const over = act(asked.state, at(asked.state.public.order, 0), found(asked.state));
  const steps: Played[] = [{ state, events: [] }, asked, over];
  for (let last = over; last.state.public.lastActs.length > 0; ) {
    last = act(last.state, at(last.state.public.lastActs, 0), { type: 'last-photos', shots: [] });
    steps.push(last);
  }
  const { public: known } = at(steps, -1).state;
  assert(known.end, 'the game is over');
  const work = analyze({ known: { ...known, end: known.end }, events: heardIn(steps) });
  const shares: number[] = [];
  let step = work.next();
  for (; !step.done; step = work.next()) shares.push(step.value);
  expect(shares).toEqual(known.acts.map((_, index) => (index + 1) / known.acts.length));
  expect(step.value.analyses.map(({ seat: who }) => who)).toEqual(seatsOf(2));
});

test('a photo is provable when all skies have it, and known to be taken', () => {
  const state = atTurn({ seats: 1 });
  const steps: Played[] = [{ state, events: [] }];
  for (const move of [target(2), photo(2, 'nav'), survey('junk')])
    steps.push(act(at(steps, -1).state, 0, move));
  const last = at(steps, -1).state;
  steps.push(act(last, 0, found(last)));
  const [own] = analyzed(steps).analyses;
  const nav = own?.things.find(({ thing }) => thing.sector === 2);
  expect(nav).toMatchObject({ thing: { subject: 'nav' }, provable: 4, claimed: 4 });
  expect(own?.found).toBe(last.public.time[0]);
});

test('[A6] the UAP is provable when one find is left, with what is stacked with it then', () => {
  const state = atTurn({ seats: 1, modifiers: ['wide-lens', 'wide-lens', 'wide-lens', 'wide-lens'] });
  const steps: Played[] = [{ state, events: [] }];
  const now = (): State => at(steps, -1).state;
  const guesses = (): number => [...knowledgeOf(view(now(), seat(0))).guesses(now().public.turns)].length;
  for (let round = 0; guesses() > 1; round++) {
    assert(round < 200, 'it is found some day');
    const quadrant = at(now().public.quadrants, 0) ?? 1;
    const sectors = sectorsOfQuadrant(quadrant, now().public.turns, boardOf('basic'));
    const sector = at(sectors, round % sectors.length);
    const of = at(SURVEYED, Math.floor(round / sectors.length) % SURVEYED.length);
    if (round % 28 === 27) steps.push(act(now(), 0, { type: 'move', to: (quadrant % 4) + 1 }));
    else steps.push(act(now(), 0, survey(of, { form: 'sector', sector })));
  }
  const provable = at(now().public.time, 0);
  steps.push(act(now(), 0, found(now())));
  const [own] = analyzed(steps).analyses;
  expect(own).toMatchObject({ provable, found: provable });
});

test('[A6] the skies in which a find is right are those that its failure would exclude', () => {
  const state = atTurn({ turns: 3 });
  const knowledge = knowledgeFrom('basic', state.public.luna, [
    { type: 'survey', of: 'junk', sectors: [1, 2, 9, 10], count: 0 },
  ]);
  const guess = uapIn(state);
  const right = knowledge.ifRight(guess, 3);
  expect(right.count).toBeGreaterThan(0);
  expect(right.count).toBe(knowledge.count - knowledge.countWith({ type: 'not-there', guess, turns: 3 }));
  for (const sky of right.skies()) expect(isRight(sky, guess, 3, boardOf('basic'))).toBe(true);
});

describe('what a question tells on average is what all skies say', () => {
  const board = boardOf('basic');
  const luna = 15;
  const knowledge = SkyKnowledge.of('basic', luna).with({ type: 'target', sector: 9, sight: 'meteor' });
  const skies = legalSkies(board, luna).filter(sky => sightIn(sky, 9) === 'meteor');
  const [one, other] = [
    [1, 2, 9, 16],
    [3, 4],
  ];
  test.each<readonly [string, readonly Asked[]]>([
    ['a survey', [{ type: 'count', of: 'junk', sectors: one }]],
    ['a survey of one sector', [{ type: 'count', of: 'comm', sectors: [4] }]],
    ['a target', [{ type: 'sight', sector: 12 }]],
    [
      '[M13] two things',
      [
        { type: 'count', of: 'junk', sectors: other },
        { type: 'count', of: 'spy', sectors: other },
      ],
    ],
    [
      '[M22] two sectors, one in each orbit',
      [
        { type: 'sight', sector: 1 },
        { type: 'sight', sector: 16 },
      ],
    ],
  ])('%s', (_, asks) => {
    const counts = new Map<string, number>();
    for (const sky of skies) {
      const answer = asks
        .map(asked => {
          if (asked.type === 'sight') return sightIn(sky, asked.sector);
          return asked.type === 'count'
            ? asked.sectors.filter(sector => sightIn(sky, sector) === asked.of).length
            : '';
        })
        .join();
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect(bitsOf(asks, knowledge)).toBeCloseTo(entropy(counts.values()), 9);
    expect(mostBits(asks, knowledge)).toBeGreaterThanOrEqual(bitsOf(asks, knowledge) - 1e-9);
  });

  test('[Q4] a topic tells no more than its rules are, and nothing to whoever knows the sky', () => {
    const asked: Asked = { type: 'rule', topic: 'A', title: ['comm'] };
    const sky = at(skies, 0);
    const whole = allSectors(board).map(sector => ({
      ...{ type: 'target' as const, sector, sight: sightIn(sky, sector) },
    }));
    const few = SkyKnowledge.of('basic', luna).with(...whole);
    expect(bitsOf([asked], knowledge)).toBeGreaterThan(0.1);
    expect(bitsOf([asked], knowledge)).toBeLessThan(mostBits([asked], knowledge));
    expect(bitsOf([asked], few)).toBeCloseTo(0, 9);
  });
});
