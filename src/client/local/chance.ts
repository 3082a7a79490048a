import { hex, random } from '../../engine/chance.ts';

/** Without letters and digits that look alike: an id may be read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 10;
const SEED_BYTES = 16;

export function newId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    const [byte = 255] = random(1);
    // Bytes beyond the last whole set of letters would favor the first letters.
    if (byte < 256 - (256 % LETTERS.length)) id += LETTERS.charAt(byte % LETTERS.length);
  }
  return id;
}

export const newSeed = (): string => hex(random(SEED_BYTES));
