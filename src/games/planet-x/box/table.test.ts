import { describe, expect, test } from 'vitest';
import { seat } from '../testing.ts';
import { passingTo } from './legal.ts';
import { toAct } from './rules.ts';
import {
  announced,
  atBox,
  eventTypes,
  heard,
  know,
  lastAct,
  made,
  missed,
  mistake,
  play,
  refused,
  research,
  reveal,
  setTime,
  survey,
  target,
  turn,
} from './testing.ts';
import { view } from './view.ts';

const AWAY = { here: [true, false], tracked: true };
const LOOSE = { here: [true, false], tracked: false };

describe('people', () => {
  test('[C4] only seats here ask, and only of others is entered what they announce', () => {
    const state = atBox(AWAY);
    expect(refused(state, 1, research('A'))).toBe('not-here');
    expect(refused(state, 1, know(3))).toBe('not-here');
    expect(refused(state, 0, announced(0, research('A')))).toBe('not-away');
    expect(refused(state, 0, announced(2, research('A')))).toBe('no-such-seat');
    expect(refused(state, 'spectator', research('A'))).toBe('spectators-watch');
  });

  test('[C5] facts are chosen before the first question, once, and nobody shares a set', () => {
    const state = atBox({ unchosen: true });
    expect(toAct(state)).toEqual([0, 1]);
    expect(refused(state, 0, research('A'))).toBe('choose-facts-first');
    const { state: next, events } = made(state, 0, know(2, 'youth'));
    expect(next.own[0]?.facts).toEqual(state.puzzle.facts[2]);
    expect(refused(next, 0, know(1))).toBe('already-chosen');
    expect(refused(next, 1, know(2))).toBe('season-taken');
    expect(refused(next, 0, research('A'))).toBeUndefined();
    expect(toAct(next)).toEqual([1]);
    expect(eventTypes({ state: next, events }, 1)).toEqual(['season-chosen']);
    expect(eventTypes({ state: next, events }, 0)).toEqual(['season-chosen', 'facts-came']);
  });

  test('[C6] an answer is told and shown to nobody else', () => {
    const step = made(atBox(), 0, survey('asteroid', 1, 5));
    expect(heard(step, 0)).toContainEqual(expect.objectContaining({ answer: { type: 'survey', count: 2 } }));
    expect(eventTypes(step, 1)).toEqual(['acted']);
    expect(view(step.state, seat(1)).own?.answers).toEqual([]);
  });
});

describe('whose turn it is', () => {
  test('[C7] tracked: the farthest back acts, and may be away; a seat here may ask out of turn', () => {
    const { state } = made(atBox(AWAY), 0, research('A'));
    expect(toAct(state)).toEqual([1]);
    expect(refused(state, 0, survey('gas', 1, 4))).toBeUndefined();
    expect(toAct(made(state, 0, announced(1, target(3))).state)).toEqual([0]);
  });

  test('[C8] not tracked: everybody here acts at any time, and people turn the sky', () => {
    const { state } = made(atBox(LOOSE), 0, survey('gas', 1, 6));
    expect(toAct(state)).toEqual([0]);
    expect(state.public).toMatchObject({ time: [3, 0], arrow: 0 });
    const turned = made(state, 0, turn(5));
    expect(turned.state.public).toMatchObject({ arrow: 4, phase: 1 });
    expect(refused(turned.state, 0, turn(5))).toBe('already-there');
    expect(refused(turned.state, 0, turn(13))).toBe('no-such-sector');
    expect(made(turned.state, 0, turn(2)).state.public.arrow).toBe(13);
    expect(refused(atBox(AWAY), 0, turn(5))).toBe('sky-follows');
  });

  test('[C9] what others announce is entered and never answered', () => {
    const step = made(atBox(AWAY), 0, announced(1, survey('asteroid', 2, 6)));
    expect(eventTypes(step, 1)).toEqual(['acted']);
    expect(step.state.own[1]?.answers).toEqual([]);
    expect(lastAct(step.state)).toMatchObject({ seat: 1, cost: 3, at: 0, type: 'survey' });
    expect(step.state.public.time).toEqual([0, 3]);
  });

  test('[C9] what cannot be on any board is not entered, what the board knows better is', () => {
    const state = atBox(AWAY);
    expect(refused(state, 0, announced(1, survey('gas', 7, 12)))).toBeUndefined();
    expect(refused(state, 0, announced(1, survey('gas', 1, 7)))).toBe('not-visible');
    expect(refused(state, 0, announced(1, survey('gas', 0, 7)))).toBe('no-such-sector');
    expect(refused(state, 0, announced(1, survey('comet', 1, 3)))).toBe('comet-ends');
    const twice = play(state, [0, announced(1, target(1))], [0, announced(1, target(12))]).state;
    expect(refused(twice, 0, announced(1, target(2)))).toBe('no-targets-left');
  });

  test('[C10] a pawn that is set right is the last to come to its sector, and the sky follows', () => {
    const { state, events } = play(atBox(), [0, survey('gas', 1, 6)], [1, setTime(1, 3)]);
    expect(state.public).toMatchObject({ time: [3, 3], order: [0, 1], arrow: 3, phase: 1 });
    expect(eventTypes({ state, events })).toContain('theories-asked');
    const back = made(state, 1, setTime(0, 1)).state;
    expect(back.public).toMatchObject({ time: [1, 3], order: [0, 1], arrow: 1, phase: 0 });
    expect(refused(back, 1, setTime(0, 16))).toBe('no-such-time');
  });
});

test('[P1] what a turn of the sky passes is known before', () => {
  const { public: known } = atBox(LOOSE);
  expect(passingTo(known, 12)).toEqual({ sectors: 11, phases: [1, 2, 3], conferences: [1] });
  expect(passingTo(known, 2)).toEqual({ sectors: 1, phases: [], conferences: [] });
});

describe('questions and answers', () => {
  test('[C11] what may be asked is what the game allows here and now', () => {
    const state = atBox();
    expect(refused(state, 0, survey('gas', 6, 7))).toBe('not-visible');
    expect(refused(state, 0, survey('comet', 1, 3))).toBe('comet-ends');
    const { state: next } = play(state, [0, research('A')], [1, research('A')]);
    expect(refused(next, 0, research('B'))).toBe('research-twice');
    expect(refused(made(next, 0, reveal).state, 0, missed)).toBe('game-over');
  });

  test('[C14] a mistake gives back time, order and the sky, and keeps what was learned', () => {
    const start = play(
      atBox({ here: [true, true, true] }),
      [0, research('A')],
      [1, target(1)],
      [2, target(2)],
    );
    const { state } = made(start.state, 0, target(3));
    expect(state.public).toMatchObject({ time: [5, 4, 4], order: [1, 2, 0], targets: [1, 1, 1], arrow: 4 });
    const undone = made(state, 0, mistake(3));
    expect(undone.state.public).toMatchObject({ time: [1, 4, 4], order: [0, 1, 2], targets: [2, 1, 1] });
    expect(undone.state.public).toMatchObject({ arrow: 1, phase: 0 });
    expect(undone.state.own[0]?.answers.at(-1)).toEqual({ type: 'target', sight: 'comet' });
    expect(undone.state.public.acts).toHaveLength(4);
    expect(undone.state.box.mistakes).toEqual([3]);
    expect(refused(undone.state, 0, mistake(3))).toBe('marked-already');
  });

  test('[C14] a research that was a mistake is no turn', () => {
    const { state } = play(atBox({ here: [true] }), [0, research('A')]);
    expect(refused(state, 0, research('B'))).toBe('research-twice');
    expect(refused(made(state, 0, mistake(0)).state, 0, research('B'))).toBeUndefined();
  });

  test('[C14] only who made an entry marks it; what was entered for somebody away, anybody', () => {
    const { state } = play(atBox({ here: [true, true, false], tracked: true }), [0, research('A')]);
    expect(refused(state, 1, mistake(0))).toBe('not-your-act');
    expect(refused(state, 0, mistake(7))).toBe('no-such-act');
    const entered = made(state, 0, announced(2, target(1))).state;
    expect(made(entered, 1, mistake(1)).state.public).toMatchObject({ time: [1, 0, 0], targets: [2, 2, 2] });
  });

  test('[C14] a conference that a mistake brought stays told, and does not come again', () => {
    const alone = atBox({ here: [true] });
    const { state } = play(alone, [0, missed], [0, missed], [0, missed]);
    expect(state.public).toMatchObject({ arrow: 15, phase: 5 });
    expect(state.public.conferences).toHaveLength(1);
    const back = made(state, 0, mistake(2)).state;
    expect(back.public).toMatchObject({ arrow: 10, phase: 3 });
    const again = made(back, 0, missed);
    expect(eventTypes(again).filter(type => type === 'conference')).toEqual([]);
    expect(again.state.public).toMatchObject({ arrow: 15, phase: 5 });
    expect(again.state.public.conferences).toHaveLength(1);
  });
});
