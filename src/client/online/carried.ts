import { KEY } from '../../protocol/asks.ts';
import { changeTable, readTable } from './kept.ts';
import { seatsHeldBy } from './over-http.ts';

/** What a link brings from another device. */
export interface Carried {
  readonly id: string;
  readonly key: string;
}

/**
 * `held`: the seat is that of this device now; with any other, what it kept is as it was. `not-whole`: that is no key.
 * `fits-nothing`: the key holds no seat, and that of this device may. `another-seat`: both hold one.
 * `untold`: the server did not say.
 */
export type Arrival = 'held' | 'not-whole' | 'fits-nothing' | 'another-seat' | 'untold';

/** Where this device has a key of its own, the server is asked first: one that fits must not go for one that does not. */
export async function arriveWith(carried: Carried): Promise<Arrival> {
  const { id, key } = carried;
  if (!KEY.test(key)) return 'not-whole';
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

export async function takeSeat({ id, key }: Carried): Promise<void> {
  await changeTable(id, before => {
    if (before.key === key) return before;
    // A part that was made here for another seat is nothing to this one.
    const { own: _, ...fair } = before.fair;
    return { ...before, key, carried: true, fair };
  });
}

/** What a link takes along to another device; null where this one holds no seat. */
export async function toCarry(id: string): Promise<Carried | null> {
  const { key } = await readTable(id);
  return key === undefined ? null : { id, key };
}
