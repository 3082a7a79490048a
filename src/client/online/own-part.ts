import type { Result, Seat } from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import type { Command } from '../../protocol/asks.ts';
import type { Room, TableCard } from '../../protocol/tells.ts';
import { newPart } from './chance.ts';
import type { KeptFair } from './kept.ts';
import { fairWithSome, promiseOf, withTaken } from './kept-deal.ts';
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

/** This device's part of the seed: committed to while people gather, sent when all have committed. */
export class OwnPart {
  readonly #parts: OwnPartParts;
  #newcomer = false;
  /** The part that the server has confirmed on this line. */
  #shown: string | undefined;
  /** Parts and commitments that no answer has come to: the line sends them again by itself. */
  readonly #underWay = new Set<string>();
  #again = false;
  #busy = false;

  constructor(parts: OwnPartParts) {
    this.#parts = parts;
  }

  /** The line is new: the seat may have been held by another device until now. */
  welcomed(): void {
    this.#newcomer = true;
    this.#shown = undefined;
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
        if (!isOurs) return;
        if (chair.revealed) await this.#taken(own);
        // A part that was made for one promise of the server must not be had under another.
        else if (fair.serverCommitment === promiseOf(seated.card, seated.room) && this.#shown !== own.part)
          await this.#reveal(seated, own);
        return;
      case 'playing':
      case 'over':
      case 'frozen':
        if (isOurs && chair.revealed) await this.#taken(own);
        return;
    }
  }

  async #commit({ seat, card, room }: Seated): Promise<void> {
    const { id, memory } = this.#parts;
    const [promise, part] = [promiseOf(card, room), newPart()];
    await memory.change(before => ({ ...before, fair: fairWithSome(before.fair, promise, seat, part) }));
    const { own } = (await memory.stored()).fair;
    if (!own) return;
    const commitment = commitmentTo(id, own.part);
    void this.#sendOnce(commitment, { type: 'commit', commitment });
  }

  async #reveal({ room }: Seated, own: Own): Promise<void> {
    const commitments = room.chairs.map(chair => (chair.by === 'person' ? chair.commitment : null));
    // What stood there when the part may have left this device for the first time is what counts.
    await this.#change(fair => (fair.own?.part === own.part ? { commitments, ...fair } : fair));
    void this.#show(own);
  }

  async #show(own: Own): Promise<void> {
    const taken = await this.#sendOnce(own.part, { type: 'part', part: own.part });
    if (!taken) return;
    this.#shown = own.part;
    await this.#taken(own);
  }

  /** The server has confirmed it. */
  async #taken({ part, taken }: Own): Promise<void> {
    if (!taken) await this.#change(fair => withTaken(fair, part));
  }

  #change(change: (fair: KeptFair) => KeptFair): Promise<void> {
    return this.#parts.memory.change(before => ({ ...before, fair: change(before.fair) }));
  }

  /** Nobody waits for the answer: one that never comes must not keep this device out of the next deal. */
  async #sendOnce(what: string, command: Command): Promise<boolean> {
    if (this.#underWay.has(what)) return false;
    this.#underWay.add(what);
    const done = await this.#parts.send(command);
    this.#underWay.delete(what);
    return done.ok;
  }
}

type Own = NonNullable<KeptFair['own']>;
