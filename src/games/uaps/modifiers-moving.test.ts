import { describe, expect, test } from 'vitest';
import { costOf } from './costs.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTurn,
  eventTypes,
  follow,
  found,
  heard,
  inQuadrantOne,
  type Moment,
  moveTo,
  photo,
  play,
  refused,
  seat,
  survey,
} from './testing.ts';
import type { Action, Modifier, Quadrant, Refusal, State, Wish } from './types.ts';
import { view } from './view.ts';

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
