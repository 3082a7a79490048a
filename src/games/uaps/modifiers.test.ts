import { describe, expect, test } from 'vitest';
import { costOf } from './costs.ts';
import { barredBecause, refuse, standingIn } from './legal.ts';
import { effectOf } from './modifiers.ts';
import { toAct } from './rules.ts';
import { scoresOf } from './score.ts';
import {
  act,
  analyze,
  atTurn,
  eventTypes,
  find,
  follow,
  found,
  heard,
  type Moment,
  missed,
  moveTo,
  orbit,
  type Played,
  photo,
  play,
  refused,
  seat,
  single,
  stack,
  survey,
  target,
  uapIn,
  WHOLE,
} from './testing.ts';
import {
  ACTIONS,
  type Action,
  type Area,
  EFFECTS,
  MODIFIERS,
  type Modifier,
  type Move,
  type Quadrant,
  type Refusal,
  type State,
  SURVEYED,
  TOPICS,
  type Wish,
} from './types.ts';
import { view } from './view.ts';

/** Of each kind one, as it could be done in quadrant 1 of Basic; a comm and a nav satellite are verified. */
const ACTS: Readonly<Record<string, Action>> = {
  'move on': moveTo(2) as Action,
  'move across': moveTo(3) as Action,
  'survey quadrant': survey('nav') as Action,
  'survey junk': survey('junk') as Action,
  'survey orbit': survey('nav', orbit('inner')) as Action,
  'survey stack': survey('junk', stack(1)) as Action,
  'survey sector': survey('nav', single(1)) as Action,
  'survey two': survey(['meteor', 'nav']) as Action,
  target: target(2) as Action,
  'target two': target(1, 2) as Action,
  photo: photo(2, 'nav') as Action,
  'analyze A': analyze('A') as Action,
  'analyze E': analyze('E') as Action,
  find: missed() as Action,
};

const inQuadrantOne = (modifier: Modifier, moment: Moment = {}): State =>
  atTurn({
    time: [0, 9],
    quadrants: [1, 3],
    photos: [
      [1, 16, 'comm', 'right'],
      [1, 6, 'nav', 'right'],
    ],
    ...moment,
    modifiers: [modifier],
  });

/** What each would cost, or why it is refused. */
const bill = (state: State): Readonly<Record<string, number | Refusal>> =>
  Object.fromEntries(
    Object.entries(ACTS).map(([name, move]) => [
      name,
      refused(state, 0, move) ?? costOf(state.public, seat(0), move),
    ]),
  );

const USUAL: Readonly<Record<string, number | Refusal>> = {
  'move on': 1,
  'move across': 2,
  'survey quadrant': 1,
  'survey junk': 1,
  'survey orbit': 2,
  'survey stack': 2,
  'survey sector': 3,
  'survey two': 'survey-one-thing',
  target: 4,
  'target two': 'target-one-sector',
  photo: 1,
  'analyze A': 1,
  'analyze E': 'not-verified',
  find: 5,
};

const surveys = (change: (cost: number) => number | Refusal, extra: number | Refusal = 'survey-one-thing') =>
  Object.fromEntries(
    Object.entries(USUAL).flatMap(([name, cost]) =>
      name.startsWith('survey') ? [[name, typeof cost === 'number' ? change(cost) : extra]] : [],
    ),
  );

/** What differs from the usual for whoever stands there; everything else is as usual. */
const CHANGES: Readonly<Record<Modifier, Readonly<Record<string, number | Refusal>>>> = {
  blank: {},
  'open-archive': { 'analyze E': 3 },
  'wide-lens': surveys(() => 1),
  overcast: { target: 'no-target-here', 'target two': 'no-target-here' },
  'border-guards': {},
  'shared-dish': {},
  'clear-air': { target: 3 },
  shuttle: { 'move on': 0, 'move across': 0 },
  'light-leak': {},
  jamming: {
    ...{ 'survey quadrant': 'jammed', 'survey orbit': 'jammed', 'survey sector': 'jammed' },
  },
  'power-cut': surveys(() => 'no-survey-here', 'no-survey-here'),
  moonglare: {},
  'gag-order': { 'analyze A': 'no-analyze-here', 'analyze E': 'no-analyze-here' },
  'twin-scope': { 'survey two': 1 },
  witnesses: {},
  hadron: {},
  convoy: {},
  'rough-road': { 'move on': 2, 'move across': 3 },
  'red-tape': surveys(cost => cost + 1),
  moonrise: {},
  'no-cameras': { photo: 'no-photos-here' },
  'two-sources': {},
  'twin-dish': { 'target two': 6 },
  exclusive: {},
};

describe('what a modifier changes, and what it leaves alone', () => {
  test.each(MODIFIERS.map((modifier, number) => [number, modifier] as const))(
    '[M26] number %i, %s, for whoever stands there',
    (_, modifier) => {
      expect(bill(inQuadrantOne(modifier))).toEqual({ ...USUAL, ...CHANGES[modifier] });
    },
  );

  test.each(EFFECTS)('%s is nothing to whoever stands elsewhere and goes elsewhere', modifier => {
    const elsewhere = atTurn({
      time: [0, 9],
      quadrants: [1, 4],
      modifiers: ['blank', 'blank', 'blank', modifier],
      photos: [
        [1, 16, 'comm', 'right'],
        [1, 6, 'nav', 'right'],
      ],
    });
    expect(bill(elsewhere)).toEqual(USUAL);
  });

  test('[M26] ten are challenging, thirteen are beneficial', () => {
    const challenging = EFFECTS.flatMap((modifier, index) =>
      effectOf(modifier).challenging ? [index + 1] : [],
    );
    expect(challenging).toEqual([3, 4, 8, 9, 10, 11, 12, 17, 18, 20]);
    expect(EFFECTS).toHaveLength(23);
    expect(effectOf('blank')).toEqual({});
  });

  test('what would be in another quadrant can be asked for', () => {
    const { public: known } = atTurn({ quadrants: [1, 3], modifiers: ['blank', 'clear-air', 'power-cut'] });
    const in2 = standingIn(known, seat(0), 2);
    const in3 = standingIn(known, seat(0), 3);
    expect(costOf(known, seat(0), target(3) as Action)).toBe(4);
    expect(costOf(in2, seat(0), target(3) as Action)).toBe(3);
    expect(ACTIONS.map(action => barredBecause(in2, seat(0), action))).toEqual([
      ...[undefined, undefined, undefined, undefined, 'not-verified', undefined],
    ]);
    expect(barredBecause(in3, seat(0), 'survey')).toBe('no-survey-here');
    expect(known.quadrants).toEqual([1, 3]);
  });
});

const told = (step: Played, who = 0) =>
  heard(step, who).flatMap(event => (event.type === 'answered' ? [event.answer] : []))[0];

describe('analyzing', () => {
  test('[M1] Open Archive: what is not verified for 1 more, what is for the usual cost', () => {
    const nothing = inQuadrantOne('open-archive', { photos: [] });
    const costs = TOPICS.map(topic => costOf(nothing.public, seat(0), analyze(topic) as Action));
    expect(costs).toEqual([2, 2, 2, 2, 3, 3]);
    expect(TOPICS.map(topic => refused(nothing, 0, analyze(topic)))).toEqual(TOPICS.map(() => undefined));
    expect(costOf(inQuadrantOne('open-archive').public, seat(0), analyze('A') as Action)).toBe(1);
    const step = play(nothing, analyze('E'));
    expect(step.state.public.time).toEqual([3, 9]);
    expect(told(step)).toMatchObject({ type: 'analyze', told: [{ topic: 'E' }] });
  });

  test('[M1] [Q5] all titles are public from the start, wherever the modifier lies; none without it', () => {
    const archive = atTurn({ modifiers: ['blank', 'blank', 'blank', 'open-archive'] });
    expect(archive.public.titles.every(title => title !== null)).toBe(true);
    expect(inQuadrantOne('two-sources').public.titles.every(title => title === null)).toBe(true);
  });

  test('[M1] from elsewhere what is not verified is not told', () => {
    const elsewhere = atTurn({ modifiers: ['blank', 'open-archive'], quadrants: [1, 2] });
    expect(refused(elsewhere, 0, analyze('A'))).toBe('not-verified');
    expect(barredBecause(elsewhere.public, seat(0), 'analyze')).toBe('not-verified');
    expect(barredBecause(elsewhere.public, seat(1), 'analyze')).toBeUndefined();
  });

  test('[M12] Gag Order: no topic, verified or not', () => {
    const start = inQuadrantOne('gag-order');
    expect(TOPICS.map(topic => refused(start, 0, analyze(topic)))).toEqual(
      TOPICS.map(() => 'no-analyze-here'),
    );
  });

  test.each(['A', 'B'] as const)('[M21] Two Sources: %s tells both topics for the usual cost', topic => {
    const start = inQuadrantOne('two-sources');
    const step = play(start, analyze(topic));
    expect(told(step)).toEqual({
      type: 'analyze',
      told: [
        { topic: 'A', rule: start.puzzle.rules[0] },
        { topic: 'B', rule: start.puzzle.rules[1] },
      ],
    });
    expect(step.state.public.time).toEqual([1, 9]);
    expect(refused(start, 0, analyze('E'))).toBe('not-verified');
  });
});

describe('surveying', () => {
  test.each<[string, Area]>([
    ['the quadrant', WHOLE],
    ['an orbit', orbit('outer')],
    ['a stack', stack(2)],
    ['a sector', single(10)],
  ])('[M2] Wide Lens: %s costs 1', (_, area) => {
    expect(play(inQuadrantOne('wide-lens'), survey('nav', area)).state.public.time).toEqual([1, 9]);
  });

  test('[M9] Jamming: not for communications, navigation and spy satellites, but for all else', () => {
    const refusals = SURVEYED.map(of => refused(inQuadrantOne('jamming'), 0, survey(of)));
    expect(refusals).toEqual([undefined, undefined, 'jammed', undefined, 'jammed', 'jammed', undefined]);
  });

  test('[M9] Jamming: a target still shows what is there', () => {
    expect(told(play(inQuadrantOne('jamming'), target(2)))).toEqual({ type: 'target', sights: ['nav'] });
  });

  test('[M10] Power Cut: in no form', () => {
    const start = inQuadrantOne('power-cut');
    for (const area of [WHOLE, orbit('inner'), stack(1), single(1)])
      expect(refused(start, 0, survey('junk', area))).toBe('no-survey-here');
    expect(barredBecause(start.public, seat(0), 'survey')).toBe('no-survey-here');
    expect(barredBecause(start.public, seat(0), 'target')).toBeUndefined();
  });

  test('[M13] Twin Scope: two things in the same sectors for one cost, or one', () => {
    const start = inQuadrantOne('twin-scope');
    const step = play(start, survey(['meteor', 'nav'], orbit('inner')));
    expect(told(step)).toEqual({ type: 'survey', counts: [1, 1] });
    expect(step.state.public.time).toEqual([2, 9]);
    expect(told(play(start, survey('meteor')))).toEqual({ type: 'survey', counts: [2] });
    expect(refused(start, 0, survey(['nav', 'nav']))).toBe('same-thing-twice');
  });

  test('[M18] Red Tape: each form costs 1 more, a target does not', () => {
    const costs = [WHOLE, orbit('inner'), stack(1), single(1)].map(
      area => play(inQuadrantOne('red-tape'), survey('nav', area)).state.public.acts[0]?.cost,
    );
    expect(costs).toEqual([2, 3, 3, 4]);
    expect(play(inQuadrantOne('red-tape'), target(1)).state.public.acts[0]?.cost).toBe(4);
  });
});

describe('Hadron', () => {
  const hadron: Moment = { photos: [[0, 2, 'nav']], turns: 0 };

  test('[M15] after the answer the Earth turns and photos are verified, then the token advances', () => {
    const step = play(inQuadrantOne('hadron', hadron), survey('meteor'));
    expect(told(step)).toEqual({ type: 'survey', counts: [2] });
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'verified', 'listed']);
    expect(heard(step)).toContainEqual({ type: 'turned', turns: 1, by: 0 });
    expect(step.state.public).toMatchObject({ turns: 1, lines: 0, time: [1, 9] });
  });

  test('[M15] [T3] as the last to cross a line it turns twice in one turn', () => {
    const step = play(inQuadrantOne('hadron', { time: [2, 9], photos: [] }), survey('meteor'));
    expect(heard(step).filter(({ type }) => type === 'turned')).toEqual([
      { type: 'turned', turns: 1, by: 0 },
      { type: 'turned', turns: 2, by: null },
    ]);
    expect(step.state.public).toMatchObject({ turns: 2, lines: 1, time: [3, 9] });
  });

  test('[M15] [T4] the penalty for an own photo comes before the cost, and may cross a line itself', () => {
    const wrong: Moment = { time: [2, 9], photos: [[0, 2, 'comm']] };
    const step = play(inQuadrantOne('hadron', wrong), survey('meteor'));
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'verified', 'paid', 'turned']);
    expect(step.state.public).toMatchObject({ turns: 2, lines: 1, time: [4, 9] });
  });

  test('[M15] what is surveyed is as it was before; afterwards other sectors are above', () => {
    const step = play(inQuadrantOne('hadron', { photos: [] }), survey('comm', orbit('outer')));
    expect(step.state.public.acts[0]).toMatchObject({ sectors: [9, 10], turns: 0 });
    expect(refused(step.state, 0, survey('comm', single(10)))).toBe('not-in-your-quadrant');
  });

  test.each<[string, Move]>([
    ['a target', target(1)],
    ['a photo', photo(1, 'meteor')],
    ['a failed find', missed()],
    ['a move', moveTo(2)],
  ])('[M15] %s there turns nothing', (_, move) => {
    expect(play(inQuadrantOne('hadron', { photos: [] }), move).state.public.turns).toBe(
      move.type === 'target' || move.type === 'find' ? 1 : 0,
    );
    expect(heard(play(inQuadrantOne('hadron', { photos: [] }), move))).not.toContainEqual(
      expect.objectContaining({ type: 'turned', by: 0 }),
    );
  });

  test('[M15] nor does a survey elsewhere', () => {
    const elsewhere = atTurn({ time: [0, 9], quadrants: [2, 1], modifiers: ['hadron'] });
    expect(play(elsewhere, survey('nav')).state.public.turns).toBe(0);
  });
});

describe('targeting', () => {
  test('[M3] Overcast: not at all', () => {
    expect(refused(inQuadrantOne('overcast'), 0, target(1))).toBe('no-target-here');
  });

  test.each<[readonly Quadrant[], number]>([
    [[1, 3, 3], 4],
    [[1, 1, 3], 3],
    [[1, 1, 1], 3],
  ])('[M5] Shared Dish: with researchers in %j it costs %i', (quadrants, cost) => {
    const start = inQuadrantOne('shared-dish', { time: [0, 9, 9], quadrants });
    expect(play(start, target(1)).state.public.acts[0]?.cost).toBe(cost);
  });

  test('[M6] Clear Air: 3, alone too', () => {
    expect(play(inQuadrantOne('clear-air'), target(1)).state.public.time).toEqual([3, 9]);
  });

  test('[M22] Twin Dish: two sectors for 6, or one for the usual cost', () => {
    const start = inQuadrantOne('twin-dish');
    const step = play(start, target(2, 10));
    expect(told(step)).toEqual({ type: 'target', sights: ['nav', 'comm'] });
    expect(step.state.public).toMatchObject({ time: [6, 9], acts: [{ sectors: [2, 10] }] });
    expect(play(start, target(2)).state.public.time).toEqual([4, 9]);
    expect(refused(start, 0, target(2, 2))).toBe('same-sector-twice');
    expect(refused(start, 0, target(2, 3))).toBe('not-in-your-quadrant');
  });
});

describe('Luna', () => {
  /** Luna is in sector 15 of Basic: above quadrant 4 at the start, above quadrant 1 after two turns. */
  const withTurns = (modifier: Modifier, turns: number): State =>
    inQuadrantOne(modifier, { turns, photos: [] });

  test.each([
    [0, undefined],
    [1, undefined],
    [2, 'moonglare'],
    [3, 'moonglare'],
    [4, undefined],
    [10, 'moonglare'],
  ] as const)('[M11] Moonglare after %i turns: no survey, no target where Luna is: %s', (turns, refusal) => {
    const start = withTurns('moonglare', turns);
    expect(refused(start, 0, survey('nav'))).toBe(refusal);
    expect(refused(start, 0, target(1))).toBe(refusal);
    expect(refused(start, 0, photo(1, 'meteor'))).toBeUndefined();
  });

  test.each([
    [0, 4],
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 4],
  ])('[M19] Moonrise after %i turns: a target costs %i', (turns, cost) => {
    const start = withTurns('moonrise', turns);
    expect(play(start, target(1)).state.public.acts[0]?.cost).toBe(cost);
    expect(refused(start, 0, survey('nav'))).toBeUndefined();
  });

  test.each([
    ['moonglare', 'moonglare'],
    ['moonrise', 2],
  ] as const)(
    '[M11] [M19] Luna turns into the quadrant of %s when the last token crosses a line',
    (modifier, after) => {
      const before = inQuadrantOne(modifier, { time: [4, 5], turns: 1, photos: [] });
      expect(refused(before, 0, target(1))).toBeUndefined();
      expect(costOf(before.public, seat(0), target(1) as Action)).toBe(4);
      const { state } = play(before, moveTo(2), moveTo(1), moveTo(1));
      expect(state.public).toMatchObject({ turns: 2, quadrants: [1, 1] });
      const now =
        refuse(view(state, seat(0)), target(1)) ?? costOf(state.public, seat(0), target(1) as Action);
      expect(toAct(state)).toEqual([0]);
      expect(now).toBe(after);
    },
  );
});

describe('moving', () => {
  const from = (quadrant: Quadrant, modifiers: readonly Modifier[], moment: Moment = {}): State =>
    atTurn({ time: [0, 9], quadrants: [quadrant, 3], ...moment, modifiers });
  const bills = (state: State) =>
    [1, 2, 3, 4].map(
      to => refused(state, 0, moveTo(to)) ?? costOf(state.public, seat(0), moveTo(to) as Action),
    );

  test.each<[Quadrant, readonly (number | Refusal)[]]>([
    [1, ['already-there', 'guarded', 2, 1]],
    [3, [2, 'guarded', 'already-there', 1]],
    [4, [1, 2, 1, 'already-there']],
    [2, [1, 'already-there', 1, 2]],
  ])('[M4] Border Guards in 2, seen from %i', (quadrant, costs) => {
    expect(bills(from(quadrant, ['blank', 'border-guards']))).toEqual(costs);
  });

  test('[M4] [T6] Border Guards: not after a move for nothing either', () => {
    const state = play(from(1, ['shuttle', 'border-guards']), moveTo(4)).state;
    expect(state.public.freeMove).toEqual({ from: 1, to: 4 });
    expect(refused(state, 0, moveTo(2))).toBe('guarded');
  });

  test('[M4] whoever stands there may do everything', () => {
    expect(bill(inQuadrantOne('border-guards'))).toEqual(USUAL);
  });

  test.each<[Quadrant, readonly (number | Refusal)[]]>([
    [1, ['already-there', 0, 2, 1]],
    [2, [0, 'already-there', 0, 0]],
    [4, [1, 0, 1, 'already-there']],
  ])('[M7] Shuttle in 2, seen from %i', (quadrant, costs) => {
    expect(bills(from(quadrant, ['blank', 'shuttle']))).toEqual(costs);
  });

  test('[M7] Shuttle: who came in cannot go on in the same turn, neither for nothing nor for time', () => {
    const { state } = play(from(1, ['blank', 'shuttle']), moveTo(2));
    expect(bills(state)).toEqual(['no-passing', 'already-there', 'no-passing', 'no-passing']);
    const next = play(state, survey('nav')).state;
    expect(bills(next)).toEqual([0, 'already-there', 0, 0]);
  });

  test('[M7] Shuttle: who left it for nothing may go on for time, and act', () => {
    const { state } = play(from(2, ['blank', 'shuttle']), moveTo(1));
    expect(bills(state)).toEqual(['already-there', 'one-free-move', 2, 1]);
    expect(play(state, moveTo(4)).state.public).toMatchObject({ time: [1, 9], quadrants: [4, 3] });
  });

  test.each<[Quadrant, readonly (number | Refusal)[]]>([
    [1, ['already-there', 2, 2, 1]],
    [2, [2, 'already-there', 2, 3]],
    [4, [1, 3, 1, 'already-there']],
  ])('[M17] Rough Road in 2, seen from %i: into it and out of it costs 1 more', (quadrant, costs) => {
    expect(bills(from(quadrant, ['blank', 'rough-road']))).toEqual(costs);
  });

  test('[M24] a free quadrant into a costly one costs 1, either way, and ends the turn', () => {
    const into = from(1, ['shuttle', 'rough-road', 'blank', 'blank']);
    expect(costOf(into.public, seat(0), moveTo(2) as Action)).toBe(1);
    expect(play(into, moveTo(2)).state.public).toMatchObject({ time: [1, 9], freeMove: null });
    const across = from(3, ['shuttle', 'blank', 'rough-road']);
    expect(costOf(across.public, seat(0), moveTo(1) as Action)).toBe(1);
  });

  test('[M24] what lies between start and end costs nothing', () => {
    expect(bills(from(1, ['blank', 'rough-road', 'blank', 'blank']))[2]).toBe(2);
  });

  test.each<[string, readonly Modifier[], number | Refusal]>([
    ['beside Border Guards there is the other side', ['blank', 'border-guards', 'blank', 'blank'], 2],
    ['beside Shuttle there is the other side', ['blank', 'blank', 'blank', 'shuttle'], 2],
    ['between both there is no way', ['blank', 'border-guards', 'blank', 'shuttle'], 'no-way-through'],
    ['out of Shuttle past Border Guards', ['shuttle', 'border-guards', 'blank', 'blank'], 0],
    ['into Border Guards past Shuttle', ['blank', 'shuttle', 'border-guards', 'blank'], 2],
  ])('[M24] from 1 to 3: %s', (_, modifiers, cost) => {
    expect(bills(from(1, modifiers))[2]).toBe(cost);
  });

  test('[M20] No Cameras: no photo while the researcher is there, whatever is photographed', () => {
    const start = inQuadrantOne('no-cameras');
    expect(refused(start, 0, photo(1, 'meteor'))).toBe('no-photos-here');
    const elsewhere = atTurn({ quadrants: [2, 1], modifiers: ['no-cameras'] });
    expect(refused(elsewhere, 0, photo(3, 'spy'))).toBeUndefined();
  });
});

describe('Convoy', () => {
  const convoy = (moment: Moment = {}): State =>
    atTurn({
      time: [0, 1, 2, 3],
      quadrants: [1, 1, 2, 1],
      ...moment,
      modifiers: ['convoy', ...(moment.modifiers ?? [])],
    });
  const wish = (state: State, who: number, settled: Wish): State =>
    act(state, who, { type: 'wish', wish: settled }).state;

  test('[M16] all others who stand there are asked at once, and nobody else', () => {
    const step = act(convoy(), 0, moveTo(2));
    expect(step.state.public).toMatchObject({ stage: 'follow', quadrants: [2, 1, 2, 1], time: [0, 1, 2, 3] });
    expect(toAct(step.state)).toEqual([1, 3]);
    expect(eventTypes(step)).toEqual(['acted', 'follow-asked']);
    expect(refused(step.state, 2, follow(true))).toBe('not-now');
    expect(refused(step.state, 0, follow(true))).toBe('not-now');
  });

  test('[M16] who follows pays nothing, who stays stays; then the mover pays', () => {
    const asked = act(convoy(), 0, moveTo(3)).state;
    const first = act(asked, 3, follow(true));
    expect(first.state.public.quadrants).toEqual([3, 1, 2, 1]);
    const { state, events } = act(first.state, 1, follow(false));
    expect(state.public).toMatchObject({ stage: 'act', quadrants: [3, 1, 2, 3], time: [2, 1, 2, 3] });
    expect(events.map(({ event }) => event)).toContainEqual({ type: 'followed', seats: [3], to: 3 });
    expect(state.own.every(({ follows }) => follows === null)).toBe(true);
  });

  test('[M16] an answer is face down, and can be changed until the last', () => {
    const asked = act(convoy(), 0, moveTo(2)).state;
    const yes = act(asked, 1, follow(true));
    const no = act(asked, 1, follow(false));
    expect(heard(yes, 3)).toEqual([{ type: 'decided', seat: 1 }]);
    expect(heard(no, 3)).toEqual(heard(yes, 3));
    expect(view(no.state, seat(3))).toEqual(view(yes.state, seat(3)));
    const changed = act(yes.state, 1, follow(false));
    expect(heard(changed, 3)).toEqual([]);
    expect(refused(changed.state, 1, follow(false))).toBe('already-chosen');
    expect(act(changed.state, 3, follow(false)).state.public.quadrants).toEqual([2, 1, 2, 1]);
  });

  test('[M16] who settled the answer is not asked, and nobody hears what was settled', () => {
    const settled = wish(convoy(), 1, 'follow');
    const step = act(settled, 0, moveTo(2));
    expect(toAct(step.state)).toEqual([3]);
    expect(heard(step, 3)).toContainEqual({ type: 'decided', seat: 1 });
    expect(act(step.state, 3, follow(false)).state.public.quadrants).toEqual([2, 2, 2, 1]);
    const both = act(wish(settled, 3, 'stay'), 0, moveTo(2));
    expect(both.state.public).toMatchObject({ stage: 'act', quadrants: [2, 2, 2, 1], time: [1, 1, 2, 3] });
  });

  test('[M16] a settled answer can be overruled while others are asked', () => {
    const asked = act(wish(convoy(), 1, 'follow'), 0, moveTo(2)).state;
    const stays = act(asked, 1, follow(false)).state;
    expect(act(stays, 3, follow(false)).state.public.quadrants).toEqual([2, 1, 2, 1]);
    expect(stays.own[1]?.wish).toBe('follow');
  });

  test('[M16] can be settled at any time before the last acts, where it is in play', () => {
    const start = convoy();
    expect(refused(start, 2, { type: 'wish', wish: 'stay' })).toBeUndefined();
    expect(refused(start, 2, { type: 'wish', wish: 'ask' })).toBe('already-chosen');
    expect(refused(atTurn(), 1, { type: 'wish', wish: 'stay' })).toBe('not-now');
    expect(refused(convoy({ time: [0], quadrants: [1] }), 0, { type: 'wish', wish: 'stay' })).toBe('not-now');
    const last = act(start, 0, found(start)).state;
    expect(refused(last, 1, { type: 'wish', wish: 'stay' })).toBe('not-now');
  });

  test('[M16] nobody is asked where nobody else stands, or a move begins elsewhere', () => {
    const alone = convoy({ time: [0, 9], quadrants: [1, 3] });
    expect(eventTypes(play(alone, moveTo(2)))).toEqual(['acted']);
    const into = convoy({ time: [0, 9, 9], quadrants: [3, 3, 1] });
    expect(eventTypes(play(into, moveTo(1)))).toEqual(['acted']);
  });

  test('[M16] [T6] with a move for nothing: they follow, and the turn goes on', () => {
    const free = convoy({ time: [0, 0], quadrants: [1, 1], modifiers: ['shuttle'] });
    const asked = act(free, 0, moveTo(2)).state;
    const { state } = act(asked, 1, follow(true));
    expect(state.public).toMatchObject({
      ...{ stage: 'act', quadrants: [2, 2], time: [0, 0], order: [0, 1], freeMove: { from: 1, to: 2 } },
    });
    expect(toAct(state)).toEqual([0]);
    expect(refused(state, 0, moveTo(1))).toBe('no-passing');
    const after = play(state, survey('nav')).state;
    expect(refused(after, 1, moveTo(1))).toBeUndefined();
  });

  test('[M16] [T3] the Earth turns after the answers', () => {
    const asked = act(convoy({ time: [2, 9], quadrants: [1, 1] }), 0, moveTo(2));
    expect(asked.state.public.turns).toBe(0);
    const done = act(asked.state, 1, follow(true));
    expect(eventTypes(done)).toEqual(['decided', 'followed', 'turned']);
  });
});

describe('scoring', () => {
  /** In quadrant 1 lie the sectors 1, 2 and at the start 9 and 10, after two turns 15 and 16. */
  const over = (modifier: Modifier, turns = 0): State => {
    const start = atTurn({
      time: [0, 9],
      turns,
      modifiers: [modifier],
      photos: [
        [0, 1, 'meteor', 'right'],
        [1, 1, 'meteor', 'right'],
        [0, 9, 'meteor', 'right'],
        [1, 10, 'nav', 'wrong'],
        [1, 10, 'comm'],
        [1, 16, 'comm', 'right'],
      ],
    });
    return play(start, find(uapIn(start))).state;
  };
  const points = (state: State, what: string) =>
    scoresOf(state.public).map(({ parts }) => parts.find(part => part.what === what)?.points);
  const totals = (state: State) => scoresOf(state.public).map(({ total }) => total);

  test('[E4] without a modifier photos are worth what is on them', () => {
    expect(totals(over('blank'))).toEqual([10 + 2 + 2, 2 + 3 + 3]);
  });

  test('[M8] Light Leak: photos there are worth 0, those elsewhere what they are', () => {
    expect(points(over('light-leak'), 'light-leak')).toEqual([-4, -5]);
    expect(totals(over('light-leak'))).toEqual([10, 3]);
  });

  test('[M14] Witnesses: 1 more where there is more than one in the sector', () => {
    expect(points(over('witnesses'), 'witnesses')).toEqual([1, 1]);
    expect(totals(over('witnesses'))).toEqual([15, 9]);
  });

  test('[M23] Exclusive: 1 more where it is the only one in the sector; wrong ones do not count', () => {
    expect(points(over('exclusive'), 'exclusive')).toEqual([1, 1]);
    expect(totals(over('exclusive'))).toEqual([15, 9]);
  });

  test('[M25] where a sector lies at the end counts, not where it lay', () => {
    expect(points(over('light-leak', 2), 'light-leak')).toEqual([-2, -2 - 3]);
    expect(points(over('exclusive', 3), 'exclusive')).toEqual([0, 0]);
  });
});
