import { describe, expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import content from './content.json' with { type: 'json' };
import { lover, SEATS, wholeGame } from './testing.ts';
import { cardName, effectText, messageText, roleName, text, typeName } from './text.ts';
import { CARDS, DISCLOSURES, ENDINGS, type Event, type Message, REFUSALS, ROLES } from './types.ts';

const seat = (n: number) => n as Seat;
const name = (n: Seat) => ['Heron', 'Rook', 'Wren', 'Kite', 'Crane'][n] ?? 'nobody';

const KEYS = new RegExp(`\\b(${CARDS.join('|')})\\b`);
const faultsOf = (sentence: string) => voiceFaults(sentence, { 'a key': KEYS });

const messages: readonly [Message, string][] = [
  [{ type: 'claim-have', of: 'media', yes: true }, 'I have Media.'],
  [{ type: 'claim-have', of: 'media', yes: false }, 'I have no Media.'],
  [{ type: 'claim-counter', of: 'witness', yes: true }, 'I can negate Witness.'],
  [{ type: 'claim-counter', of: 'witness', yes: false }, 'I cannot negate Witness.'],
  [{ type: 'propose', of: 'political', holdouts: [], swing: null }, 'Plan 3: play Political.'],
  [
    { type: 'propose', of: 'political', holdouts: [seat(0)], swing: seat(1) },
    'Plan 3: play Political without Heron. Rook decides.',
  ],
  [
    { type: 'propose', of: 'scientific', holdouts: [seat(0), seat(1), seat(2)], swing: null },
    'Plan 3: play Scientific without Heron, Rook and Wren.',
  ],
  [{ type: 'agree', proposal: 2 }, 'I agree with Plan 3.'],
  [{ type: 'refuse', proposal: 2 }, 'I am against Plan 3.'],
  [{ type: 'accuse', seat: seat(4) }, 'I think it is Crane.'],
  [{ type: 'trust', seat: seat(3) }, 'I trust Kite.'],
];

const events = {
  'round-began': { type: 'round-began', round: 2, passing: 'right' },
  'identity-dealt': { type: 'identity-dealt', role: 'activist' },
  'pack-came': { type: 'pack-came', pack: ['witness', 'closed'] },
  chosen: { type: 'chosen', card: 'hoax' },
  decided: { type: 'decided', seat: seat(1) },
  'draft-ended': { type: 'draft-ended' },
  'hand-filled': { type: 'hand-filled', hand: ['scientific', 'media', 'media', 'oath', 'hoax'] },
  said: { type: 'said', seat: seat(1), line: 0, plan: 0, message: { type: 'accuse', seat: seat(0) } },
  'became-ready': { type: 'became-ready', seat: seat(2) },
  'talk-closed': { type: 'talk-closed' },
  revealed: { type: 'revealed', cards: ['media', 'media', 'hoax'], owners: null },
  succeeded: { type: 'succeeded', of: 'witness' },
  negated: { type: 'negated', of: 'media', by: 'balloon' },
  overexposed: { type: 'overexposed', of: 'political' },
  failed: { type: 'failed' },
  'lab-drew': { type: 'lab-drew', cards: ['media', 'media', 'witness'], bonus: 'media' },
  'effect-began': { type: 'effect-began', of: 'witness' },
  'game-ended': {
    type: 'game-ended',
    side: 'shadow',
    why: 'three-negated',
    roles: ['activist', 'shadow', 'activist'],
    rounds: [],
  },
} satisfies { readonly [Type in Event['type']]: Event & { readonly type: Type } };

const lines: readonly [Event, string][] = [
  [events['round-began'], 'Round 2. Packs pass to the right.'],
  [events['identity-dealt'], 'You are a Disclosure Activist.'],
  [{ type: 'identity-dealt', role: 'shadow' }, 'You are the Shadow Government.'],
  [events.said, 'Rook: "I think it is Heron."'],
  [events.revealed, 'Revealed: Media Disclosure, Media Disclosure and Staged Hoax.'],
  [
    { type: 'revealed', cards: ['witness', 'media', 'hoax'], owners: ['hoax', 'media', 'witness'] },
    'Played openly: Heron Staged Hoax, Rook Media Disclosure and Wren Witness Disclosure.',
  ],
  [events.negated, 'Weather Balloon negates it: Media Disclosure goes to −.'],
  [
    events['lab-drew'],
    'The lab finds Media Disclosure, Media Disclosure and Witness Disclosure: one more Media goes to +.',
  ],
  [
    { type: 'lab-drew', cards: ['media', 'witness', 'oath'], bonus: null },
    'The lab finds Media Disclosure, Witness Disclosure and Secrecy Oath: nothing to add.',
  ],
  [events['effect-began'], 'Next turn: Shadow Government cards negate nothing.'],
  [
    events['game-ended'],
    'The Shadow Government wins. 3 disclosures are negated. Rook was the Shadow Government.',
  ],
];

const youOr = (n: Seat) => (n === 1 ? 'You' : name(n));
const said = (speaker: number, message: Message): Event => ({
  type: 'said',
  seat: seat(speaker),
  line: 7,
  plan: 3,
  message,
});
const toYou: readonly [Event, string][] = [
  [{ type: 'decided', seat: seat(1) }, 'You have chosen.'],
  [{ type: 'decided', seat: seat(2) }, 'Wren has chosen.'],
  [{ type: 'became-ready', seat: seat(1) }, 'You are ready.'],
  [said(0, { type: 'accuse', seat: seat(1) }), 'Heron: "I think it is you."'],
  [said(1, { type: 'trust', seat: seat(0) }), 'You: "I trust Heron."'],
  [
    said(0, { type: 'propose', of: 'media', holdouts: [seat(0), seat(2)], swing: seat(1) }),
    'Heron: "Plan 3: play Media without me and Wren. You decide."',
  ],
  [
    said(1, { type: 'propose', of: 'media', holdouts: [seat(0)], swing: seat(1) }),
    'You: "Plan 3: play Media without Heron. I decide."',
  ],
  [
    events['game-ended'],
    'The Shadow Government wins. 3 disclosures are negated. You were the Shadow Government.',
  ],
];

describe('text', () => {
  test.each(Object.values(events))('the event $type has its sentence', event => {
    expect(faultsOf(text.event(event, name))).toEqual([]);
  });

  test.each(lines)('%j', (event, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
    expect(text.event(event, name)).toBe(sentence);
  });

  test.each(messages)('%j', (message, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
    expect(messageText(message, 3, name)).toBe(sentence);
  });

  test.each(toYou)('%j, read by seat 1', (event, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
    expect(text.event(event, youOr, seat(1))).toBe(sentence);
  });

  test.each(REFUSALS)('the refusal %s has its sentence', code => {
    expect(faultsOf(text.refusal(code))).toEqual([]);
  });

  test.each(ENDINGS)('the ending %s has its sentence', code => {
    expect(faultsOf(text.reason(code))).toEqual([]);
  });

  test('no two refusals and no two endings read the same', () => {
    expect(new Set(REFUSALS.map(text.refusal)).size).toBe(REFUSALS.length);
    expect(new Set(ENDINGS.map(text.reason)).size).toBe(ENDINGS.length);
  });

  test('cards, types and roles go by their printed names', () => {
    expect(CARDS.map(cardName)).toEqual([...content.disclosure, ...content.shadow].map(card => card.name));
    for (const type of DISCLOSURES) expect(cardName(type)).toBe(`${typeName[type]} Disclosure`);
    for (const type of DISCLOSURES) expect(faultsOf(effectText[type])).toEqual([]);
    expect(ROLES.map(role => roleName[role])).toEqual(['Disclosure Activist', 'Shadow Government']);
  });

  test.each(SEATS)('whatever happens at %i seats is told in that voice', seats => {
    for (const habit of [undefined, lover('scientific'), lover('media')])
      for (const step of wholeGame(seats, 'text', habit))
        for (const { event } of step.events) expect(faultsOf(text.event(event, name))).toEqual([]);
  });
});
