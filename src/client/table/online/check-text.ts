import type { BrokenOffNote, DealNote, Finding, MemoryNote } from '../../../core/fair.ts';
import { list } from '../../../core/words.ts';
import type { Doubt, GameCheck } from '../../online/check.ts';

export const FITS = 'Everything fits.';
export const DOES_NOT_FIT = 'Something does not fit.';
export const SEE_NOTES = 'See the notes.';
export const HOLDS = 'Holds:';
export const NOTE = 'Note:';
export const BROKEN = 'Does not hold:';
export const SOMEBODY = 'somebody';
export const UNDEALT = 'The file does not say how its deal was made.';
export const NOTHING_REMEMBERED =
  'This device did not sit at the table, so it compares the file only with itself.';

export function moves({ moves: count, partsAt }: GameCheck): string {
  if (partsAt === null) return `All ${count} moves follow the rules, one after the other.`;
  return partsAt === 0
    ? 'The deal is not the one that its parts give.'
    : `Move ${partsAt} does not follow from the game before it.`;
}

/** `name`: whose seat it is about. */
export function finding(found: Finding, name: string): string {
  if (found.code === 'broken-off') return brokenOff(found);
  return found.holds ? HOLD[found.code](name) : BREAK[found.code](name);
}

function brokenOff({ seat, name, shown }: BrokenOffNote): string {
  const by = seat === undefined ? 'the host' : (name ?? SOMEBODY);
  const parts = shown.length === 1 ? 'a part' : 'their parts';
  const names = list(shown.map(one => one.name));
  return `An earlier deal was broken off by ${by}${shown.length === 0 ? '' : `, after ${names} had added ${parts}`}.`;
}

/** Of a table that was broken off more often than anybody reads. */
export const brokenOffMore = (more: number): string =>
  more === 1 ? 'Another deal was broken off after these.' : `${more} more deals were broken off after these.`;

export function doubt(about: Doubt, name: string): string {
  if (about === 'unreadable')
    return 'What the file says of how its deal was made cannot be read, and is left out.';
  if (about === 'missing')
    return 'The deal looks like one of an online table, but the file does not say how it was made.';
  return finding(about, name);
}

type Words<Code extends Finding['code']> = Readonly<Record<Code, (name: string) => string>>;

const HOLD: Words<Exclude<Finding['code'], 'broken-off'>> = {
  'server-part-fits': () => 'The server gave the part that it had promised.',
  'seats-fit': () => 'The file speaks of every seat.',
  'seat-part-fits': name => `The device of ${name} gave the part that it had promised.`,
  'seat-left-out': name => `The deal was made without the part of ${name}’s device.`,
  'seat-without-person': name => `${name} is a bot and adds no part.`,
  'server-alone': () => 'No device added a part, so the server alone could choose this deal.',
  'seed-fits': () => 'The deal is made of these parts and nothing else.',
  'remembered-server-commitment': () =>
    'The promise of the server is the one this device saw before the game.',
  'remembered-commitment': name => `The promise of ${name} is the one this device saw before the deal.`,
  'remembered-own-part': () => 'The part of this device went in as it was sent.',
  'own-part-left-out': () => 'Your own part is not in this deal, so you have only the word of the others.',
  'broken-off-fits': () => 'What the file says of an earlier deal fits.',
  'commitments-are-new': () => 'After an earlier deal was broken off, everyone made a new part.',
  'remembered-broken-off': () => 'The file tells of the earlier deal that this device saw.',
};

const BREAK: Words<Exclude<Finding['code'], DealNote | MemoryNote>> = {
  'server-part-fits': () => 'The server did not give the part that it had promised.',
  'seats-fit': () => 'The file speaks of other seats than the table had.',
  'seat-part-fits': name => `The device of ${name} did not give the part that it had promised.`,
  'seed-fits': () => 'The deal is not made of these parts.',
  'remembered-server-commitment': () =>
    'The promise of the server is not the one this device saw before the game.',
  'remembered-commitment': name => `The promise of ${name} is not the one this device saw before the deal.`,
  'remembered-own-part': () => 'The part of this device did not go in as it was sent.',
  'broken-off-fits': () => 'What the file says of an earlier deal cannot be true.',
  'commitments-are-new': () => 'A part of an earlier deal, which somebody may have seen, was used again.',
  'remembered-broken-off': () =>
    'This device added a part to an earlier deal. The file says nothing of it, or something else.',
};
