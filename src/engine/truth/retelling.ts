import { assert, type GameTypes, ok, type Result, type Seat } from '../../core/contract.ts';
import { type LoggedMove, make, type Table } from '../../core/table.ts';
import { foundBefore, trailAfter, trailBefore } from '../../core/trail.ts';
import type { Told, Truth } from './truth.ts';

/** What a move that was taken back, and those after it, had told; and what those after it tell without it. */
export interface Unsaid {
  readonly unsaid: readonly Told[];
  readonly said: readonly Told[];
}

/** A truth made again from a log, in place: a long log would be copied for each of its moves. */
export class Retelling {
  readonly #log: LoggedMove<GameTypes['Move']>[];
  readonly #told: Told[];
  #table: Table;

  constructor({ table, told }: Truth) {
    this.#log = [...table.log];
    this.#told = [...told];
    this.#table = { ...table, log: this.#log };
  }

  /** As it stands now. Its lists change with whatever comes next. */
  get truth(): Truth {
    return { table: this.#table, told: this.#told };
  }

  move(seat: Seat, move: GameTypes['Move']): Result<Truth, GameTypes['Refusal']> {
    const { game, state, trail } = this.#table;
    const made = make(game, state, seat, move);
    if (!made.ok) return made;
    this.#told.push(made.value.events);
    const moves = this.#log.push({ seat, move });
    this.#table = {
      ...this.#table,
      state: made.value.state,
      trail: trailAfter(game, trail, moves, state, made.value),
    };
    return ok(this.truth);
  }

  /** As `takeBack` of core/table.ts did it when the log was written. */
  takeBack(seat: Seat): Unsaid {
    const { trail } = this.#table;
    const moves = this.#log.findLastIndex(logged => logged.seat === seat);
    const quiet = moves === -1 ? null : foundBefore(trail, this.#log.length - moves);
    assert(quiet, `a move of seat ${seat} in the log cannot be taken back`);
    const [, ...rest] = this.#log.splice(moves);
    const unsaid = this.#told.splice(moves + 1);
    this.#table = { ...this.#table, state: quiet.found, trail: trailBefore(trail, quiet, moves) };
    for (const logged of rest) {
      const made = this.move(logged.seat, logged.move);
      assert(made.ok, `a move of seat ${logged.seat} in the log does not stand without another`);
    }
    return { unsaid, said: this.#told.slice(moves + 1) };
  }
}
