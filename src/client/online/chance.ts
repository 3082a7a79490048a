const KEY_BYTES = 16;
const PART_BYTES = 32;
const ID_BYTES = 12;

/** What a seat or a table is held by: 128 bits, in 22 signs that a link can carry. */
export const newKey = (): string => base64url(random(KEY_BYTES));

/** What this device puts into the seed. */
export const newPart = (): string =>
  Array.from(random(PART_BYTES), byte => byte.toString(16).padStart(2, '0')).join('');

/** Of a command, so that the server does it once however often it is sent. */
export const newCommandId = (): string => base64url(random(ID_BYTES));

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
