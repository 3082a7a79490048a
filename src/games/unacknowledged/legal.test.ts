import { describe, expect, test } from 'vitest';
import { type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { kinds } from './board.ts';
import { late, moves, refuse, sample } from './legal.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTalk,
  atTurn,
  ended,
  lover,
  opened,
  playAll,
  SEATS,
  says,
  several,
  wholeGame,
} from './testing.ts';
import { CARDS, DISCLOSURES, type Message, type Move, REFUSALS, type Refusal, type State } from './types.ts';
import { view } from './view.ts';

const seat = (n: number) => n as Seat;
const say = (message: Message): Move => ({ type: 'say', message });
const play = (card: (typeof CARDS)[number]): Move => ({ type: 'play', card });
const plan = (holdouts: readonly number[]): Message => ({
  type: 'propose',
  of: 'media',
  holdouts: holdouts.map(seat),
  swing: null,
});

const draft = opened(3, 'legal').state;
const missing = CARDS.find(card => !draft.own[0]?.pack.includes(card)) ?? 'hoax';
const choosing = atTurn({ seats: 3, hands: several(3, ['media']) });
const chosen = act(choosing, 0, play('media')).state;
const talking = atTalk({ seats: 3 });
const planned = says(talking, 0, plan([]));
const spoken = DISCLOSURES.slice(0, 3)
  .flatMap(of => [true, false].map(yes => ({ type: 'claim-have', of, yes }) as const))
  .reduce((state, message) => says(state, 0, message), talking);

const refusals: readonly [Refusal, State, Viewer, Move][] = [
  ['spectators-watch', choosing, 'spectator', play('media')],
  ['game-over', ended(3, 'legal'), seat(0), { type: 'ready' }],
  ['not-now', choosing, seat(0), { type: 'pick', card: 'media' }],
  ['not-now', choosing, seat(0), { type: 'discard', card: 'media' }],
  ['not-now', choosing, seat(0), { type: 'ready' }],
  ['not-now', talking, seat(0), play('media')],
  ['not-now', draft, seat(0), play('media')],
  ['not-now', playAll(choosing, several(3, 'media')).state, seat(0), play('media')],
  ['not-in-pack', draft, seat(0), { type: 'pick', card: missing }],
  ['not-in-hand', atTurn({ seats: 3, hands: [several(5, 'media')] }), seat(0), play('oath')],
  [
    'not-in-hand',
    playAll(choosing, several(3, 'media')).state,
    seat(0),
    { type: 'discard', card: notHeld(choosing) },
  ],
  ['already-chosen', chosen, seat(0), play('media')],
  ['already-ready', act(talking, 0, { type: 'ready' }).state, seat(0), { type: 'ready' }],
  ['talk-is-closed', draft, seat(0), say(plan([]))],
  ['talk-is-closed', choosing, seat(0), say(plan([]))],
  ['no-messages-left', spoken, seat(0), say(plan([]))],
  ['already-said', planned, seat(0), say(plan([]))],
  ['no-such-seat', talking, seat(0), say({ type: 'accuse', seat: seat(3) })],
  ['no-such-proposal', talking, seat(0), say({ type: 'agree', proposal: 0 })],
  ['own-proposal', planned, seat(0), say({ type: 'agree', proposal: 0 })],
  ['about-yourself', talking, seat(0), say({ type: 'trust', seat: seat(0) })],
  ['nobody-asked-to-play', talking, seat(0), say(plan([0, 1, 2]))],
  [
    'swing-holds-out',
    talking,
    seat(0),
    say({ type: 'propose', of: 'media', holdouts: [seat(1)], swing: seat(1) }),
  ],
];

function notHeld({ own }: State) {
  return CARDS.find(card => !own[0]?.hand.includes(card)) ?? 'hoax';
}

describe('refusals', () => {
  test.each(refusals)('%s', (code, state, viewer, move) => {
    expect(refuse(view(state, viewer), move)).toBe(code);
  });

  test('each has a case', () => {
    expect(new Set(refusals.map(([code]) => code))).toEqual(new Set(REFUSALS));
  });
});

/** Everything that can be written down for a table of this size, and a little more. */
function* conceivable({ public: { seats, talk } }: State): Generator<Move> {
  const all = seatsOf(seats + 1);
  const answers = (talk.at(-1)?.lines.length ?? 0) + 2;
  for (const card of CARDS) for (const type of ['pick', 'play', 'discard'] as const) yield { type, card };
  yield { type: 'ready' };
  for (const of of DISCLOSURES) {
    for (const yes of [true, false]) yield say({ type: 'claim-have', of, yes });
    for (const yes of [true, false]) yield say({ type: 'claim-counter', of, yes });
    for (let set = 0; set < 1 << all.length; set++) {
      const holdouts = all.filter(one => set & (1 << one));
      for (const swing of [null, ...all])
        if (swing === null || !holdouts.includes(swing)) yield say({ type: 'propose', of, holdouts, swing });
    }
  }
  for (const one of all) for (const type of ['accuse', 'trust'] as const) yield say({ type, seat: one });
  for (const proposal of Array.from({ length: answers }, (_, i) => i))
    for (const type of ['agree', 'refuse'] as const) yield say({ type, proposal });
}

/** One moment of each stage and a few more of a game. */
function momentsOf(seats: number, seed: string): readonly State[] {
  const games = [1, 2, 3].flatMap(game => [...wholeGame(seats, `${seed}/${game}`, lover('witness', 1))]);
  const states = [...wholeGame(seats, seed), ...games].map(({ state }) => state);
  const rng = new Rng(stream(seed, 'moments'));
  const any = rng.shuffle(states);
  const stages = ['draft', 'discuss', 'choose', 'discard', 'over'] as const;
  return [
    ...stages.flatMap(stage => any.filter(state => state.public.stage === stage).slice(0, 2)),
    ...any.slice(0, 6),
  ];
}

describe.each(SEATS)('moves at %i seats', seats => {
  test('are all that is not refused, each once', () => {
    const moments = momentsOf(seats, 'moves');
    expect(new Set(moments.map(({ public: { stage } }) => stage)).size).toBe(5);
    for (const state of moments)
      for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
        const seen = view(state, viewer);
        const offered = [...moves(seen)].map(move => JSON.stringify(move));
        const allowed = [...conceivable(state)].filter(move => refuse(seen, move) === undefined);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered.toSorted()).toEqual(allowed.map(move => JSON.stringify(move)).toSorted());
      }
  });

  test('are there for whoever has to act, and a sample is one of them', () => {
    const rng = new Rng(stream('sample', `${seats}`));
    for (const state of momentsOf(seats, 'samples'))
      for (const one of toAct(state)) {
        const seen = view(state, one);
        for (let i = 0; i < 20; i++) expect(refuse(seen, sample(seen, rng))).toBeUndefined();
      }
  });
});

describe('sample', () => {
  test.each<[string, State]>([
    ['in a discussion', planned],
    ['in a draft', draft],
    ['of a card', choosing],
    ['after a choice', chosen],
  ])('every legal move has a chance %s', (_, state) => {
    const seen = view(state, seat(1));
    const rng = new Rng(stream('chance', 'testing'));
    const offered = new Set([...moves(seen)].map(move => JSON.stringify(move)));
    const sampled = new Set(Array.from({ length: 6000 }, () => JSON.stringify(sample(seen, rng))));
    expect(sampled).toEqual(offered);
  });
});

describe('clock', () => {
  const overexposed = playAll(choosing, several(3, 'media')).state;

  test.each<[string, State, Move['type']]>([
    ['pick', draft, 'pick'],
    ['play', choosing, 'play'],
    ['discard', overexposed, 'discard'],
  ])('[C1] makes whoever is late %s any legal card', (_, state, type) => {
    const seen = view(state, seat(1));
    const rng = new Rng(stream('late', type));
    const made = Array.from({ length: 300 }, () => late(seen, rng));
    for (const move of made) expect(refuse(seen, move)).toBeUndefined();
    const own = state.own[1];
    const cards = kinds((type === 'pick' ? own?.pack : own?.hand) ?? []);
    expect(new Set(made.map(move => JSON.stringify(move)))).toEqual(
      new Set(cards.map(card => JSON.stringify({ type, card }))),
    );
  });

  test('[C1] makes whoever is late ready', () => {
    const rng = new Rng(stream('late', 'ready'));
    for (let i = 0; i < 50; i++) expect(late(view(planned, seat(1)), rng)).toEqual({ type: 'ready' });
  });
});
