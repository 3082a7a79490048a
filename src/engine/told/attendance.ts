import type { Room } from '../../protocol/tells.ts';
import { type Keeping, keptFor } from '../keeping.ts';
import type { Standing } from '../log/standing.ts';
import type { Slices } from '../slices.ts';
import { type Gate, type Line, tell } from './gate.ts';
import { HostAbsence } from './host-absence.ts';
import { roomOf } from './room.ts';
import { actingLeader, whoIs } from './who.ts';

export interface AttendanceParts {
  readonly gate: Gate;
  readonly keeping: Keeping;
  readonly slices: Pick<Slices, 'soon'>;
  /** Since when nobody has been here, as far as is known. */
  readonly awaySince: number;
  standing(): Standing;
  now(): number;
}

const SECOND = 1_000;

/**
 * Who is at a table: whom the keys of each page make it, and what all of them are told of each other. That somebody
 * came or left is told once for all who did in the same turn of the event loop: each telling goes to everybody, and
 * hundreds may leave in one moment.
 */
export class Attendance {
  readonly #parts: AttendanceParts;
  readonly #hostAbsence: HostAbsence;
  #isDue = false;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
    this.#hostAbsence = new HostAbsence({
      since: parts.awaySince,
      now: parts.now,
      lasted: () => this.tellAll(),
    });
  }

  get room(): Room {
    const { gate, keeping, now, standing } = this.#parts;
    const kept = keptFor(standing().stage, keeping);
    return roomOf(
      standing(),
      [...gate.lines].map(({ who }) => who),
      now(),
      kept === null ? null : Math.round(kept / SECOND),
    );
  }

  /** The page hears who it is by its welcome. */
  came(line: Line): void {
    this.#parts.gate.enter(line);
    if (this.hasHostKey(line)) this.#hostAbsence.came();
    line.who = whoIs(this.#parts.standing(), line.keys, this.#leader());
    this.#tellSoon();
  }

  left(line: Line): void {
    const { gate } = this.#parts;
    gate.leave(line);
    if (this.hasHostKey(line) && ![...gate.lines].some(other => this.hasHostKey(other)))
      this.#hostAbsence.left();
    this.#tellSoon();
  }

  hasHostKey({ keys }: Line): boolean {
    return keys.host === this.#parts.standing().created.host;
  }

  /** Whom the keys of each page make it now. */
  tellWho(): void {
    const { gate, standing } = this.#parts;
    const leader = this.#leader();
    for (const line of gate.lines) {
      const who = whoIs(standing(), line.keys, leader);
      if (who.seat === line.who.seat && who.host === line.who.host) continue;
      line.who = who;
      tell(line, { type: 'you', you: who });
    }
  }

  tellRoom(): void {
    this.#parts.gate.room(this.room);
  }

  tellAll(): void {
    this.tellWho();
    this.tellRoom();
  }

  stop(): void {
    this.#hostAbsence.stop();
  }

  #leader() {
    const { gate, standing } = this.#parts;
    return this.#hostAbsence.isLong ? actingLeader(standing(), gate.lines) : null;
  }

  #tellSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#parts.slices.soon(() => {
      this.#isDue = false;
      this.tellAll();
    });
  }
}
