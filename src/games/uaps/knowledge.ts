import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { setsIn } from '../../solver/knowledge.ts';
import type { PairKnowledge } from '../../solver/pair-knowledge.ts';
import type { PairSky } from '../../solver/pair-skies.ts';
import { allSectors, type Board, boardOf, onFrom, orbitOf, placeOf, sectorAt, stackedWith } from './board.ts';
import { type Clue, findQuestion, pairClueOf, surveyQuestion, uapIn } from './clues.ts';
import { KINDS, skiesOf, skyOf } from './skies.ts';
import {
  CONTENTS,
  type Content,
  type Guess,
  type Mode,
  ORBITS,
  type Sector,
  SIGHTS,
  type Sight,
  type Surveyed,
} from './types.ts';

/** By sector, the first at index 0: in how many of the skies that are left it holds this. Junk is truly junk. */
export type SkyTally = Readonly<Record<Content, readonly number[]>>;

/** Exactly which skies fit what is known. Nothing changes it: a clue leads to another one. */
export class SkyKnowledge {
  readonly board: Board;
  readonly luna: Sector;
  /** As the solver has it. */
  readonly pair: PairKnowledge;
  #tally: SkyTally | undefined;

  private constructor(board: Board, luna: Sector, pair: PairKnowledge) {
    this.board = board;
    this.luna = luna;
    this.pair = pair;
  }

  /** All legal skies with Luna in this sector. */
  static of(mode: Mode, luna: Sector): SkyKnowledge {
    return new SkyKnowledge(boardOf(mode), luna, skiesOf(mode, luna));
  }

  with(...clues: readonly Clue[]): SkyKnowledge {
    const told = clues.map(clue => pairClueOf(clue, this.board, this.luna));
    return new SkyKnowledge(this.board, this.luna, this.pair.with(...told));
  }

  get count(): number {
    return this.pair.count;
  }

  get tally(): SkyTally {
    this.#tally ??= this.#counted();
    return this.#tally;
  }

  /** One of the skies, each equally likely. */
  sample(rng: Rng): readonly Content[] {
    return this.#skyOf(this.pair.sample(rng));
  }

  /** Every one of them: to be asked for when they are few. */
  *skies(): Generator<readonly Content[]> {
    for (const sky of this.pair.skies()) yield this.#skyOf(sky);
  }

  /** In how many of the skies a clue is true. */
  countWith(clue: Clue): number {
    const { readings, joined } = pairClueOf(clue, this.board, this.luna);
    const holds = (one: number, other: number): boolean =>
      joined === 'equal' ? one === other : (joined?.(one, other) ?? true);
    const outcomes = this.pair.outcomes({ readings, answer: (one, other) => (holds(one, other) ? 1 : 0) });
    return outcomes.get(1) ?? 0;
  }

  /** By answer to a survey: how many of the skies lead to it. */
  countsOf(of: Surveyed, sectors: readonly Sector[]): readonly number[] {
    const outcomes = this.pair.outcomes(surveyQuestion(of, sectors, this.board, this.luna));
    return Array.from({ length: sectors.length + 1 }, (_, count) => outcomes.get(count) ?? 0);
  }

  /**
   * Every guess that is right in some sky when the Earth has turned so often, and in how many. It looks at everything
   * around the UAP: to be asked for when few looks are left.
   */
  *guesses(turns: number): Generator<{ readonly guess: Guess; readonly skies: number }> {
    const side = (answer: number, place: number): Sight =>
      at(SIGHTS, Math.floor(answer / SIGHTS.length ** place) % SIGHTS.length);
    for (const [index, skies] of this.tally.uap.entries()) {
      if (skies === 0) continue;
      const sector = index + 1;
      for (const [answer, skies] of this.pair.outcomes(findQuestion(sector, turns, this.board, this.luna)))
        yield {
          guess: { sector, before: side(answer, 2), after: side(answer, 1), stacked: side(answer, 0) },
          skies,
        };
    }
  }

  /** The skies in which a guess is right when the Earth has turned so often. */
  ifRight({ sector, before, after, stacked }: Guess, turns: number): SkyKnowledge {
    const { board, luna } = this;
    const beside = this.with(
      { type: 'target', sector: onFrom(sector, -1, board), sight: before },
      { type: 'target', sector: onFrom(sector, 1, board), sight: after },
      { type: 'target', sector: stackedWith(sector, turns, board), sight: stacked },
    );
    return new SkyKnowledge(board, luna, beside.pair.with(uapIn(sector, board)));
  }

  #skyOf({ keys, ring, place }: PairSky): readonly Content[] {
    const [inner, outer] = this.pair.sides;
    return skyOf(this.board, this.luna, {
      sets: { inner: setsIn(inner.ring, keys[0]), outer: setsIn(outer.ring, keys[1]) },
      uap: sectorAt(ring === 0 ? 'inner' : 'outer', place, this.board),
    });
  }

  #counted(): SkyTally {
    const { skies, rings } = this.pair.tally;
    const sectors = allSectors(this.board);
    const times = (content: Exclude<Content, 'junk'>): readonly number[] =>
      sectors.map(sector => {
        if (content === 'luna') return sector === this.luna ? skies : 0;
        const orbit = orbitOf(sector, this.board);
        const ring = rings[ORBITS.indexOf(orbit) as 0 | 1];
        const place = placeOf(sector, this.board);
        if (content === 'uap') return ring.hidden[place] as number;
        return ring.kinds[(KINDS[orbit] as readonly Content[]).indexOf(content)]?.[place] ?? 0;
      });
    const known = CONTENTS.filter(content => content !== 'junk').map(
      content => [content, times(content)] as const,
    );
    const junk = sectors.map((_, index) =>
      known.reduce((rest, [, list]) => rest - (list[index] ?? 0), skies),
    );
    return { ...(Object.fromEntries(known) as Omit<SkyTally, 'junk'>), junk };
  }
}
