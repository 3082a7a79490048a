import type { Seat, Viewer } from '../../src/core/contract.ts';
import { isSealed } from '../../src/core/laws/secrecy.ts';
import type { Rng } from '../../src/core/rng.ts';
import { withoutLastOf } from '../../src/engine/truth/truth.ts';
import { whatDiffers } from './compare.ts';
import type { Door } from './door.ts';
import { Side, type Terms } from './side.ts';
import { alike, isOver, type Move, moved, type Pair, type Worlds } from './worlds.ts';

/** In the first world and in the second. */
export type Moves = readonly [Move | undefined, Move | undefined];

export interface Finding {
  /** What was done when the two worlds looked different. */
  readonly doing: string;
  readonly detail: string;
}

/**
 * Both worlds on the wire: the same is done at both tables, and what comes to the page of one viewer is compared. It
 * ends with the first difference, or when the viewer was told what makes the worlds different.
 */
export class Trial {
  readonly viewer: Viewer;
  readonly sides: readonly [Side, Side];
  readonly rng: Rng;
  /** What can be seen is not the same in both worlds, but nothing of it is for this viewer. */
  readonly seesNothing: boolean;
  compared = 0;
  finding: Finding | undefined;
  #parted = false;
  #number = 0;

  constructor({ viewer, kind }: Worlds, sides: readonly [Side, Side], rng: Rng) {
    this.viewer = viewer;
    this.sides = sides;
    this.rng = rng;
    this.seesNothing = kind === 'outside';
  }

  static async open(door: Door, worlds: Worlds, rng: Rng): Promise<Trial> {
    const terms: Terms = {
      watch:
        worlds.kind === 'outside' || (worlds.viewer !== 'spectator' && rng.chance(0.5)) ? 'after' : 'public',
      perMove: rng.chance(0.5) ? 86_400 : null,
    };
    const [one, other] = worlds.pair;
    const sides = [
      await Side.open(door, one, terms, worlds.viewer),
      await Side.open(door, other, terms, worlds.viewer),
    ] as const;
    return new Trial(worlds, sides, rng);
  }

  get goesOn(): boolean {
    return !this.finding && !this.#parted;
  }

  get truths(): Pair {
    const [one, other] = this.sides;
    return [one.truth, other.truth];
  }

  newId(): string {
    this.#number++;
    return `id-${this.#number}`;
  }

  /** Done at both tables; where it changes nothing for the viewer in one of them, it must not in the other. */
  async both(doing: string, act: (side: Side) => Promise<unknown>, mustBeAlike = () => true): Promise<void> {
    if (!this.goesOn) return;
    const [one, other] = this.sides;
    const here = await one.receivedBy(this.viewer, act);
    const there = await other.receivedBy(this.viewer, act);
    if (!mustBeAlike()) {
      this.#parted = true;
      return;
    }
    this.compared++;
    const detail = whatDiffers(here, there);
    if (detail !== undefined) this.finding = { doing, detail };
    const [first, second] = this.truths;
    if (isOver(first) || isOver(second)) this.#parted = true;
  }

  /** Moves of one seat, each made in one of the worlds; nothing is done where there is none. */
  async move(seat: Seat, moves: Moves): Promise<void> {
    const id = this.newId();
    const after = this.#after(seat, moves);
    const mustBeAlike = this.mustBeAlike(seat, moves);
    await this.both(
      `seat ${seat} moves ${JSON.stringify(moves)}`,
      async side => {
        const index = this.sides.indexOf(side);
        const move = moves[index];
        if (move) await side.line(seat).do({ type: 'move', move }, id);
        side.truth = after[index] ?? side.truth;
      },
      () => mustBeAlike,
    );
  }

  /** `worlds`: those in which it is tried. */
  async takeBack(seat: Seat, worlds: readonly number[] = [0, 1]): Promise<void> {
    const id = this.newId();
    await this.both(
      `seat ${seat} takes back`,
      async side => {
        if (!worlds.includes(this.sides.indexOf(side))) return;
        const back = withoutLastOf(side.truth, seat);
        await side.line(seat).do({ type: 'take-back' }, id);
        if (back.ok) side.truth = back.value;
      },
      () => this.#toldTheSame(this.truths),
    );
  }

  /**
   * Whether these moves must look the same to the viewer: it is told the same, or sees the same afterwards; or they
   * are sealed choices; or they are its own, and refused in one world only.
   */
  mustBeAlike(seat: Seat, moves: Moves): boolean {
    const after = this.#after(seat, moves);
    if (this.#toldTheSame(after)) return true;
    if (this.seesNothing) return false;
    const refused = after.map((truth, index) => truth === this.truths[index]);
    if (seat === this.viewer) return refused[0] !== refused[1];
    return this.sides.every(({ truth: { table } }, index) => {
      const [move, next] = [moves[index], after[index]];
      return move && next && isSealed(table.game, table.state, next.table.state, seat, move);
    });
  }

  #toldTheSame(pair: Pair): boolean {
    const [one, other] = pair;
    if (this.seesNothing) return !isOver(one) && !isOver(other);
    const { story, view } = alike(pair, this.viewer);
    return story || view;
  }

  #after(seat: Seat, [move, instead]: Moves): Pair {
    const [one, other] = this.truths;
    return [(move && moved(one, seat, move)) ?? one, (instead && moved(other, seat, instead)) ?? other];
  }
}
