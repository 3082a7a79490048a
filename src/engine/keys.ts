import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url, hex, random } from './chance.ts';

/** Only this is kept of a key. */
export const keyHash = (key: string): string => base64url(sha256(utf8ToBytes(key)));

/** Of the hash of a key, as much as tells the people at one table apart. */
export const senderOf = (hash: string): string => hash.slice(0, SENDER);
const SENDER = 11;

/** The hashes of the keys that a page showed. */
export interface Keys {
  readonly seat: string | null;
  readonly host: string | null;
  /** Whom they make the sender of a command, the first one as it is kept. */
  readonly senders: readonly string[];
}

export const keysOf = (seat: string | null, host: string | null): Keys => ({
  seat,
  host,
  senders: [seat, host].filter(hash => hash !== null).map(senderOf),
});

export const NO_KEYS = keysOf(null, null);

/** Nobody guesses one: 80 bits, in signs that survive being read aloud. */
export const newTableId = (): string => pick(16);

/** Short enough to be told over the phone, and too long to be found by trying; until the game is over. */
export const CODE_SIGNS = 9;
/** As long as codes were at first. */
export const OLD_CODE_SIGNS = 6;
export const newCode = (): string => pick(CODE_SIGNS);

/** As people write it: in capitals, with a dash, and with an O where there is only a 0. */
export const readCode = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[^a-z0-9]/g, '');

export const newPart = (): string => hex(random(32));

/** 32 signs without those that look alike. */
export const SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789';

const pick = (length: number): string =>
  Array.from(random(length), byte => SIGNS[byte % SIGNS.length]).join('');
