import { describe, expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { assert, at, type Bot, type Seat, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, type Table } from '../../../core/table.ts';
import { bots } from '../bot.ts';
import { game } from '../index.ts';
import { choosing, type Play, seat } from '../testing.ts';
import { ACTIONS, type CardId, EQUIPMENT, type Move, type State, type UfoHunter } from '../types.ts';
import { figures } from './figures.ts';
import { fitWeights } from './fitting.ts';
import { FEATURES, FITTED } from './prices.ts';
import { sparring } from './styles.ts';

const botOf = (level: string): Bot<UfoHunter> => {
  const found = [...bots, ...sparring].find(bot => bot.level === level);
  assert(found, `there is a level ${level}`);
  return found;
};

function dealt(seats: number, seed: string): Table<UfoHunter> {
  const opened = open(game, { seats, options: {}, seed });
  assert(opened.ok, 'a table can be opened');
  return opened.value.table;
}

/** The end of a game between these levels, seat by seat. A move that is refused stops it. */
const played = (levels: readonly string[], seed: string): State =>
  playout(dealt(levels.length, seed), levels.map(botOf)).state;

describe('every level and style', () => {
  test.each([2, 3, 4, 5, 6])('plays by the rules to the end at %i seats', seats => {
    const levels = ['hunter', 'ranger', 'tourist', ...sparring.map(({ level }) => level)];
    // Everybody plays once at every number of seats, beside others each time.
    for (let first = 0; first < levels.length; first += seats) {
      const seated = seatsOf(seats).map(seat => at(levels, (first + seat) % levels.length));
      expect(played(seated, `legal/${first}`).public.stage).toBe('over');
    }
  });

  test('the strongest too', () => {
    expect(played(['agent', 'explorer'], 'legal').public.stage).toBe('over');
  });

  test('the same view and the same chance give the same move', () => {
    let { state } = dealt(3, 'same');
    const rng = new Rng(stream('same', 'sample'));
    for (let made = 0; made < 60 && game.toAct(state).length > 0; made++) {
      const seat = at(game.toAct(state), 0);
      const view = game.view(state, seat);
      for (const level of ['tourist', 'ranger', 'hunter', 'agent']) {
        const choose = () => botOf(level).choose(view, new Rng(stream('same', `${made}`)));
        expect(choose(), level).toEqual(choose());
      }
      state = game.apply(state, seat, game.sample(view, rng)).state;
    }
  });
});

test.each(['hunter', 'agent'])(
  '%s weighs an action in imagined worlds, which takes more than habit does',
  level => {
    const { state } = dealt(3, 'weighed');
    let after = state;
    const sample = new Rng(stream('weighed', 'sample'));
    while (after.public.stage !== 'choose' || after.public.pending) {
      const seat = at(game.toAct(after), 0);
      after = game.apply(after, seat, game.sample(game.view(after, seat), sample)).state;
    }
    const view = game.view(after, at(game.toAct(after), 0));
    const drawn = (by: string) => {
      const rng = new Rng(stream('weighed', 'choose'));
      botOf(by).choose(view, rng);
      return rng.state();
    };
    expect(drawn(level)).not.toEqual(drawn('ranger'));
  },
);

describe('no seat is better than another', () => {
  /** The same table, with everybody so many seats further round it, before the first move. */
  function turned(state: State, by: number): State {
    const { public: known, own } = state;
    const { seats, pending } = known;
    const to = (seat: Seat): Seat => ((seat + by) % seats) as Seat;
    const all = (some: readonly Seat[]) => some.map(to).sort((one, other) => one - other);
    const round = <Item>(items: readonly Item[]) => [
      ...items.slice(seats - by),
      ...items.slice(0, seats - by),
    ];
    const rumors = known.rumors.map(rumor => ({
      ...rumor,
      by: rumor.by === null ? null : to(rumor.by),
      looked: all(rumor.looked),
      holders: all(rumor.holders),
    }));
    const asked = pending && { ...pending, seat: to(pending.seat) };
    const [players, done, pawn] = [round(known.players), round(known.done), to(known.pawn)];
    return { ...state, own: round(own), public: { ...known, players, done, pawn, pending: asked, rumors } };
  }

  /** By whoever sat in each seat before the table was turned: who has won, and every move. */
  function toldBy(start: State, seed: string, by: number) {
    const { seats } = start.public;
    const was = (seat: Seat): Seat => ((seat - by + seats) % seats) as Seat;
    const rngs = seatsOf(seats).map(seat => new Rng(stream(seed, `bot/${seat}`)));
    const moves: Move[][] = rngs.map(() => []);
    let state = turned(start, by);
    while (game.toAct(state).length > 0)
      for (const seat of game.toAct(state)) {
        const move = botOf('ranger').choose(game.view(state, seat), at(rngs, was(seat)));
        at(moves, was(seat)).push(move);
        state = game.apply(state, seat, move).state;
      }
    return { moves, winners: state.public.end?.winners.map(was).sort((one, other) => one - other) };
  }

  test.each([3, 4, 6])('a table of %i that is turned plays the same game, turned', seats => {
    for (const seed of ['turned/1', 'turned/2', 'turned/3']) {
      const { state } = dealt(seats, seed);
      const first = toldBy(state, seed, 0);
      for (let by = 1; by < seats; by++) expect(toldBy(state, seed, by), `${seed} by ${by}`).toEqual(first);
    }
  });
});

describe('no game stands still', () => {
  /** Seats of a level go on from here until something is turned up. */
  function roundsUntilTurnedUp(level: string, play: Play): number {
    const rng = new Rng(stream('still', level));
    const first = play.table.round;
    while (play.told('turned-up').length === 0 && play.table.round < first + 12)
      for (const one of play.toAct()) play.make(one, botOf(level).choose(play.view(one), rng));
    return play.table.round - first;
  }

  const regions = seatsOf(12).map(index => 2 + index * 3);
  const cards: readonly CardId[] = [
    ...(['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07'] as const),
    ...(['O01', 'O02', 'O03', 'O05', 'O06'] as const),
  ];
  const unwanted = regions.map((region, index) => ({ region, card: at(cards, index), looked: [0, 1] }));
  const rich = { money: 60, blue: 5, equipment: [...EQUIPMENT, ...EQUIPMENT] };
  const full = () =>
    choosing({
      seats: 2,
      players: [rich, rich],
      rumors: unwanted,
      board: {},
      bag: [],
      table: { round: 15 },
    });

  test.each(['tourist', 'ranger', 'hunter', 'agent'])(
    '%s goes and makes room on a table full of what it does not want [N2]',
    level => {
      expect(roundsUntilTurnedUp(level, full())).toBeLessThan(12);
    },
  );

  test('whoever owns everything still ends the game', () => {
    expect(played(['agent', 'explorer', 'explorer', 'explorer'], '1/27').public.round).toBeLessThan(40);
  });
});

test.each([
  ['G11', 1],
  ['G01', 0],
] as const)(
  '[K4] ranger stakes a rumor for others to go to where half of it is worth that: %s %i',
  (card, amount) => {
    const play = choosing({
      players: [{ region: 1 }, { region: 20 }, { region: 20 }],
      rumors: [{ region: 20, card, looked: [0] }],
      table: { stage: 'act', pending: { type: 'stake', seat: seat(0), region: 20, least: 1, most: 5 } },
    });
    const move = botOf('ranger').choose(play.view(0), new Rng(stream('stake', 'bot')));
    expect(move).toEqual({ type: 'stake', amount });
  },
);

/** Levels that are close to each other take many games to tell apart. */
describe.each([
  { upper: 'ranger', lower: 'tourist', seats: 4, games: 12, tags: [] },
  { upper: 'hunter', lower: 'tourist', seats: 2, games: 6, tags: [] },
  { upper: 'agent', lower: 'ranger', seats: 2, games: 4, tags: [] },
  { upper: 'ranger', lower: 'tourist', seats: 4, games: 40, tags: 'full' },
  { upper: 'hunter', lower: 'ranger', seats: 4, games: 40, tags: 'full' },
  { upper: 'agent', lower: 'hunter', seats: 4, games: 12, tags: 'full' },
])('$upper', ({ upper, lower, seats, games, tags }) => {
  test(`beats ${lower} in most of ${games} games of ${seats}`, { tags }, () => {
    let won = 0;
    for (let number = 0; number < games; number++) {
      const levels = seatsOf(seats).map(seat => ((seat + number) % 2 === 0 ? upper : lower));
      const winners = game.outcome(played(levels, `levels/${number}`))?.winners ?? [];
      won += winners.filter(winner => levels[winner] === upper).length / winners.length;
    }
    expect(won / games).toBeGreaterThan(0.5);
  });
});

test('figures tell rounds, margin, every action and what cards brought', () => {
  const state = played(['ranger', 'tourist', 'ranger'], 'figures');
  const { spreads, shares, means } = figures(state);
  const totals = (game.outcome(state)?.scores ?? []).map(({ total }) => total).sort((a, b) => b - a);
  expect(spreads).toEqual({ rounds: [state.public.round], margins: [at(totals, 0) - at(totals, 1)] });
  const actions = shares?.actions ?? {};
  expect(Object.keys(actions)).toEqual([...ACTIONS]);
  expect(Object.values(actions).reduce((sum, count) => sum + count, 0)).toBe(3 * state.public.round);
  const investigated = [...state.public.past, state.public.now].flatMap(round => round.investigations);
  expect(Object.values(means?.gainByCard ?? {}).flat().length).toBe(investigated.length);
  const { card, evidence, money, equipment, contacts } = at(investigated, 0);
  expect(means?.gainByCard?.[card]?.[0]).toBe(money + 3 * (evidence + equipment + contacts));
});

describe('fitted weights', () => {
  test('the committed ones price every feature, and nothing else', () => {
    for (const part of [FITTED.atEnd, FITTED.earlier])
      expect(Object.keys(part).sort()).toEqual([...FEATURES].sort());
  });

  test('the same seed gives the same ones, and they foresee games held out better than nothing', () => {
    const [first, again, other] = ['a', 'a', 'b'].map(
      seed => [...fitWeights({ games: 40, laps: 1, seed })][0],
    );
    expect(first).toEqual(again);
    expect(first?.weights).not.toEqual(other?.weights);
    expect(first?.errors.fitted).toBeLessThan(first?.errors.blind ?? 0);
  });
});
