import { type Addressed, assert, at, type Outcome, type Seat } from '../../../core/contract.ts';
import { open, play, type Table } from '../../../core/table.ts';
import { type Beside, Comparison } from '../../../deduction/beside.ts';
import { SEASONS } from '../facts.ts';
import { bodiesOf } from '../theories.ts';
import type { Event, Move as GameMove, State as GameState, PlanetX, Public, Reviewed } from '../types.ts';
import { game } from './index.ts';
import type { Announced, Move, PlanetXBox } from './types.ts';

/** A recorded digital game, asked again at a box table of the same code; only those who are `here` use its device. */
export function playedBeside(
  recorded: Table<PlanetX>,
  here: readonly boolean[] = recorded.dealt.public.order.map(() => true),
): Beside {
  const beside = new BoxTable(recorded, here);
  let before = recorded.dealt;
  for (const { seat, move } of recorded.log) {
    const { state: after, events } = recorded.game.apply(before, seat, move);
    beside.follow({ before, seat, move, after, events });
    before = after;
  }
  const outcome = recorded.game.outcome(before);
  assert(outcome, 'a game is recorded to its end');
  beside.end(before, outcome);
  return beside.comparison.result;
}

interface Made {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly after: GameState;
  readonly events: readonly Addressed<Event>[];
}

/** As it is heard at the table. [C9] */
function announcedOf(move: Exclude<GameMove, { type: 'know' | 'submit' }>, after: GameState): Announced {
  if (move.type !== 'locate') return move;
  const act = after.public.acts.at(-1);
  return { type: 'locate', found: act?.type === 'locate' && act.found };
}

class BoxTable {
  readonly comparison = new Comparison();
  /** By seat of the box: the seats of the game, as their pawns stood at the start. [P5] */
  readonly #seats: readonly Seat[];
  /** By seat of the box. */
  readonly #here: readonly boolean[];
  #table: Table<PlanetXBox>;

  constructor({ dealt, seats, seed }: Table<PlanetX>, here: readonly boolean[]) {
    this.#seats = dealt.public.order;
    this.#here = here;
    const { code } = dealt.puzzle;
    const opened = open(game, { seats, seed, options: { code, here, tracked: true } });
    assert(opened.ok, `a box table of the code ${code} opens`);
    this.#table = opened.value.table;
    this.comparison.same('titles', dealt.public.titles, this.#known.titles);
  }

  /** One move of the digital game, and all that came of it. */
  follow({ before, seat, move, after, events }: Made): void {
    if (move.type !== 'know' && move.type !== 'submit') this.#ask(seat, move, after);
    for (const { event } of events) {
      if (event.type === 'knew') this.#choose(after);
      if (event.type === 'submitted') this.#place(event.seat, before, after);
      if (event.type === 'reviewed') this.#review(event.theories, after);
    }
    if (before.public.stage === 'last-acts') this.#passIfOwed(seat);
    // In a theory phase the arrow of the box is ahead: tokens are placed while it stands there.
    const { stage } = after.public;
    if (stage === 'act' || stage === 'last-acts') this.#compare(after.public);
  }

  end({ public: known, puzzle }: GameState, outcome: Outcome): void {
    this.#turnUpRest(known);
    this.#make(this.#device, { type: 'reveal' });
    const { state } = this.#table;
    const found = game.outcome(state);
    this.comparison.same('puzzle', puzzle, state.public.end?.puzzle);
    this.comparison.same('theories', this.#theoriesOf(known), state.public.theories);
    this.comparison.same(
      'scores',
      this.#seats.map(seat => outcome.scores[seat]),
      found?.scores,
    );
    this.comparison.same('winners', this.#mapped(outcome.winners).sort(), found?.winners);
  }

  get #known(): Public {
    return this.#table.state.public;
  }

  /** Whoever enters what those announce who are away. */
  get #device(): Seat {
    return this.#here.indexOf(true) as Seat;
  }

  /** Who enters what a seat does. */
  #by = (seat: Seat): Seat => (this.#here[seat] ? seat : this.#device);

  #seatOf = (seat: Seat): Seat => this.#seats.indexOf(seat) as Seat;
  #mapped = (seats: readonly Seat[]): Seat[] => seats.map(this.#seatOf);

  #make(seat: Seat, move: Move): void {
    const made = play(this.#table, seat, move, { hashed: false });
    if (made.ok) this.#table = made.value.table;
    else this.comparison.fault(`${JSON.stringify(move)} of seat ${seat} is refused: ${made.error}`);
  }

  #choose({ own, public: { levels } }: GameState): void {
    for (const [index, { facts }] of own.entries()) {
      const seat = this.#seatOf(index as Seat);
      if (!this.#here[seat]) continue;
      const level = levels?.[index];
      assert(level, 'all have chosen');
      this.#make(seat, { type: 'know', season: index % SEASONS, level });
      this.comparison.same('facts', facts, this.#table.state.own[seat]?.facts);
    }
  }

  #ask(seat: Seat, move: Exclude<GameMove, { type: 'know' | 'submit' }>, after: GameState): void {
    const asking = this.#seatOf(seat);
    this.comparison.same('whose turn it is', [asking], game.toAct(this.#table.state));
    const type = 'announced';
    if (this.#here[asking]) this.#make(asking, move);
    else this.#make(this.#device, { type, seat: asking, act: announcedOf(move, after) });
    const act = after.public.acts.at(-1);
    this.comparison.same('act', act && { ...act, seat: asking }, this.#known.acts.at(-1));
    if (!this.#here[asking]) return;
    const answers = this.#table.state.own[asking]?.answers;
    this.comparison.same('answer', after.own[seat]?.answers.at(-1), answers?.at(-1));
  }

  /** Those of one seat that came with this move. */
  #place(seat: Seat, before: GameState, after: GameState): void {
    const bodies = bodiesOf(after.public, after.own);
    for (const [number, theory] of after.public.theories.entries()) {
      if (number < before.public.theories.length || theory.seat !== seat) continue;
      const placed = { seat: this.#seatOf(seat), sector: theory.sector, phase: theory.phase };
      if (this.#known.theories.length > number) continue;
      const body = this.#here[placed.seat] ? at(bodies, number) : null;
      this.#make(this.#by(placed.seat), { type: 'place', ...placed, body });
    }
  }

  /** In whatever order they are turned up, those who are wrong pay back to front. [H5] [H7] [P3] */
  #review(shown: readonly Reviewed[], after: GameState): void {
    const wrong = shown.filter(({ right }) => !right);
    const bodies = bodiesOf(after.public, after.own);
    for (const one of [...shown.filter(({ right }) => right), ...wrong]) {
      const theory = this.#known.theories.findIndex(
        ({ seat, sector, fate }, number) =>
          fate === 'in-review' &&
          seat === this.#seatOf(one.seat) &&
          sector === one.sector &&
          bodies[number] === one.body,
      );
      const whose = this.#seatOf(one.seat);
      this.#make(this.#by(whose), { type: 'review', theory, body: this.#here[whose] ? null : one.body });
      const told = this.#known.theories[theory];
      this.comparison.same('verdict', [one.body, one.right], [told?.body, told?.fate === 'right']);
    }
  }

  #passIfOwed(seat: Seat): void {
    const passing = this.#seatOf(seat);
    if (this.#known.lastActs.includes(passing))
      this.#make(this.#by(passing), { type: 'pass', seat: passing });
  }

  /** Those of seats that are away are turned up before the sky is shown. [E2] */
  #turnUpRest({ theories }: Public): void {
    for (const [theory, { seat, fate }] of this.#known.theories.entries())
      if (fate === 'in-review' && !this.#here[seat])
        this.#make(this.#device, { type: 'review', theory, body: theories[theory]?.body ?? null });
  }

  #theoriesOf = ({ theories }: Public): Public['theories'] =>
    theories.map(theory => ({ ...theory, seat: this.#seatOf(theory.seat) }));

  #compare(known: Public): void {
    const bySeat = <Value>(values: readonly Value[]) => this.#seats.map(seat => at(values, seat));
    const box = this.#known;
    const { comparison } = this;
    comparison.same('time', bySeat(known.time), box.time);
    comparison.same('order', this.#mapped(known.order), box.order);
    comparison.same('arrow', known.arrow, box.arrow);
    comparison.same('phase', known.phase, box.phase);
    comparison.same('stage', known.stage, box.stage);
    comparison.same('conferences', known.conferences, box.conferences);
    comparison.same('targets', bySeat(known.targets), box.targets);
    comparison.same('tokens', bySeat(known.tokens), box.tokens);
    comparison.same('theories', this.#theoriesOf(known), box.theories);
    comparison.same('last acts', this.#mapped(known.lastActs), box.lastActs);
    comparison.same('due', [], this.#table.state.box.due);
  }
}
