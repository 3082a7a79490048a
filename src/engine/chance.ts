/** Chance that nobody can foresee: for keys, parts of seeds and ids, never for what rules draw. */
export const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
