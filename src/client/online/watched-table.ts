import { fail } from '../../core/contract.ts';
import { type Hello, PROTOCOL } from '../../protocol/asks.ts';
import type { Failure } from '../../protocol/errors.ts';
import type { Room, TableCard, You } from '../../protocol/tells.ts';
import type { TableLink } from '../../ui/link.ts';
import { factsOf, statusOf } from './facts.ts';
import { createKnown } from './known.ts';
import { Line, type Told } from './line.ts';
import type { LineState, OnlineTable, TimeLeft } from './online.ts';
import type { OpenParts } from './open-table.ts';
import { OnlineLink } from './table-link.ts';

/** What whoever watches has of an online table. */
export type Watched = Pick<
  OnlineTable,
  'id' | 'line' | 'card' | 'room' | 'you' | 'left' | 'problem' | 'link' | 'tryNow' | 'close'
>;

/** A hello of nobody: there is no place in it for a key. */
type BareHello = Omit<Hello, 'key' | 'host'>;

/**
 * An online table with the rights of a spectator and nothing more. It does not read what this device keeps, so that a
 * screen that a whole room sees is nobody's seat, even in the browser of somebody who has one.
 */
export class WatchedTable implements Watched {
  readonly id: string;
  readonly #known = createKnown();
  readonly #line: Line;
  readonly #link: OnlineLink;
  readonly #unheed: () => void;

  constructor(id: string, { connect, heed }: OpenParts) {
    this.id = id;
    this.#line = new Line({
      connect,
      hello: () => this.#hello(),
      hear: told => this.#hear(told),
      changed: state => {
        this.#known.setLine(state);
        this.#link.changed();
      },
    });
    this.#link = this.#newLink();
    this.#unheed = heed(this.#line);
    this.#line.open();
  }

  line(): LineState {
    return this.#known.line();
  }
  card(): TableCard | null {
    return this.#known.card();
  }
  room(): Room | null {
    return this.#known.room();
  }
  you(): You {
    return this.#known.you();
  }
  left(): TimeLeft | null {
    return this.#known.left();
  }
  problem(): Failure | null {
    return this.#known.problem();
  }
  link(): TableLink | null {
    return this.card() === null ? null : this.#link;
  }
  tryNow(): void {
    this.#line.wake();
  }
  close(): void {
    this.#unheed();
    this.#line.close();
  }

  #hello(): BareHello {
    const heard = this.#link.heard();
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table: this.id,
      ...(heard === undefined ? {} : { heard }),
    };
  }

  #hear(told: Told): boolean {
    const follows = this.#known.hear(told) && (told.type !== 'news' || this.#link.hear(told));
    if (told.type === 'welcome') this.#link.welcomed();
    this.#link.changed();
    return follows;
  }

  /** Who only looks asks for nothing: what it hears is told by itself. */
  #newLink(): OnlineLink {
    const refused = async () => fail({ code: 'not-seated' } as const);
    return new OnlineLink({
      facts: factsOf(this.#known),
      you: () => this.you(),
      status: () => statusOf(this.#known),
      ask: refused,
      tell: look => this.#line.tell(look),
      isLive: () => false,
      whenLive: async () => false,
      seen: () => -1,
      saw: () => undefined,
      notesProblem: () => undefined,
      rematch: refused,
      file: refused,
    });
  }
}
