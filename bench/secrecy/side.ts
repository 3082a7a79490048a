import { type Seat, seatsOf, type Viewer } from '../../src/core/contract.ts';
import { LOOKS } from '../../src/core/players.ts';
import { keyHash } from '../../src/engine/keys.ts';
import { newClock, ticked } from '../../src/engine/log/clock.ts';
import { type Chair, newStanding, type Standing } from '../../src/engine/log/standing.ts';
import type { Truth } from '../../src/engine/truth/truth.ts';
import { createTable, newKey, newSecretPart, Pilot, wishFor } from '../../src/server/testing.ts';
import type { Received } from './compare.ts';
import type { Door } from './door.ts';
import { viewersOf } from './worlds.ts';

/** What both tables of a pair have in common. */
export interface Terms {
  readonly watch: 'public' | 'after';
  /** In seconds, for one move. */
  readonly perMove: number | null;
}

/** The same in both worlds, so that it needs no mask. */
const COMMITMENT = 'c'.repeat(64);

/** One of the two tables, with a page for every seat and one that watches, and what the drill knows of it. */
export class Side {
  readonly url: string;
  readonly table: string;
  readonly lines: ReadonlyMap<Viewer, Pilot>;
  truth: Truth;

  private constructor(url: string, table: string, lines: ReadonlyMap<Viewer, Pilot>, truth: Truth) {
    this.url = url;
    this.table = table;
    this.lines = lines;
    this.truth = truth;
  }

  /** Whoever is looked over the shoulder of has yet to come. */
  static async open(door: Door, truth: Truth, terms: Terms, viewer: Viewer): Promise<Side> {
    const { game, options, seats } = truth.table;
    const keys = seatsOf(seats).map(newKey);
    const wish = wishFor(game.id, seats, { ...terms, options });
    const { table } = await createTable(door.url, wish);
    door.plant(table, standingFor(table, truth, terms, keys, wish.host));
    const lines = new Map(
      viewersOf(seats).map(one => {
        const key = one === 'spectator' ? undefined : keys[one];
        return [one, new Pilot(door.url, table, key === undefined ? {} : { key })];
      }),
    );
    for (const [one, pilot] of lines) if (one !== viewer) await pilot.connect();
    return new Side(door.url, table, lines, truth);
  }

  line(viewer: Viewer): Pilot {
    const pilot = this.lines.get(viewer);
    if (!pilot) throw new Error(`there is no line of ${viewer}`);
    return pilot;
  }

  /** What came to this viewer's page while something was done, all of it. */
  async receivedBy(viewer: Viewer, doing: (side: Side) => Promise<unknown>): Promise<Received> {
    const pilot = this.line(viewer);
    const before = pilot.texts.length;
    await doing(this);
    if (pilot.welcome) await pilot.fence();
    return { table: this.table, frames: pilot.texts.slice(before) };
  }

  /** Leaves, is missed, and returns. */
  async comeBack(viewer: Viewer): Promise<void> {
    const pilot = this.line(viewer);
    const witness = this.line(viewer === 0 ? 'spectator' : (0 as Seat));
    await pilot.close();
    await witness.until(() => {
      if (viewer === 'spectator') return witness.room?.watchers === 0;
      const chair = witness.room?.chairs[viewer];
      return chair?.by === 'person' && !chair.here;
    });
    await pilot.connect();
  }

  async close(): Promise<void> {
    await Promise.all([...this.lines.values()].map(pilot => pilot.close()));
  }
}

/** Parts, keys and the seed differ between the two worlds: whoever is told one of them sees a difference. */
function standingFor(
  id: string,
  truth: Truth,
  { watch, perMove }: Terms,
  keys: readonly string[],
  host: string,
): Standing {
  const { game, options, seats, state } = truth.table;
  const created = {
    type: 'created',
    id,
    // No two tables may have the same, and the id is masked.
    code: id,
    game: game.id,
    options,
    seats,
    listed: false,
    watch,
    perMove,
    perGame: null,
    standIn: null,
    commitment: COMMITMENT,
    host: keyHash(host),
    part: newSecretPart(),
    at: 0,
  } as const;
  const chairs = keys.map(
    (key, seat): Chair => ({
      by: 'person',
      name: `Name ${seat}`,
      look: LOOKS[seat] ?? 1,
      key: keyHash(key),
      host: false,
      ready: true,
      commitment: COMMITMENT,
      part: newSecretPart(),
      standIn: null,
    }),
  );
  const clock = ticked(newClock(seats), Date.now(), game.toAct(state), []);
  return { ...newStanding(created), chairs, stage: 'playing', truth, clock };
}
