import type { Seat } from '../../../core/contract.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import type { Board } from '../board.ts';
import { isProven, provenGuess } from '../locate.ts';
import { BODIES, type Body, type Public, type Puzzle, type Sector } from '../types.ts';
import type { Course } from './moments.ts';

/** When it followed that a sector holds what it holds, and what the seat said of it. */
export interface Proven {
  readonly sector: Sector;
  readonly body: Body;
  /** Sectors gone; null where it never followed. */
  readonly provable: number | null;
  /** Sectors gone when the seat submitted it; null where it did not. */
  readonly submitted: number | null;
}

/** When what followed for the first time. */
export class Proofs {
  readonly #sky: Puzzle['sky'];
  readonly #board: Board;
  readonly #times = new Map<Sector, number>();
  guess: number | null = null;

  constructor(sky: Puzzle['sky'], board: Board) {
    this.#sky = sky;
    this.#board = board;
  }

  look(knowledge: Knowledge, time: number): void {
    if (this.guess === null && provenGuess(knowledge, this.#board)) this.guess = time;
    for (const { sector, body } of this.#inSky())
      if (!this.#times.has(sector) && isProven(knowledge, sector, body)) this.#times.set(sector, time);
  }

  bodies({ theories, phase }: Public, { phases, time }: Course, seat: Seat): readonly Proven[] {
    return this.#inSky().map(({ sector, body }) => {
      const theory = theories.find(one => one.seat === seat && one.sector === sector && one.body === body);
      const times = theory && (theory.phase > phase ? time : phases[theory.phase - 1]);
      return {
        ...{ sector, body, provable: this.#times.get(sector) ?? null },
        submitted: times?.[seat] ?? null,
      };
    });
  }

  #inSky(): readonly { readonly sector: Sector; readonly body: Body }[] {
    return this.#sky.flatMap((content, index) => {
      const body = BODIES.find(one => one === content);
      return body ? [{ sector: index + 1, body }] : [];
    });
  }
}
