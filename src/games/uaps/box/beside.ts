import { type Addressed, assert, at, type Outcome, type Seat, seatsOf } from '../../../core/contract.ts';
import { open, play, type Table } from '../../../core/table.ts';
import { type Beside, Comparison } from '../../../deduction/beside.ts';
import type { Event, Move as MoveOfGame, State as StateOfGame, Uaps } from '../types.ts';
import { game } from './index.ts';
import type { Event as BoxEvent, Move, UapsBox } from './types.ts';

/** A recorded digital game, asked again at a box table of the same code and modifiers where all are here. */
export function playedBeside(recorded: Table<Uaps>): Beside {
  const beside = new BoxTable(recorded);
  let before = recorded.dealt;
  for (const { seat, move } of recorded.log) {
    const { state: after, events } = recorded.game.apply(before, seat, move);
    beside.follow({ seat, move, after, events });
    before = after;
  }
  const outcome = recorded.game.outcome(before);
  assert(outcome, 'a game is recorded to its end');
  beside.end(before, outcome);
  return beside.comparison.result;
}

interface Made {
  readonly seat: Seat;
  readonly move: MoveOfGame;
  readonly after: StateOfGame;
  readonly events: readonly Addressed<Event>[];
}

/** What is told in both, and has to be the same. Hadron may bring what a line brings later than in the game. */
const TOLD = ['answered', 'report', 'verified', 'listed', 'paid', 'turned', 'found', 'followed'] as const;

class BoxTable {
  readonly comparison = new Comparison();
  readonly #digital: Addressed<Event>[] = [];
  readonly #box: Addressed<BoxEvent>[] = [];
  #table: Table<UapsBox>;

  constructor({ dealt, seats, seed }: Table<Uaps>) {
    const { puzzle, public: known } = dealt;
    const here = seatsOf(seats).map(() => true);
    const options = { code: puzzle.code, modifiers: known.modifiers, here };
    const opened = open(game, { seats, seed, options });
    assert(opened.ok, `a box table of the code ${puzzle.code} opens`);
    this.#table = opened.value.table;
    // Whoever is set to the start last stands in front. [C10]
    for (const seat of known.order)
      if (this.#table.state.public.order.at(-1) !== seat)
        this.#make(seat, { type: 'set-time', seat, time: 0 });
    this.#compare(dealt);
  }

  /** One move of the digital game, and all that came of it. */
  follow({ seat, move, after, events }: Made): void {
    this.#digital.push(...events);
    this.#enter(seat, move);
    for (const { event } of events) {
      if (event.type === 'knew') this.#choose(event.levels);
      if (event.type === 'followed' && event.seats.length > 0)
        this.#make(at(this.#table.state.public.acts, -1).seat, { type: 'went-along', seats: event.seats });
    }
    while (this.#table.state.box.turnDue) this.#make(seat, { type: 'turn' });
    // While others are asked whether they follow, the token of the box is ahead.
    const { stage } = after.public;
    if (stage === 'act' || stage === 'last-acts') this.#compare(after);
  }

  end(last: StateOfGame, outcome: Outcome): void {
    this.comparison.same('last acts', [], this.#table.state.public.lastActs);
    this.#make(at(seatsOf(1), 0), { type: 'reveal' });
    this.#compare(last);
    this.comparison.same('puzzle', last.puzzle, this.#table.state.public.end?.puzzle);
    this.comparison.same('outcome', outcome, game.outcome(this.#table.state));
    for (const type of TOLD) this.comparison.same(type, ofType(this.#digital, type), ofType(this.#box, type));
  }

  #enter(seat: Seat, move: MoveOfGame): void {
    switch (move.type) {
      case 'know':
      case 'follow':
      case 'wish':
        return;
      case 'place':
        this.#make(seat, { type: 'stand', seat, quadrant: move.quadrant });
        return;
      default:
        this.comparison.same('whose turn it is', [seat], game.toAct(this.#table.state));
        this.#make(seat, move);
    }
  }

  #choose(levels: Extract<Event, { type: 'knew' }>['levels']): void {
    for (const [seat, level] of levels.entries())
      this.#make(seat as Seat, { type: 'know', set: seat, level });
  }

  #make(seat: Seat, move: Move): void {
    const made = play(this.#table, seat, move, { hashed: false });
    if (!made.ok) {
      this.comparison.fault(`${JSON.stringify(move)} of seat ${seat} is refused: ${made.error}`);
      return;
    }
    this.#table = made.value.table;
    this.#box.push(...made.value.events);
  }

  #compare(digital: StateOfGame): void {
    const { public: known, own } = digital;
    const { public: box, own: boxOwn } = this.#table.state;
    const { comparison } = this;
    comparison.same('time', known.time, box.time);
    comparison.same('order', known.order, box.order);
    comparison.same('quadrants', known.quadrants, box.quadrants);
    comparison.same('turns', [known.turns, known.lines], [box.turns, box.lines]);
    comparison.same('free move', known.freeMove, box.freeMove);
    comparison.same('acts', known.acts, box.acts);
    comparison.same('photos', known.photos, box.photos);
    comparison.same('titles', known.titles, box.titles);
    comparison.same('reports', known.reportsAt, box.reportsAt);
    comparison.same('end', endOf(known), endOf(box));
    comparison.same('own', own.map(ownOf), boxOwn.map(ownOf));
  }
}

const endOf = ({ finder, lastActs, alsoFound }: StateOfGame['public']) => ({ finder, lastActs, alsoFound });

/** All but the answer to Convoy, which nobody is asked beside the box. [U6] */
const ownOf = ({ level, facts, answers, subjects, reports }: StateOfGame['own'][number]) => ({
  ...{ level, facts, answers, subjects, reports },
});

/** What is on one's photos is told otherwise; nobody says that nobody went along. */
function ofType(events: readonly Addressed<BoxEvent>[], type: (typeof TOLD)[number]) {
  return events.filter(({ event }) => {
    if (event.type === 'answered' && event.answer.type === 'photo') return false;
    return event.type === type && !(event.type === 'followed' && event.seats.length === 0);
  });
}
