import type { Rng } from '../core/rng.ts';
import { fullSet } from './bits.ts';
import { Agreement, type Joined, join } from './join.ts';
import { outcomesOf, type PairQuestion } from './pair-outcomes.ts';
import { eachSky, PairDraw, type PairSky } from './pair-skies.ts';
import { type PairTally, tallyOf } from './pair-tally.ts';
import type { Reading } from './readings.ts';
import { elsewhereBit, type Ring } from './rings.ts';
import { type Alive, cutSide, keptSide, type Regrouping, type Side, wholeSide } from './sides.ts';

/** A clue about a sky of two rings: what it looks at in each, and what both values must be to each other. */
export interface PairClue {
  readonly readings: readonly [Reading | undefined, Reading | undefined];
  /** Where nothing is said, values mean nothing. Values that must be the same are not less than 0. */
  readonly joined?: 'equal' | ((one: number, other: number) => boolean);
}

/** Exactly which skies of two rings fit what is known. Nothing changes it: a clue leads to another one. */
export class PairKnowledge {
  readonly sides: readonly [Side, Side];
  readonly agreement: Agreement;
  #joined: Joined | undefined;
  #tally: PairTally | undefined;
  #draw: PairDraw | undefined;

  private constructor(sides: readonly [Side, Side], agreement: Agreement) {
    this.sides = sides;
    this.agreement = agreement;
  }

  /** Any look of the one ring with any of the other, and the hidden thing in either. */
  static of(one: Ring, other: Ring): PairKnowledge {
    return new PairKnowledge([wholeSide(one), wholeSide(other)], new Agreement());
  }

  with(...clues: readonly PairClue[]): PairKnowledge {
    return clues.reduce((known: PairKnowledge, clue) => known.#withOne(clue), this);
  }

  /** The same skies without rows that are in none of them. */
  trimmed(): PairKnowledge {
    return this.joined.skies === 0 ? this : this.#withOne({ readings: [undefined, undefined] });
  }

  get count(): number {
    return this.joined.skies;
  }

  get tally(): PairTally {
    this.#tally ??= tallyOf(this.sides, this.joined);
    return this.#tally;
  }

  /** One of the skies, each equally likely. */
  sample(rng: Rng): PairSky {
    this.#draw ??= new PairDraw(this);
    return this.#draw.next(rng);
  }

  /** Every one of them: to be asked for when they are few. */
  skies(): Generator<PairSky> {
    return eachSky(this);
  }

  /** By answer: how many of the skies lead to it. */
  outcomes(question: PairQuestion): ReadonlyMap<number, number> {
    return outcomesOf(this, question);
  }

  /** How groups of both rings go together. */
  get joined(): Joined {
    this.#joined ??= join(this.sides[0].groups, this.sides[1].groups, this.agreement);
    return this.#joined;
  }

  /** The ring with fewer rows goes first, and what it has lost the other one loses at once. */
  #withOne({ readings, joined }: PairClue): PairKnowledge {
    const bonds = new Bonds(joined === 'equal');
    const agreement = typeof joined === 'function' ? new Agreement(this.agreement, joined) : this.agreement;
    const next: [Side, Side] = [...this.sides];
    for (const ring of this.#orderOf(readings)) {
      const regrouping: Regrouping = {
        bondOf: (bond, value) => bonds.numberOf(bond, value),
        profileOf: (profile, value) =>
          agreement === this.agreement ? profile : agreement.numberOf(ring, profile, value),
      };
      const [side, reading, alive] = [this.sides[ring], readings[ring], this.#aliveIn(ring)];
      const kept = reading ? undefined : keptSide(side, alive, regrouping);
      next[ring] = kept ?? cutSide(side, reading, alive, regrouping);
      bonds.close();
    }
    return new PairKnowledge(next, agreement);
  }

  #orderOf([one, other]: PairClue['readings']): readonly (0 | 1)[] {
    const [ones, others] = this.sides;
    const firstFirst = one && other ? ones.rows.length < others.rows.length : one !== undefined;
    return firstFirst ? [0, 1] : [1, 0];
  }

  #aliveIn(ring: 0 | 1): Alive | undefined {
    if (!this.#joined) return undefined;
    const { places } = this.sides[ring].ring;
    const { here, elsewhere } = this.#joined.partners[ring];
    const [all, away] = [fullSet(places), elsewhereBit(places)];
    const alive = new Uint16Array(here.length);
    for (let group = 0; group < alive.length; group++)
      alive[group] = (here[group] === 0 ? 0 : all) | (elsewhere[group] === 0 ? 0 : away);
    return alive;
  }
}

/** New numbers of bonds. Once it is closed, none are added: what the other ring has not is gone. */
class Bonds {
  readonly #withValue: boolean;
  readonly #numbers = new Map<number, number>();
  #open = true;

  constructor(withValue: boolean) {
    this.#withValue = withValue;
  }

  close(): void {
    this.#open = false;
  }

  numberOf(bond: number, value: number): number | undefined {
    if (this.#withValue && value < 0) return undefined;
    const name = this.#withValue ? value * 2 ** 32 + bond : bond;
    let number = this.#numbers.get(name);
    if (number === undefined && this.#open) {
      number = this.#numbers.size;
      this.#numbers.set(name, number);
    }
    return number;
  }
}
