import { expect, test } from 'vitest';
import { gameUnder } from '../../../core/contract.ts';
import { open } from '../../../core/table.ts';
import { seat, X } from '../testing.ts';
import { game } from './index.ts';
import { outcome, toAct } from './rules.ts';
import {
  announced,
  atBox,
  eventTypes,
  heard,
  locate,
  made,
  missed,
  mistake,
  pass,
  place,
  play,
  refused,
  research,
  reveal,
  review,
  reviewOther,
  setTime,
  target,
  turn,
} from './testing.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

const AWAY = { here: [true, false], tracked: true };
const LOOSE = { here: [true, false], tracked: false };

/** All pawns, so far on. */
const allAt = (state: State, time: number): State =>
  play(state, ...state.box.here.map((_, who) => [0, setTime(who, time)] as const)).state;

test('[P1] the arrow follows the farthest back, past theory phases and conferences', () => {
  const step = play(atBox(), [0, missed], [1, missed], [0, missed], [1, missed], [0, missed], [1, missed]);
  expect(step.state.public).toMatchObject({ arrow: 15, phase: 5, stage: 'act' });
  expect(eventTypes(step).filter(type => type === 'conference' || type === 'theories-asked')).toEqual([
    ...['theories-asked', 'theories-asked', 'theories-asked'],
    ...['conference', 'theories-asked', 'theories-asked'],
  ]);
});

test('[P1] else whoever turns the sky makes it pass its marks', () => {
  const step = made(atBox(LOOSE), 0, turn(12));
  expect(eventTypes(step)).toEqual([
    'sky-turned',
    'theories-asked',
    'theories-asked',
    'theories-asked',
    'conference',
  ]);
});

test('[P2] a seat here enters its own theory and says what it is, to itself alone', () => {
  const state = allAt(atBox(), 3);
  const step = made(state, 0, place(0, 4, 1, 'asteroid'));
  expect(eventTypes(step, 1)).toEqual(['placed']);
  expect(eventTypes(step, 0)).toEqual(['placed', 'placed-own']);
  expect(view(step.state, seat(1)).public.theories).toMatchObject([{ seat: 0, sector: 4, body: null }]);
  expect(step.state.own[0]?.bodies).toEqual(['asteroid']);
  expect(refused(state, 1, place(0, 4, 1, 'asteroid'))).toBe('not-your-theory');
  expect(refused(state, 0, place(0, 4, 1, null))).toBe('say-what');
  expect(refused(state, 0, place(0, 4, 2, 'comet'))).toBe('no-such-phase');
  expect(refused(step.state, 0, place(0, 4, 1, 'comet'))).toBe('placed-already');
});

test('[P2] of a seat that is away, only whose it is and where', () => {
  const state = allAt(atBox(AWAY), 3);
  expect(refused(state, 0, place(1, 4, 1, 'asteroid'))).toBe('not-your-theory');
  expect(made(state, 0, place(1, 4, 1, null)).state.public.tokens).toEqual([9, 8]);
});

test('[P2] nobody has more tokens than there are', () => {
  const { state } = made(allAt(atBox(), 9), 0, place(0, 10, 1, 'dwarf'));
  expect(refused(state, 0, place(0, 9, 2, 'dwarf'))).toBe('no-such-token');
});

test('[P3] [P4] what was placed comes due two phases later, and is turned up as it was entered', () => {
  const placed = made(allAt(atBox(), 3), 0, place(0, 4, 1, 'asteroid')).state;
  expect(refused(placed, 1, review(0))).toBe('not-due');
  const due = allAt(placed, 9);
  expect(due.box.due).toEqual([0]);
  const step = made(due, 1, review(0));
  expect(heard(step)).toEqual([
    { type: 'reviewed', theories: [{ seat: 0, sector: 4, body: 'asteroid', right: true }] },
  ]);
  expect(step.state.box.due).toEqual([]);
  expect(refused(step.state, 1, review(0))).toBe('reviewed-already');
});

test('[P3] a wrong theory moves the pawn of its owner by 1, and the arrow waits for the next turn', () => {
  const placed = made(allAt(atBox(AWAY), 3), 0, place(1, 4, 1, null)).state;
  const due = allAt(placed, 9);
  expect(refused(due, 0, review(0))).toBe('say-what');
  const step = made(due, 0, review(0, 'comet'));
  expect(eventTypes(step)).toEqual(['reviewed', 'paid']);
  expect(step.state.public).toMatchObject({ time: [9, 10], order: [0, 1], arrow: 9 });
});

test('[P3] a theory of a seat here is turned up as it was entered', () => {
  const placed = made(allAt(atBox(), 3), 0, place(0, 4, 1, 'comet')).state;
  expect(refused(allAt(placed, 9), 1, review(0, 'asteroid'))).toBe('not-away');
});

test('[P3] a confirmed sector brings all others about it, and takes no more', () => {
  const first = made(allAt(atBox(), 3), 0, place(0, 4, 1, 'asteroid')).state;
  const { state } = play(allAt(first, 9), [1, place(1, 4, 3, 'comet')], [0, review(0)]);
  expect(state.box.due).toEqual([1]);
  expect(made(state, 0, review(1)).state.public.theories).toMatchObject([
    { fate: 'right' },
    { fate: 'wrong' },
  ]);
  const later = allAt(state, 12);
  expect(refused(later, 0, place(0, 4, 4, 'comet'))).toBe('confirmed-already');
  expect(refused(later, 0, place(0, 4, 3, 'comet'))).toBeUndefined();
});

test('[P4] one that was not entered is added with its phase and reviewed at once', () => {
  const state = allAt(atBox(AWAY), 9);
  const step = made(state, 0, reviewOther(1, 3, 1, 'comet'));
  expect(eventTypes(step)).toEqual(['placed', 'reviewed']);
  expect(step.state.public.theories).toEqual([
    { seat: 1, sector: 3, phase: 1, fate: 'right', body: 'comet' },
  ]);
  expect(refused(state, 0, review(0, 'comet'))).toBe('no-such-theory');
});

test('[P3] [P4] nothing is turned up before it is due, of seats that are away neither', () => {
  const placed = made(allAt(atBox(AWAY), 6), 0, place(1, 4, 1, null)).state;
  expect(refused(placed, 0, review(0, 'comet'))).toBe('not-due');
  expect(refused(placed, 0, reviewOther(1, 3, 2, 'comet'))).toBe('not-due');
  const due = allAt(placed, 9);
  expect(refused(due, 0, review(0, 'comet'))).toBeUndefined();
  expect(refused(due, 0, reviewOther(0, 3, 1, 'comet'))).toBeUndefined();
  expect(refused(due, 0, reviewOther(0, 3, 2, 'comet'))).toBe('not-due');
  const confirmed = made(due, 0, reviewOther(0, 3, 1, 'comet')).state;
  expect(refused(confirmed, 0, reviewOther(1, 3, 3, 'gas'))).toBeUndefined();
  const found = made(placed, 0, locate(X.standard)).state;
  expect(refused(found, 0, review(0, 'comet'))).toBe('not-due');
  expect(refused(made(found, 0, pass(1)).state, 0, review(0, 'comet'))).toBeUndefined();
});

test('[E1] a last act is ended by whose it is; of a seat that is away by anybody', () => {
  const found = made(atBox({ here: [true, true, false] }), 0, locate(X.standard)).state;
  expect(found.public.lastActs).toEqual([1, 2]);
  expect(refused(found, 0, pass(1))).toBe('not-your-act');
  expect(refused(found, 1, pass(1))).toBeUndefined();
  expect([0, 1].map(who => refused(found, who, pass(2)))).toEqual([undefined, undefined]);
});

test('[E1] [P3] a table that began by rules 1 goes on by them', () => {
  const now = atBox({ here: [true, true, false], tracked: true });
  const { inTurn: _, ...box } = now.box;
  const before: State = { ...now, box };
  const found = made(before, 0, locate(X.standard)).state;
  expect(refused(found, 0, pass(1))).toBeUndefined();
  const placed = made(allAt(before, 6), 0, place(2, 4, 1, null)).state;
  expect(refused(placed, 0, review(0, 'comet'))).toBeUndefined();
  const opened = (rules: number) =>
    open(gameUnder(game, rules), {
      ...{ options: { code: '27TE-X6FC-575', here: [true], tracked: true }, seats: 1, seed: 'rules' },
    });
  expect([1, 2].map(rules => opened(rules))).toMatchObject([
    { ok: true, value: { table: { state: { box: expect.not.objectContaining({ inTurn: true }) } } } },
    { ok: true, value: { table: { state: { box: { inTurn: true } } } } },
  ]);
});

test('[P4] where nobody turns the sky, theories are of no phase', () => {
  expect(refused(atBox(LOOSE), 0, reviewOther(1, 3, 0, 'comet'))).toBeUndefined();
  expect(refused(atBox(AWAY), 0, reviewOther(1, 3, 0, 'comet'))).toBe('no-such-phase');
});

test('[P2] nobody places more in a phase, or the same object in the same sector twice, than the rules allow', () => {
  const { state } = made(allAt(atBox(AWAY), 9), 0, place(0, 4, 1, 'asteroid'));
  expect(refused(state, 0, place(0, 5, 1, 'asteroid'))).toBe('too-many-theories');
  expect(refused(state, 0, place(0, 4, 2, 'asteroid'))).toBe('already-submitted');
  expect(refused(state, 0, place(0, 4, 2, 'comet'))).toBeUndefined();
  const other = made(state, 0, reviewOther(1, 4, 1, 'asteroid')).state;
  expect(refused(other, 0, place(1, 5, 1, null))).toBe('too-many-theories');
  expect(refused(other, 0, reviewOther(1, 4, 2, 'asteroid'))).toBe('already-submitted');
  const expert = made(allAt(atBox({ ...AWAY, mode: 'expert' }), 3), 0, place(0, 4, 1, 'asteroid')).state;
  const two = made(expert, 0, place(0, 5, 1, 'asteroid')).state;
  expect(refused(two, 0, place(0, 6, 1, 'asteroid'))).toBe('too-many-theories');
});

test('[P2] what was entered twice of one object counts once', () => {
  const three = allAt(atBox({ here: [true, true, true] }), 12);
  const { state } = play(
    three,
    [0, place(0, 4, 1, 'asteroid')],
    [1, reviewOther(0, 4, 2, 'asteroid')],
    [0, reveal],
  );
  expect(outcome(state)?.scores[0]?.total).toBe(3);
});

test('[P3] several wrong theories are paid back to front, in whatever order they are turned up', () => {
  const three = allAt(atBox({ here: [true, true, true] }), 3);
  const placed = play(three, [0, place(0, 2, 1, 'asteroid')], [1, place(1, 2, 1, 'dwarf')]).state;
  const due = play(placed, [0, setTime(1, 9)], [0, setTime(0, 9)], [0, setTime(2, 10)]).state;
  expect(due.public.order).toEqual([1, 0, 2]);
  expect(due.box.due).toEqual([1, 0]);
  for (const turnedUp of [
    [0, 1],
    [1, 0],
  ])
    expect(
      turnedUp.reduce((state, theory) => made(state, 0, review(theory)).state, due).public.order,
    ).toEqual([2, 1, 0]);
});

test('[P4] where nobody turned the sky, theories can be entered after the find too', () => {
  const found = made(atBox(LOOSE), 0, locate(X.standard)).state;
  expect(refused(found, 0, place(0, 4, 0, 'asteroid'))).toBeUndefined();
  expect(refused(found, 0, place(0, 4, 1, 'asteroid'))).toBe('no-last-act');
});

test('[E1] a pawn that is set right after the find changes who has a last act', () => {
  const ahead = made(atBox(), 0, setTime(1, 9)).state;
  const found = made(ahead, 0, locate(X.standard)).state;
  expect(found.public.lastActs).toEqual([]);
  const behind = made(found, 1, setTime(1, 2)).state;
  expect(behind.public.lastActs).toEqual([1]);
  expect(made(behind, 1, setTime(1, 9)).state.public.lastActs).toEqual([]);
});

test('[E1] how far behind somebody away was counts nothing where it is not known, and never more than 5', () => {
  const also = announced(1, { type: 'locate', found: true });
  const asked = play(atBox(LOOSE), [0, missed], [0, missed], [0, locate(X.standard)], [0, also], [0, reveal]);
  expect(outcome(asked.state)).toMatchObject({ winners: [0], scores: [{ total: 10 }, { total: 0 }] });
  const here = play(
    ...([
      atBox(),
      [0, setTime(0, 9)],
      [0, locate(X.standard)],
      [1, locate(X.standard)],
      [0, reveal],
    ] as const),
  );
  expect(outcome(here.state)?.scores.map(({ total }) => total)).toEqual([10, 10]);
});

test('[P5] seats are in the order of their pawns at the start', () => {
  expect(atBox({ here: [true, true, true] }).public.order).toEqual([0, 1, 2]);
});

test('[E1] whoever locates it goes on by 5; those behind have a last act each', () => {
  const three = { here: [true, true, true] };
  const step = play(atBox(three), [0, research('A')], [1, locate(X.standard)]);
  expect(eventTypes(step).slice(-2)).toEqual(['acted', 'found']);
  const { state } = step;
  expect(state.public).toMatchObject({ finder: 1, time: [1, 5, 0], lastActs: [2, 0], stage: 'last-acts' });
  expect(toAct(state)).toEqual([2]);
  expect(refused(state, 0, research('B'))).toBe('not-now');
  expect(refused(state, 1, locate(X.standard))).toBe('found-already');
  expect(refused(state, 1, pass(1))).toBe('no-last-act');
  const two = play(state, [2, place(2, 4, 1, 'asteroid')], [2, place(2, 5, 1, 'asteroid')]).state;
  expect(two.public.lastActs).toEqual([0]);
  const all = made(two, 0, locate(X.standard)).state;
  expect(all.public).toMatchObject({ alsoFound: [0], time: [1, 5, 0], lastActs: [] });
  expect(toAct(all)).toEqual([0, 1, 2]);
  expect(all.box.due).toEqual([0, 1]);
});

test('[E1] of others it is entered that they found it; a slip is marked as a mistake', () => {
  const { state } = made(atBox(AWAY), 0, announced(1, { type: 'locate', found: true }));
  expect(state.public).toMatchObject({ finder: 1, lastActs: [0] });
  const undone = made(state, 0, mistake(0)).state;
  expect(undone.public).toMatchObject({ finder: null, lastActs: [], stage: 'act', time: [0, 0] });
});

test('[E1] a last act that was a mistake can be made again', () => {
  const found = play(atBox(), [0, locate(X.standard)], [1, missed]).state;
  expect(found.public.lastActs).toEqual([]);
  expect(made(found, 1, mistake(1)).state.public.lastActs).toEqual([1]);
});

test('[E1] where the table is not tracked, everybody else may have a last act', () => {
  const { state } = made(atBox({ here: [true, true, false], tracked: false }), 0, locate(X.standard));
  expect(state.public.lastActs).toEqual([1, 2]);
  expect(made(state, 0, pass(2)).state.public.lastActs).toEqual([1]);
});

test('[E2] theories that are turned up at the end cost nothing', () => {
  const placed = made(allAt(atBox(AWAY), 3), 0, place(1, 4, 1, null)).state;
  const { state } = play(placed, [0, locate(X.standard)], [0, pass(1)], [0, review(0, 'comet')]);
  expect(state.public.time).toEqual([8, 3]);
});

test('[E2] the reveal shows all, and counts what is known', () => {
  const state = allAt(atBox(AWAY), 3);
  const entered = play(state, [0, place(0, 4, 1, 'asteroid')], [0, place(1, 3, 1, null)]).state;
  const { state: over, events } = play(entered, [0, locate(X.standard)], [0, reveal]);
  expect(over.public.theories).toMatchObject([{ fate: 'right' }, { fate: 'in-review', body: null }]);
  expect(outcome(over)).toMatchObject({
    winners: [0],
    reason: 'located',
    scores: [{ total: 13 }, { total: 0 }],
  });
  expect(toAct(over)).toEqual([]);
  expect(eventTypes({ state: over, events }).at(-1)).toBe('ended');
});

test('[E2] a table can be revealed before anybody found it', () => {
  expect(outcome(made(atBox(), 1, reveal).state)).toMatchObject({ reason: 'revealed' });
  expect(outcome(made(atBox(), 1, target(3)).state)).toBeUndefined();
});
