import type { Result, Seat } from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import type { Command } from '../../protocol/asks.ts';
import type { Room, TableCard } from '../../protocol/tells.ts';
import { newPart } from './chance.ts';
import type { KeptFair } from './kept.ts';
import type { Memory } from './memory.ts';
import type { OnlineFailure } from './online.ts';

export interface OwnPartParts {
  readonly id: string;
  readonly memory: Memory;
  send(command: Command): Promise<Result<unknown, OnlineFailure>>;
  /** How it stands now; null where this device has no seat, or nothing can be sent. */
  seated(): Seated | null;
}

export interface Seated {
  readonly seat: Seat;
  readonly card: TableCard;
  readonly room: Room;
}

/** Whoever sits down puts a new part into the seed. */
export const fairWith = (
  before: KeptFair,
  { commitment }: TableCard,
  seat: Seat,
  part: string,
): KeptFair => ({
  serverCommitment: before.serverCommitment ?? commitment,
  own: { seat, part, taken: false },
});

/** This device's part of the seed: committed to while people gather, sent when all have committed. */
export class OwnPart {
  readonly #parts: OwnPartParts;
  #newcomer = false;
  #tried = false;
  #again = false;
  #busy = false;

  constructor(parts: OwnPartParts) {
    this.#parts = parts;
  }

  /** The line is new: the seat may have been held by another device until now. */
  welcomed(): void {
    this.#newcomer = true;
    this.#tried = false;
  }

  /** To be called whenever something may have changed. */
  async settle(): Promise<void> {
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#again) {
      this.#again = false;
      await this.#settleOnce();
    }
    this.#busy = false;
  }

  async #settleOnce(): Promise<void> {
    const { fair } = await this.#parts.memory.stored();
    const seated = this.#parts.seated();
    const chair = seated?.room.chairs[seated.seat];
    if (!seated || chair?.by !== 'person') return;
    const { own } = fair;
    const isOurs = own !== undefined && chair.commitment === commitmentTo(this.#parts.id, own.part);
    switch (seated.room.stage) {
      case 'gathering': {
        // Two devices of one seat that see each other's parts would go on for ever: only a newcomer insists.
        const mayInsist = this.#newcomer || chair.commitment === null;
        this.#newcomer = false;
        if (!isOurs && mayInsist) await this.#commit(seated);
        return;
      }
      case 'dealing':
        if (isOurs && !chair.revealed && !this.#tried) await this.#reveal(seated, own);
        return;
      case 'playing':
      case 'over':
      case 'frozen':
        return;
    }
  }

  async #commit({ seat, card }: Seated): Promise<void> {
    const { id, memory, send } = this.#parts;
    const part = newPart();
    await memory.change(before => ({ ...before, fair: fairWith(before.fair, card, seat, part) }));
    await send({ type: 'commit', commitment: commitmentTo(id, part) });
  }

  async #reveal({ room }: Seated, own: NonNullable<KeptFair['own']>): Promise<void> {
    const { memory, send } = this.#parts;
    const commitments = room.chairs.map(chair => (chair.by === 'person' ? chair.commitment : null));
    this.#tried = true;
    // What stood there when the part may have left this device for the first time is what counts.
    await memory.change(before => ({ ...before, fair: { commitments, ...before.fair } }));
    const taken = await send({ type: 'part', part: own.part });
    this.#tried = taken.ok;
    if (taken.ok)
      await memory.change(before => ({ ...before, fair: { ...before.fair, own: { ...own, taken: true } } }));
  }
}
