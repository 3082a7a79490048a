import { type Addressed, at, type Seat, type Step } from '../../core/contract.ts';
import { Rng } from '../../core/rng.ts';
import type { Event, Happening, Own, Public, State, Ufo, UfoRacing } from './types.ts';

export type Stepped = Step<UfoRacing>;
export type Said = Addressed<Event>;

/** A state on its way to the next one. What it is made of is never changed, only replaced. */
export class Course {
  public: { -readonly [Key in keyof Public]: Public[Key] };
  own: readonly Own[];
  readonly #state: State;
  readonly #events: Said[] = [];
  #happened: Happening[] = [];
  #rng: Rng | undefined;

  constructor(state: State) {
    this.#state = state;
    this.public = { ...state.public };
    this.own = state.own;
  }

  /** What is drawn from now on. */
  rng(): Rng {
    this.#rng ??= new Rng(this.#state.rng);
    return this.#rng;
  }

  tell(event: Event): void {
    this.#events.push({ to: 'all', event });
  }

  tellOnly(seat: Seat, event: Event): void {
    this.#events.push({ to: [seat], event });
  }

  /** Told to all, and kept with the turn. */
  happens(happening: Happening): void {
    this.tell(happening);
    if (this.public.turn > 0) this.#happened.push(happening);
  }

  /** What has happened so far belongs to the turn that is present now. */
  keep(): void {
    if (this.#happened.length === 0) return;
    const turn = at(this.public.turns, -1);
    this.public.turns = this.public.turns.with(-1, {
      ...turn,
      happened: [...turn.happened, ...this.#happened],
    });
    this.#happened = [];
  }

  change(seat: Seat, change: Partial<Ufo>): void {
    this.public.ufos = this.public.ufos.with(seat, { ...at(this.public.ufos, seat), ...change });
  }

  step(): Stepped {
    this.keep();
    const rng = this.#rng ? this.#rng.state() : this.#state.rng;
    return { state: { rng, public: this.public, own: this.own }, events: this.#events };
  }
}

const lists = new Map<number, readonly boolean[]>();

/** Made once for each number. */
export function nobody(seats: number): readonly boolean[] {
  let list = lists.get(seats);
  if (!list) {
    list = Object.freeze(Array.from({ length: seats }, () => false));
    lists.set(seats, list);
  }
  return list;
}
