import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { boardOf, tokensInAll, tokensOf } from './board.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTheories,
  atTurn,
  claim,
  eventTypes,
  heard,
  type Moment,
  opened,
  passedBy,
  play,
  refused,
  research,
  several,
  submit,
  submitAll,
  survey,
  target,
} from './testing.ts';
import {
  BODIES,
  type Body,
  type Claim,
  type Event,
  type Mode,
  type Refusal,
  type Reviewed,
  type State,
} from './types.ts';

/** All nine tokens of Standard, on the track. */
const allPlaced = (owner: number): NonNullable<Moment['theories']> => [
  ...([4, 5, 11, 12] as const).map(sector => [owner, sector, 'asteroid', 1] as const),
  ...([3, 7] as const).map(sector => [owner, sector, 'comet', 1] as const),
  ...([2, 8] as const).map(sector => [owner, sector, 'gas', 1] as const),
  [owner, 10, 'dwarf', 1],
];

const fates = ({ public: { theories } }: State) => theories.map(({ fate, body }) => [fate, body]);

const reviewedIn = (events: readonly Event[]): readonly Reviewed[] =>
  events.flatMap(event => (event.type === 'reviewed' ? event.theories : []));

describe('tokens', () => {
  test.each<[Mode, readonly number[], number]>([
    ['standard', [4, 2, 1, 2], 9],
    ['expert', [4, 2, 4, 2], 12],
  ])('[S3] of %s', (mode, tokens, inAll) => {
    const board = boardOf(mode);
    expect(BODIES.map(body => tokensOf(board, body))).toEqual(tokens);
    expect(tokensInAll(board)).toBe(inAll);
    const { state } = opened({ mode }, 3, 's3');
    expect(state.public).toMatchObject({ tokens: several(3, inAll), targets: several(3, 2) });
  });

  test.each<[Mode, Body]>([
    ['standard', 'comet'],
    ['standard', 'dwarf'],
    ['expert', 'gas'],
  ])('[S3] in %s no more %s theories than tokens', (mode, body) => {
    const spent = tokensOf(boardOf(mode), body);
    const theories = Array.from({ length: spent }, (_, i) => [0, i + 1, body, 1] as const);
    const start = atTheories({ mode, seats: 1, phase: 2, theories });
    expect(start.public.tokens).toEqual([tokensInAll(boardOf(mode)) - spent]);
    expect(refused(start, 0, submit(claim(9, body)))).toBe('no-such-token');
  });

  test('[S3] two theories of a phase take two tokens', () => {
    const start = atTheories({ mode: 'expert', seats: 1, phase: 2, theories: [[0, 1, 'gas', 1]] });
    expect(refused(start, 0, submit(claim(2, 'gas'), claim(8, 'gas')))).toBe('no-such-token');
    expect(refused(start, 0, submit(claim(2, 'gas'), claim(8, 'comet')))).toBeUndefined();
  });
});

describe('submitting', () => {
  const three = [claim(3, 'comet'), claim(4, 'asteroid'), claim(5, 'asteroid')];

  test.each<[Mode, number]>([
    ['standard', 1],
    ['expert', 2],
  ])('[H1] in %s at most %i each, or none', (mode, most) => {
    const start = atTheories({ mode });
    for (let count = 0; count <= 3; count++)
      expect(refused(start, 0, submit(...three.slice(0, count)))).toBe(
        count <= most ? undefined : 'too-many-theories',
      );
  });

  test('[H1] all at once; a choice can be changed until the last seat has chosen', () => {
    const start = atTheories({ seats: 3 });
    expect(toAct(start)).toEqual([0, 1, 2]);
    const first = act(start, 1, submit(claim(3, 'comet')));
    expect(toAct(first.state)).toEqual([0, 2]);
    expect(first.state.public.theories).toEqual([]);
    expect(refused(first.state, 1, submit(claim(3, 'comet')))).toBe('already-chosen');
    const changed = act(first.state, 1, submit(claim(8, 'gas')));
    expect(toAct(changed.state)).toEqual([0, 2]);
    const none = act(changed.state, 0, submit());
    expect(refused(none.state, 0, submit())).toBe('already-chosen');
    const last = act(none.state, 2, submit(claim(8, 'comet')));
    expect(last.state.public.theories.map(({ seat, sector }) => [seat, sector])).toEqual([
      [1, 8],
      [2, 8],
    ]);
    expect(last.state.own.map(({ bodies, sealed }) => [bodies, sealed])).toEqual([
      [[], null],
      [['gas'], null],
      [['comet'], null],
    ]);
  });

  test('[H1] who has no tokens left is not asked', () => {
    const start = atTurn({ time: [2, 2], phase: 1, theories: allPlaced(0) });
    const { state } = play(start, research('A'), research('A'));
    expect(state.public).toMatchObject({ stage: 'theories', tokens: [0, 9] });
    expect(toAct(state)).toEqual([1]);
    expect(refused(state, 0, submit())).toBe('already-chosen');
    expect(refused(state, 0, submit(claim(1, 'comet')))).toBe('no-such-token');
  });

  test('[H1] a phase in which nobody has tokens passes by itself, reviews included', () => {
    const start = atTurn({ time: [2], phase: 2, theories: allPlaced(0) });
    const step = play(start, research('A'));
    expect(step.state.public).toMatchObject({ stage: 'act', phase: 3, arrow: 3 });
    expect(eventTypes(step)).toEqual(['acted', 'theories-asked', 'submitted', 'reviewed']);
    expect(reviewedIn(heard(step))).toHaveLength(9);
  });

  const before: Moment['theories'] = [
    [0, 4, 'asteroid', 1],
    [0, 1, 'comet', 2],
    [1, 9, 'gas', 2],
  ];
  test.each<[string, readonly Claim[], Refusal | undefined]>([
    ['two about one sector', [claim(8, 'gas'), claim(8, 'comet')], 'same-sector-twice'],
    ['the same thing twice', [claim(8, 'gas'), claim(8, 'gas')], 'same-sector-twice'],
    ['what was submitted before', [claim(1, 'comet')], 'already-submitted'],
    ['what was submitted before, beside another', [claim(1, 'comet'), claim(8, 'gas')], 'already-submitted'],
    ['another thing for a sector of the own', [claim(1, 'gas')], undefined],
    ['what somebody else submitted', [claim(9, 'gas')], undefined],
    ['a comet where none can be', [claim(8, 'comet')], undefined],
    ['a sector below 1', [claim(0, 'gas')], 'no-such-sector'],
    ['a sector beyond the last', [claim(19, 'gas')], 'no-such-sector'],
  ])('[H2] %s: %j is %s', (_, theories, refusal) => {
    const start = atTheories({ mode: 'expert', phase: 3, theories: before });
    expect(refused(start, 0, submit(...theories))).toBe(refusal);
  });

  test('[H2] a sector with a confirmed thing takes no more, of anybody', () => {
    const { state } = submitAll(atTheories({ phase: 3, theories: [[0, 4, 'asteroid', 1]] }));
    const next = passedBy(play(state, survey('gas', 10, 12), survey('gas', 10, 12))).state;
    const asked = { ...next, public: { ...next.public, stage: 'theories' } } as State;
    for (const who of [0, 1])
      for (const body of BODIES)
        expect(refused(asked, who, submit(claim(4, body)))).toBe('confirmed-already');
    expect(refused(asked, 1, submit(claim(5, 'asteroid')))).toBeUndefined();
  });

  test('[H2] after a wrong review the sector is open, but not for the same thing of the same player', () => {
    const { state } = submitAll(atTheories({ phase: 3, theories: [[0, 4, 'gas', 1]] }));
    const asked = { ...state, public: { ...state.public, stage: 'theories' } } as State;
    expect(refused(asked, 0, submit(claim(4, 'gas')))).toBe('already-submitted');
    expect(refused(asked, 0, submit(claim(4, 'asteroid')))).toBeUndefined();
    expect(refused(asked, 1, submit(claim(4, 'gas')))).toBeUndefined();
  });

  test('[H3] sector and owner are public, the thing is not', () => {
    const step = submitAll(atTheories({ mode: 'expert' }), [[claim(2, 'gas'), claim(13, 'dwarf')]]);
    expect(heard(step, 1).filter(({ type }) => type === 'submitted')).toEqual([
      { type: 'submitted', seat: 0, sectors: [2, 13] },
      { type: 'submitted', seat: 1, sectors: [] },
    ]);
    expect(JSON.stringify(heard(step, 1))).not.toMatch(/gas|dwarf/);
    expect(fates(step.state)).toEqual(several(2, ['in-review', null]));
    expect(step.state.own[0]?.bodies).toEqual(['gas', 'dwarf']);
    expect(step.state.public.tokens).toEqual([10, 12]);
  });
});

describe('review', () => {
  test('[H4] a theory of phase p is reviewed at the end of phase p + 2', () => {
    let { state } = submitAll(atTheories({ seats: 1 }), [[claim(4, 'asteroid')]]);
    const shownIn: number[] = [];
    for (const _ of [2, 3, 4]) {
      const asked = play(state, survey('gas', at(visible(state), 0), at(visible(state), 2)));
      const step = passedBy(asked);
      if (reviewedIn(heard(step)).length > 0) shownIn.push(step.state.public.phase);
      ({ state } = step);
    }
    expect(shownIn).toEqual([3]);
    expect(fates(state)).toEqual([['right', 'asteroid']]);
  });

  test('[H4] theories of this phase lie down before the old ones are reviewed', () => {
    const start = atTheories({ phase: 3, theories: [[0, 4, 'gas', 1]] });
    const types = eventTypes(submitAll(start, [[], [claim(5, 'asteroid')]]));
    expect(types).toEqual(['decided', 'decided', 'submitted', 'submitted', 'reviewed', 'paid']);
  });

  test('[H4] only those on the last step are reviewed', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'asteroid', 1],
      [0, 5, 'asteroid', 2],
      [1, 2, 'gas', 3],
    ];
    const step = submitAll(atTheories({ phase: 3, theories }));
    expect(reviewedIn(heard(step)).map(({ sector }) => sector)).toEqual([4]);
  });

  test('[H5] a right one confirms its thing and reveals all others about the sector', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'asteroid', 1],
      [1, 4, 'gas', 2],
      [1, 5, 'gas', 2],
    ];
    const start = atTheories({ seats: 4, phase: 3, theories });
    const step = submitAll(start, [[], [], [claim(4, 'asteroid')], [claim(4, 'dwarf')]]);
    expect(reviewedIn(heard(step))).toEqual([
      { seat: 0, sector: 4, body: 'asteroid', right: true },
      { seat: 1, sector: 4, body: 'gas', right: false },
      { seat: 2, sector: 4, body: 'asteroid', right: true },
      { seat: 3, sector: 4, body: 'dwarf', right: false },
    ]);
    expect(fates(step.state)).toEqual([
      ['right', 'asteroid'],
      ['wrong', 'gas'],
      ['in-review', null],
      ['right', 'asteroid'],
      ['wrong', 'dwarf'],
    ]);
    expect(step.state.public.time).toEqual([9, 10, 9, 10]);
  });

  test('[H5] two of one player about one sector each cost 1', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'asteroid', 1],
      [1, 4, 'gas', 2],
    ];
    const step = submitAll(atTheories({ phase: 3, theories }), [[], [claim(4, 'comet')]]);
    expect(step.state.public.time).toEqual([9, 11]);
    expect(heard(step).filter(({ type }) => type === 'paid')).toEqual([{ type: 'paid', seat: 1, time: 2 }]);
  });

  test('[H5] a right and a wrong one on the last step about one sector', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'gas', 1],
      [1, 4, 'asteroid', 1],
    ];
    const step = submitAll(atTheories({ phase: 3, theories }));
    expect(fates(step.state)).toEqual([
      ['wrong', 'gas'],
      ['right', 'asteroid'],
    ]);
    expect(step.state.public.time).toEqual([10, 9]);
  });

  test('[H6] a wrong one goes alone and costs 1; others stay hidden, and no token comes back', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'gas', 1],
      [1, 4, 'asteroid', 2],
    ];
    const start = atTheories({ phase: 3, theories });
    const step = submitAll(start);
    expect(fates(step.state)).toEqual([
      ['wrong', 'gas'],
      ['in-review', null],
    ]);
    expect(step.state.public).toMatchObject({ time: [10, 9], tokens: [8, 8] });
    expect(step.state.public.tokens).toEqual(start.public.tokens);
  });

  test('[H6] two wrong ones on the last step are both revealed', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'gas', 1],
      [1, 4, 'dwarf', 1],
    ];
    const step = submitAll(atTheories({ phase: 3, theories }));
    expect(fates(step.state).map(([fate]) => fate)).toEqual(['wrong', 'wrong']);
  });

  test('[H6] no theory about Planet X or an empty sector is right', () => {
    for (const sector of [1, 6])
      for (const body of BODIES) {
        const step = submitAll(atTheories({ seats: 1, phase: 3, theories: [[0, sector, body, 1]] }));
        expect(fates(step.state)).toEqual([['wrong', body]]);
      }
  });
});

describe('penalties', () => {
  /** How many wrong theories each seat has on the last step, then where they stand and in which order they act. */
  const cases: readonly [
    string,
    readonly number[],
    readonly number[],
    readonly number[],
    readonly number[],
    readonly number[],
  ][] = [
    ['in one sector keep their order', [9, 9], [1, 0], [1, 1], [10, 10], [1, 0]],
    [
      'act after those who are there',
      [9, 9, 10, 10],
      [1, 0, 3, 2],
      [1, 1, 0, 0],
      [10, 10, 10, 10],
      [3, 2, 1, 0],
    ],
    ['back to front', [9, 10], [0, 1], [1, 1], [10, 11], [0, 1]],
    ['all of a player at once', [9, 10], [0, 1], [2, 1], [11, 11], [0, 1]],
    ['one overtakes who stays', [9, 9, 9], [0, 1, 2], [1, 0, 0], [10, 9, 9], [1, 2, 0]],
    ['two overtake two', [9, 9, 10], [0, 1, 2], [2, 0, 0], [11, 9, 10], [1, 2, 0]],
    ['over the end of the circle', [18, 17], [1, 0], [0, 2], [18, 19], [0, 1]],
  ];

  test.each(cases)('[H7] %s: at %j in order %j, wrong %j', (_, time, order, wrong, after, acting) => {
    const theories = wrong.flatMap((count, owner) =>
      Array.from({ length: count }, (_unused, i) => [owner, i + 11, 'gas', 1] as const),
    );
    const step = submitAll(atTheories({ mode: 'expert', time, order, phase: 3, theories }));
    expect(step.state.public).toMatchObject({ time: after, order: acting });
    const payers = order.filter(owner => at(wrong, owner) > 0);
    expect(heard(step).filter(({ type }) => type === 'paid')).toEqual(
      payers.map(owner => ({ type: 'paid', seat: owner, time: wrong[owner] })),
    );
  });

  test('[H7] the arrow stays where it is until the next action', () => {
    const start = atTheories({ seats: 1, phase: 3, theories: [[0, 4, 'gas', 1]] });
    const { state } = submitAll(start);
    expect(state.public).toMatchObject({ time: [10], arrow: 9 });
    expect(refused(state, 0, target(10))).toBeUndefined();
    expect(refused(state, 0, target(4))).toBe('not-visible');
  });
});

function visible({ public: { arrow, mode } }: State): readonly number[] {
  const { sectors } = boardOf(mode);
  return [0, 1, 2].map(step => ((arrow + step) % sectors) + 1);
}
