import { type Addressed, at, type Seat, type Step } from '../../core/contract.ts';
import { type Draws, Rng } from '../../core/rng.ts';
import { minus, total } from './board.ts';
import {
  CONTACTS,
  type Contact,
  type Doing,
  EQUIPMENT,
  type Equipment,
  type Event,
  type Own,
  type Player,
  type Public,
  type Round,
  type Rumor,
  type State,
  type UfoHunter,
} from './types.ts';

export type Stepped = Step<UfoHunter>;
export type Said = Addressed<Event>;

export const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export const NOTHING_YET: Doing = { started: null, looked: [], bought: 0 };

export const NEW_ROUND: Round = {
  actions: null,
  stranded: [],
  looks: [],
  investigations: [],
  bids: null,
  winner: null,
  standings: [],
};

/** [A1] */
export function beginRound(course: Course): void {
  const { table } = course;
  if (table.round > 0) table.past = [...table.past, table.now];
  table.round++;
  table.stage = 'choose';
  table.done = nobody(table.seats);
  table.now = NEW_ROUND;
  course.tell({ type: 'round-began', round: table.round });
}

/** One step on its way: its parts are replaced one by one, and nothing of the state before is changed. */
export class Course {
  readonly table: { -readonly [Key in keyof Public]: Public[Key] };
  own: State['own'];
  faces: State['faces'];
  deck: State['deck'];
  readonly #before: State['rng'];
  readonly #events: Said[] = [];
  #rng: Rng | undefined;

  constructor(state: State) {
    this.table = { ...state.public };
    this.own = state.own;
    this.faces = state.faces;
    this.deck = state.deck;
    this.#before = state.rng;
  }

  get rng(): Rng {
    this.#rng ??= new Rng(this.#before);
    return this.#rng;
  }

  step(): Stepped {
    const rng = this.#rng ? this.#rng.state() : this.#before;
    const { table, own, faces, deck } = this;
    return { state: { rng, public: table, own, faces, deck }, events: this.#events };
  }

  tell(event: Event): void {
    this.#events.push({ to: 'all', event });
  }

  tellOwn(seat: Seat, event: Event): void {
    this.#events.push({ to: [seat], event });
  }

  player(seat: Seat): Player {
    return at(this.table.players, seat);
  }

  change(seat: Seat, change: Partial<Player>): void {
    this.table.players = this.table.players.with(seat, { ...this.player(seat), ...change });
  }

  changeOwn(seat: Seat, change: Partial<Own>): void {
    this.own = this.own.with(seat, { ...at(this.own, seat), ...change });
  }

  changeRumor(rumor: Rumor, change: Partial<Rumor>): void {
    const { rumors } = this.table;
    this.table.rumors = rumors.with(rumors.indexOf(rumor), { ...rumor, ...change });
  }

  /** What is written down of this round. */
  record(change: Partial<Round>): void {
    this.table.now = { ...this.table.now, ...change };
  }

  /** Into a player's money; less than 0 takes. */
  pay(seat: Seat, money: number): void {
    if (money !== 0) this.change(seat, { money: this.player(seat).money + money });
  }

  markDone(seat: Seat): void {
    this.table.done = this.table.done.with(seat, true);
  }

  /** From the bag, as many as there are, in the order of kinds: no view holds which came first. [R6] [Q5] */
  drawEquipment(count: number): readonly Equipment[] {
    const drawn: Equipment[] = [];
    while (drawn.length < count && total(this.table.bag) > 0) {
      const kind = drawKind(EQUIPMENT, this.table.bag, this.rng.public);
      this.table.bag = minus(this.table.bag, [kind]);
      drawn.push(kind);
    }
    return drawn.length < 2 ? drawn : EQUIPMENT.flatMap(kind => drawn.filter(one => one === kind));
  }

  /** The pile must hold one. */
  drawContact(): Contact {
    const kind = drawKind(CONTACTS, this.table.pile, this.rng.public);
    this.table.pile = minus(this.table.pile, [kind]);
    return kind;
  }
}

function drawKind<Kind extends string>(
  kinds: readonly Kind[],
  counts: Readonly<Record<Kind, number>>,
  rng: Draws,
): Kind {
  let left = rng.int(total(counts));
  for (const kind of kinds) {
    left -= counts[kind];
    if (left < 0) return kind;
  }
  throw new RangeError('nothing to draw from');
}
