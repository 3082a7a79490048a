import { KEY } from '../../protocol/asks.ts';
import { changeTable, readTable } from './kept.ts';
import { seatsHeldBy } from './over-http.ts';

/** What a link brings from another device. */
export interface Carried {
  readonly id: string;
  readonly key: string;
  /** What the table is led with, where it comes from the device of the host. */
  readonly host?: string;
}

/**
 * `held`: the seat is that of this device now; with any other, what it kept is as it was. `not-whole`: a key is none.
 * `fits-nothing`: the key holds no seat, and that of this device may. `another-seat`: both hold one.
 * `untold`: the server did not say.
 */
export type Arrival = 'held' | 'not-whole' | 'fits-nothing' | 'another-seat' | 'untold';

/** Where this device has a key of its own, the server is asked first: one that fits must not go for one that does not. */
export async function arriveWith(carried: Carried): Promise<Arrival> {
  const { id, key, host } = carried;
  if (!KEY.test(key) || (host !== undefined && !KEY.test(host))) return 'not-whole';
  const { key: own } = await readTable(id);
  if (own !== undefined && own !== key) {
    const held = await seatsHeldBy(id, [key, own]);
    if (!held.ok) return 'untold';
    const [there, here] = held.value;
    if (there === null) return 'fits-nothing';
    if (here !== null && here !== there) return 'another-seat';
  }
  await takeSeat(carried);
  return 'held';
}

/** A device that leads the table already goes on with its own key. */
export async function takeSeat({ id, key, host: carriedHost }: Carried): Promise<void> {
  await changeTable(id, before => {
    const host = before.host ?? carriedHost;
    const leading = host === undefined ? {} : { host };
    if (before.key === key) return { ...before, ...leading };
    // A part that was made here for another seat is nothing to this one.
    const { own: _, ...fair } = before.fair;
    return { ...before, ...leading, key, carried: true, fair };
  });
}

/** What a link takes along to another device; null where this one holds no seat. */
export async function toCarry(id: string): Promise<Carried | null> {
  const { key, host } = await readTable(id);
  if (key === undefined) return null;
  return { id, key, ...(host === undefined ? {} : { host }) };
}
