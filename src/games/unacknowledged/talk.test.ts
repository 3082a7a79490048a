import { describe, expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { linesNow, messagesLeft, refuse, talkOpen } from './legal.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTalk,
  atTurn,
  ended,
  eventTypes,
  heard,
  onTurn,
  opened,
  playAll,
  readyAll,
  says,
  several,
  viewersOf,
  wholeGame,
} from './testing.ts';
import type { Disclosure, Message, Proposal, Stage, State } from './types.ts';
import { view } from './view.ts';

const seat = (n: number) => n as Seat;

const plan = (of: Disclosure, holdouts: readonly number[] = [], swing: number | null = null): Proposal => ({
  type: 'propose',
  of,
  holdouts: holdouts.map(seat),
  swing: swing === null ? null : seat(swing),
});

const accuse = (n: number): Message => ({ type: 'accuse', seat: seat(n) });
const agree = (proposal: number): Message => ({ type: 'agree', proposal });
const have = (of: Disclosure, yes: boolean): Message => ({ type: 'claim-have', of, yes });
const sixClaims = (['scientific', 'witness', 'political'] as const).flatMap(of => [
  have(of, true),
  have(of, false),
]);

const refusal = (state: State, speaker: number, message: Message) =>
  refuse(view(state, seat(speaker)), { type: 'say', message });

describe('discussion', () => {
  test('[T1] precedes each of the three turns of a round and the next deal', () => {
    const talks = new Set<string>();
    for (const { state } of wholeGame(3, 't1')) {
      const { round, turn, stage, talk } = state.public;
      if (stage === 'discuss') talks.add(`${round}/${turn}`);
      if (stage === 'choose') expect(talk.at(-1)).toMatchObject({ round, turn });
      if (stage === 'choose') expect(talks).toContain(`${round}/${turn}`);
    }
    const { turns } = ended(3, 't1').public;
    const expected = turns.flatMap(({ round, turn }, index) =>
      turn === 3 && index < turns.length - 1 ? [`${round}/3`, `${round}/4`] : [`${round}/${turn}`],
    );
    expect(turns.length).toBeGreaterThan(3);
    expect([...talks]).toEqual(expected);
  });

  test('[T1] nobody chooses before the last is ready', () => {
    const start = atTalk({ seats: 3 });
    const first = act(start, 2, { type: 'ready' });
    expect(toAct(first.state)).toEqual([0, 1]);
    expect(first.state.public.stage).toBe('discuss');
    const all = readyAll(start);
    expect(all.state.public.stage).toBe('choose');
    expect(toAct(all.state)).toEqual([0, 1, 2]);
    expect(eventTypes(all)).toEqual(['became-ready', 'became-ready', 'became-ready', 'talk-closed']);
  });

  test('[T1] what the third turn showed is discussed before the next deal', () => {
    const shown = onTurn({ seats: 3, turn: 3 }, ['oath', 'media', 'hoax']).state;
    expect(shown.public).toMatchObject({ stage: 'discuss', round: 1, turn: 4 });
    const said = says(shown, 0, accuse(1));
    const dealt = readyAll(said);
    expect(dealt.state.public).toMatchObject({ stage: 'draft', round: 2, turn: 1 });
    expect(eventTypes(dealt)).not.toContain('talk-closed');
  });

  test('[T1] any other turn leads to the next discussion', () => {
    const { state } = playAll(atTurn({ seats: 3, hands: [['oath'], ['media'], ['hoax']] }), [
      'oath',
      'media',
      'hoax',
    ]);
    expect(state.public).toMatchObject({ stage: 'discuss', turn: 2 });
    expect(state.public.talk.at(-1)).toEqual({ round: 1, turn: 2, lines: [] });
  });
});

describe('talk', () => {
  const choosing = atTurn({ seats: 3, hands: several(3, ['media']) });
  const stages: readonly [Stage, State, boolean][] = [
    ['draft', opened(3, 't2').state, false],
    ['discuss', atTalk({ seats: 3 }), true],
    ['choose', choosing, false],
    ['choose', act(choosing, 0, { type: 'play', card: 'media' }).state, false],
    ['discard', playAll(choosing, several(3, 'media')).state, true],
    ['over', ended(3, 't2'), true],
  ];

  test.each(stages)('[T2] in the stage %s', (stage, state, open) => {
    expect(state.public.stage).toBe(stage);
    for (const viewer of viewersOf(3)) expect(talkOpen(view(state, viewer))).toBe(open);
    if (stage === 'discuss') expect(refusal(state, 0, accuse(1))).toBeUndefined();
    else expect(refusal(state, 0, accuse(1))).toBe(stage === 'over' ? 'game-over' : 'talk-is-closed');
  });

  test('[T3] all hear it, and it binds nobody', () => {
    const start = atTalk({ seats: 3, hands: [['media'], ['media'], ['oath']] });
    const said = act(start, 0, { type: 'say', message: plan('media') });
    for (const viewer of viewersOf(3)) expect(heard(said, viewer)).toHaveLength(1);
    const lied = says(said.state, 2, { type: 'claim-have', of: 'media', yes: true });
    const agreed = says(lied, 2, agree(0));
    for (const viewer of viewersOf(3)) expect(linesNow(view(agreed, viewer))).toHaveLength(3);
    expect(playAll(agreed, ['media', 'media', 'oath']).state.public.plus).toEqual(['media']);
  });

  test.each<[string, Message, string | undefined]>([
    ['a claim to hold', { type: 'claim-have', of: 'media', yes: true }, undefined],
    ['a claim not to hold', { type: 'claim-have', of: 'media', yes: false }, undefined],
    ['a claim to hold a card against', { type: 'claim-counter', of: 'media', yes: true }, undefined],
    ['a claim to hold nothing against', { type: 'claim-counter', of: 'media', yes: false }, undefined],
    ['a plan', plan('witness', [1], 2), undefined],
    ['agreement with a plan of another', agree(1), undefined],
    ['refusal of a plan of another', { type: 'refuse', proposal: 1 }, undefined],
    ['an accusation', accuse(1), undefined],
    ['trust', { type: 'trust', seat: seat(2) }, undefined],
    ['agreement with a line that is no plan', agree(0), 'no-such-proposal'],
    ['agreement with a plan to come', agree(3), 'no-such-proposal'],
    ['agreement with an own plan', agree(2), 'own-proposal'],
    ['accusing oneself', accuse(0), 'about-yourself'],
    ['trusting oneself', { type: 'trust', seat: seat(0) }, 'about-yourself'],
    ['accusing nobody', accuse(3), 'no-such-seat'],
    ['trusting nobody', { type: 'trust', seat: seat(3) }, 'no-such-seat'],
  ])('[T4] %s', (_, message, expected) => {
    let state = says(atTalk({ seats: 3 }), 1, accuse(2));
    state = says(state, 1, plan('media'));
    state = says(state, 0, plan('media'));
    expect(refusal(state, 0, message)).toBe(expected);
  });

  test('[T4] a plan is answered by the number of its line, and only in its own discussion', () => {
    const start = atTalk({ seats: 3, hands: [['oath'], ['media'], ['hoax']] });
    const said = act(says(start, 0, accuse(1)), 1, { type: 'say', message: plan('media') });
    expect(heard(said)).toEqual([{ type: 'said', seat: 1, line: 1, plan: 1, message: plan('media') }]);
    expect(refusal(said.state, 0, agree(1))).toBeUndefined();
    const answered = act(said.state, 0, { type: 'say', message: agree(1) });
    expect(heard(answered)).toEqual([{ type: 'said', seat: 0, line: 2, plan: 1, message: agree(1) }]);
    const next = playAll(said.state, ['oath', 'media', 'hoax']).state;
    expect(next.public.stage).toBe('discuss');
    expect(refusal(next, 0, agree(1))).toBe('no-such-proposal');
  });

  test('[T5] six messages for each seat and discussion', () => {
    let state = atTalk({ seats: 3, hands: [['oath'], ['media'], ['hoax']] });
    for (const [said, message] of sixClaims.entries()) {
      expect(messagesLeft(view(state, seat(0)), seat(0))).toBe(6 - said);
      state = says(state, 0, message);
    }
    expect(refusal(state, 0, accuse(1))).toBe('no-messages-left');
    expect(refusal(state, 1, accuse(2))).toBeUndefined();
    const next = playAll(state, ['oath', 'media', 'hoax']).state;
    expect(refusal(next, 0, accuse(1))).toBeUndefined();
    expect(messagesLeft(view(next, seat(0)), seat(0))).toBe(6);
  });

  test.each<[string, Message, Message, boolean]>([
    ['a claim', have('media', true), have('media', true), true],
    ['a claim and its opposite', have('media', true), have('media', false), false],
    ['claims of two kinds', have('media', true), { type: 'claim-counter', of: 'media', yes: true }, false],
    ['claims of two types', have('media', true), have('witness', true), false],
    ['a plan', plan('media', [0, 2], 1), plan('media', [0, 2], 1), true],
    ['plans of two types', plan('media', [0]), plan('witness', [0]), false],
    ['plans with other holdouts', plan('media', [0]), plan('media', [1]), false],
    ['plans with another swing', plan('media', [0], 1), plan('media', [0], 2), false],
    ['an answer', agree(0), agree(0), true],
    ['an answer and its opposite', agree(0), { type: 'refuse', proposal: 0 }, false],
    ['an accusation', accuse(1), accuse(1), true],
    ['accusations of two', accuse(2), accuse(1), false],
    ['accusation and trust', accuse(1), { type: 'trust', seat: seat(1) }, false],
  ])('[T5] nobody says the same twice: %s', (_, first, second, same) => {
    const state = says(says(atTalk({ seats: 3 }), 1, plan('political')), 0, first);
    expect(refusal(state, 0, second)).toBe(same ? 'already-said' : undefined);
    expect(refusal(state, 2, second)).toBeUndefined();
  });

  test('[T6] a proposal takes all readiness back', () => {
    let state = atTalk({ seats: 4 });
    for (const ready of [0, 1, 3]) ({ state } = act(state, ready, { type: 'ready' }));
    expect(toAct(state)).toEqual([2]);
    expect(toAct(says(state, 2, plan('media')))).toEqual([0, 1, 2, 3]);
  });

  test('[T6] other talk takes back the readiness of the speaker alone', () => {
    let state = atTalk({ seats: 4 });
    for (const ready of [0, 1]) ({ state } = act(state, ready, { type: 'ready' }));
    expect(toAct(says(state, 0, accuse(1)))).toEqual([0, 2, 3]);
    expect(toAct(says(state, 2, accuse(1)))).toEqual([2, 3]);
    expect(refuse(view(state, seat(0)), { type: 'ready' })).toBe('already-ready');
  });

  test.each<[string, Proposal, string | undefined]>([
    ['everybody plays', plan('media'), undefined],
    ['one holds out', plan('media', [0]), undefined],
    ['one plays', plan('media', [0, 1]), undefined],
    ['one decides', plan('media', [0, 1], 2), undefined],
    ['nobody plays', plan('media', [0, 1, 2]), 'nobody-asked-to-play'],
    ['one decides and holds out', plan('media', [1], 1), 'swing-holds-out'],
    ['a stranger holds out', plan('media', [3]), 'no-such-seat'],
    ['a stranger decides', plan('media', [], 3), 'no-such-seat'],
  ])('[T7] a plan in which %s', (_, message, expected) => {
    expect(refusal(atTalk({ seats: 3 }), 0, message)).toBe(expected);
  });
});
