import { base64url, hex, random } from '../../engine/chance.ts';

const KEY_BYTES = 16;
const PART_BYTES = 32;
const ID_BYTES = 12;

/** What a seat or a table is held by: 128 bits, in 22 signs that a link can carry. */
export const newKey = (): string => base64url(random(KEY_BYTES));

/** What this device puts into the seed. */
export const newPart = (): string => hex(random(PART_BYTES));

/** Of a command, so that the server does it once however often it is sent. */
export const newCommandId = (): string => base64url(random(ID_BYTES));
