import { nextToAct } from '../../src/bots/playout.ts';
import { assert, type Seat, seatsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { open } from '../../src/core/table.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { State, View } from '../../src/games/unacknowledged/types.ts';

/** What every server under measure is given to serve: the same functions, whatever carries them. */
export interface Rule<RuleState extends object = object, RuleView extends object = object> {
  readonly seats: number;
  deal(seed: string): RuleState;
  /** Reads, refuses and applies; nothing where the move is not one or is refused. */
  play(state: RuleState, seat: Seat, move: unknown): RuleState | undefined;
  view(state: RuleState, seat: Seat): RuleView;
  /** Of a view, since a client knows nothing else. */
  toAct(view: RuleView): readonly Seat[];
  choose(view: RuleView, rng: Rng): object;
  /** Changes when a move of this seat has taken effect, for whoever is shown each change. Where several decide at once. */
  mark?(view: RuleView, seat: Seat): string;
}

export const RULES = ['unacknowledged', 'count'] as const;
export type RuleName = (typeof RULES)[number];

const SEATS_OF_UNACKNOWLEDGED = 4;
const { game } = unacknowledged;

const realGame: Rule<State, View> = {
  seats: SEATS_OF_UNACKNOWLEDGED,
  deal(seed) {
    const opened = open(game, { seats: SEATS_OF_UNACKNOWLEDGED, seed });
    assert(opened.ok, `a table opens: ${opened.ok ? '' : opened.error}`);
    return opened.value.table.state;
  },
  play(state, seat, json) {
    const move = game.readMove(json);
    if (!move.ok || game.refuse(game.view(state, seat), move.value) !== undefined) return undefined;
    return game.apply(state, seat, move.value).state;
  },
  view: (state, seat) => game.view(state, seat),
  toAct: ({ public: { stage, done } }) =>
    stage === 'over' ? [] : seatsOf(done.length).filter(seat => !done[seat]),
  choose: (view, rng) => game.sample(view, rng),
  mark({ public: { round, turn, stage, picks, done, talk } }, seat) {
    const said = talk.at(-1)?.lines.filter(line => line.seat === seat).length ?? 0;
    return [round, turn, stage, picks, done[seat], said].join('/');
  },
};

export interface CountState {
  readonly public: { readonly count: number };
  readonly own: readonly { readonly made: number }[];
}

export interface CountView {
  readonly public: CountState['public'];
  readonly own: CountState['own'][number];
}

const madeBy = (state: CountState, seat: Seat) => state.own[seat]?.made ?? 0;

/** Two take turns at raising a number, and each knows how often it did: what remains is the server's own cost. */
const count: Rule<CountState, CountView> = {
  seats: 2,
  deal: () => ({ public: { count: 0 }, own: [{ made: 0 }, { made: 0 }] }),
  play(state, seat, move) {
    if (seat !== state.public.count % 2 || (move as { by?: unknown } | null)?.by !== 1) return undefined;
    return {
      public: { count: state.public.count + 1 },
      own: state.own.with(seat, { made: madeBy(state, seat) + 1 }),
    };
  },
  view: (state, seat) => ({ public: state.public, own: { made: madeBy(state, seat) } }),
  toAct: view => [(view.public.count % 2) as Seat],
  choose: () => ({ by: 1 }),
};

export const rules: Readonly<Record<RuleName, Rule>> = { unacknowledged: realGame, count };

export function isRuleName(name: string | undefined): name is RuleName {
  return RULES.some(rule => rule === name);
}

/** Seeds of tables that last so many moves under the load. */
export function seedsThatLast(rule: Rule, name: string, tables: number, moves: number): readonly string[] {
  const seeds: string[] = [];
  for (let i = 0; seeds.length < tables; i++)
    if (lasts(rule, `${name}-${i}`, moves)) seeds.push(`${name}-${i}`);
  return seeds;
}

function lasts(rule: Rule, seed: string, moves: number): boolean {
  const rng = luckOf(seed);
  let state = rule.deal(seed);
  let last: Seat | undefined;
  for (let made = 0; made < moves; made++) {
    const seat = nextToAct(rule.toAct(rule.view(state, last ?? FIRST)), last);
    if (seat === undefined) return false;
    const next = rule.play(state, seat, rule.choose(rule.view(state, seat), rng));
    assert(next, 'what is chosen is legal');
    state = next;
    last = seat;
  }
  return true;
}

export const FIRST = 0 as Seat;

/** The luck of everybody at one table, so that the same games are played on every server. */
export const luckOf = (seed: string): Rng => new Rng(stream(seed, 'bench'));
