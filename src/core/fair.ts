import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Result, type Seat, seatsOf } from './contract.ts';
import { type BrokenOff, commitmentSchema, type Fair, partSchema, seedOfPartsSchema } from './fair-record.ts';
import { mendedName } from './names.ts';
import { readAs } from './read.ts';

/** What is checked of every deal. */
export const DEAL_CHECKS = [
  'server-part-fits',
  'seats-fit',
  'seat-part-fits',
  'seed-fits',
  'broken-off-fits',
  'commitments-are-new',
] as const;
export type DealCheck = (typeof DEAL_CHECKS)[number];

/** What is no fault, but leaves the deal to fewer people, or was a chance to wait for a better one. */
export const DEAL_NOTES = ['seat-left-out', 'seat-without-person', 'server-alone', 'broken-off'] as const;
export type DealNote = (typeof DEAL_NOTES)[number];

/** What is checked by a device that remembers. */
export const MEMORY_CHECKS = [
  'remembered-server-commitment',
  'remembered-commitment',
  'remembered-own-part',
  'remembered-broken-off',
] as const;
export type MemoryCheck = (typeof MEMORY_CHECKS)[number];

/** What is no fault of the record, and yet leaves this device with nothing but the word of others. */
export const MEMORY_NOTES = ['own-part-left-out'] as const;
export type MemoryNote = (typeof MEMORY_NOTES)[number];

interface Checked<Code> {
  readonly code: Code;
  /** The seat concerned, where it is one. */
  readonly seat?: Seat;
  /** Of the deals that were broken off, the number of this one; the first is 1. */
  readonly attempt?: number;
  readonly holds: boolean;
}

interface Noted<Code> {
  readonly code: Code;
  readonly seat?: Seat;
  readonly holds: true;
}

/** `seat`: who broke it off; nobody's for a host without one. */
export interface BrokenOffNote {
  readonly code: 'broken-off';
  readonly attempt: number;
  readonly seat?: Seat;
  /** Of that time, as are the other names. */
  readonly name?: string;
  /** Whose parts the server had by then. */
  readonly shown: readonly { readonly seat: Seat; readonly name: string }[];
  readonly holds: true;
}

export type DealFinding = Checked<DealCheck> | Noted<Exclude<DealNote, 'broken-off'>> | BrokenOffNote;
type MemoryFinding = Checked<MemoryCheck> | Noted<MemoryNote>;
export type Finding = DealFinding | MemoryFinding;

/** The game that was dealt: its save. */
export interface Dealt {
  readonly seed: string;
  readonly seats: number;
}

/** What the device that checks has kept itself, since a server could show any record that fits within itself. */
export interface Remembered extends RememberedDeal {
  /** Deals that this device may have shown its part for, and that were broken off. */
  readonly earlier?: readonly RememberedDeal[];
}

export interface RememberedDeal {
  /** As it stood at the table when this device made its part. */
  readonly serverCommitment?: string;
  /** Of all seats, as they stood before this device sent its part: whoever commits later can choose the seed. */
  readonly commitments?: readonly (string | null)[];
  /** `taken` when the server has confirmed the part: then it must not have been left out. */
  readonly own?: { readonly seat: Seat; readonly part: string; readonly taken: boolean };
}

export const isPart = (json: unknown): json is string => v.is(partSchema, json);
export const isCommitment = (json: unknown): json is string => v.is(commitmentSchema, json);
export const readPart = (json: unknown): Result<string> => readAs(partSchema, json, 'a part of the seed');

/** Only this part fits it, and only at this table. */
export const commitmentTo = (table: string, part: string): string => hashed('commitment', table, part);

/** By seat; null for a bot, and for a part that was left out. */
export const seedFrom = (table: string, server: string, parts: readonly (string | null)[]): string =>
  hashed('seed', table, server, parts);

/** By its form. Tables of one device have shorter seeds, so a save with such a seed and no record has lost it. */
export const looksMadeOfParts = (seed: string): boolean => v.is(seedOfPartsSchema, seed);

/** Whether a game was dealt from the parts that were committed to: it was when every finding holds. */
export function checkFair(fair: Fair, dealt: Dealt): readonly DealFinding[];
export function checkFair(fair: Fair, dealt: Dealt, remembered: Remembered): readonly Finding[];
export function checkFair(fair: Fair, dealt: Dealt, remembered: Remembered = {}): readonly Finding[] {
  const { table, server, seats } = fair;
  const parts = seats.map(seat => seat?.part ?? null);
  return [
    { code: 'server-part-fits', holds: fits(table, server) },
    { code: 'seats-fit', holds: seats.length === dealt.seats },
    ...seatsOf(seats.length).map(seat => findingAt(fair, seat)),
    ...(parts.every(part => part === null) ? ([{ code: 'server-alone', holds: true }] as const) : []),
    { code: 'seed-fits', holds: seedFrom(table, server.part, parts) === dealt.seed },
    ...findingsBefore(fair),
    ...compare(fair, remembered),
    ...comparedBefore(fair, remembered),
  ];
}

/** About the deals that were broken off. */
function* findingsBefore(fair: Fair): Generator<DealFinding> {
  const { earlier = [] } = fair;
  if (earlier.length === 0) return;
  for (const [index, broken] of earlier.entries()) {
    yield noteOf(broken, index + 1);
    yield { code: 'broken-off-fits', attempt: index + 1, holds: isPlausible(fair, broken) };
  }
  const commitments = [...earlier, fair].flatMap(deal => [...commitmentsOf(deal)]);
  yield { code: 'commitments-are-new', holds: new Set(commitments).size === commitments.length };
}

/** Each once: two seats of one deal may have committed alike, which tells nobody anything. */
const commitmentsOf = ({ server, seats }: Pick<Fair, 'server' | 'seats'>): Set<string> =>
  new Set([server.commitment, ...seats.flatMap(seat => (seat === null ? [] : [seat.commitment]))]);

/** Names are from a file, and anything may stand there. */
function noteOf({ by, seats }: BrokenOff, attempt: number): BrokenOffNote {
  const nameOn = (seat: number): string | undefined => {
    const one = seats[seat];
    return one ? mendedName(one.name, '?') : undefined;
  };
  const shown = seatsOf(seats.length).flatMap(seat => {
    const name = nameOn(seat);
    return name !== undefined && seats[seat]?.part !== null ? [{ seat, name }] : [];
  });
  const name = by === null ? undefined : nameOn(by);
  return {
    ...{ code: 'broken-off', attempt },
    ...(by === null ? {} : { seat: by as Seat }),
    ...(name === undefined ? {} : { name }),
    ...{ shown, holds: true },
  };
}

/** Where every part was there, it would have been dealt: then somebody saw a deal and did not like it. */
function isPlausible({ table, seats: played }: Fair, { by, server, seats }: BrokenOff): boolean {
  const people = seats.flatMap(seat => (seat === null ? [] : [seat]));
  return (
    fits(table, server) &&
    seats.length === played.length &&
    (by === null || (seats[by] ?? null) !== null) &&
    people.some(({ part }) => part === null) &&
    people.every(({ commitment, part }) => part === null || fits(table, { commitment, part }))
  );
}

function findingAt({ table, seats }: Fair, seat: Seat): DealFinding {
  const committed = seats[seat] ?? null;
  if (committed === null) return { code: 'seat-without-person', seat, holds: true };
  const { commitment, part } = committed;
  if (part === null) return { code: 'seat-left-out', seat, holds: true };
  return { code: 'seat-part-fits', seat, holds: fits(table, { commitment, part }) };
}

/** Whether the record tells of every deal that this device remembers as broken off, and tells the same. */
function* comparedBefore(fair: Fair, { earlier: remembered = [] }: Remembered): Generator<MemoryFinding> {
  const { table, earlier = [] } = fair;
  for (const before of remembered) {
    const told = [...earlier, fair].find(({ server }) => server.commitment === before.serverCommitment);
    const holds = told !== undefined && [...compare({ ...told, table }, before)].every(one => one.holds);
    yield { code: 'remembered-broken-off', holds };
  }
}

function* compare(
  { table, server, seats }: Pick<Fair, 'table' | 'server' | 'seats'>,
  { serverCommitment, commitments, own }: RememberedDeal,
): Generator<MemoryFinding> {
  if (serverCommitment !== undefined)
    yield { code: 'remembered-server-commitment', holds: server.commitment === serverCommitment };
  for (const seat of commitments ? seatsOf(Math.max(commitments.length, seats.length)) : []) {
    const holds = (seats[seat]?.commitment ?? null) === (commitments?.[seat] ?? null);
    yield { code: 'remembered-commitment', seat, holds };
  }
  if (!own) return;
  const { seat, part, taken } = own;
  const here = seats[seat];
  const isOurs = here?.commitment === commitmentTo(table, part);
  if (isOurs && here.part === null && !taken) yield { code: 'own-part-left-out', seat, holds: true };
  else yield { code: 'remembered-own-part', seat, holds: isOurs && here.part === part };
}

const fits = (table: string, { commitment, part }: Fair['server']): boolean =>
  commitmentTo(table, part) === commitment;

/** JSON, so that no two lists are written alike; its first words keep it apart from the streams of `rng.ts`. */
const hashed = (what: 'commitment' | 'seed', ...of: readonly unknown[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['area5', `fair/${what}`, ...of]))));
