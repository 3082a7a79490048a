export const SAYS = 'Whoever invited you can tell you the code. A link brings you to the table by itself.';
export const CODE = 'Code of the table';
/** A code of the kind that tables have. */
export const LIKE = 'ABC-DEF-GHJ';
export const CODE_FIRST = 'Write the code first.';
export const GO = 'Go to the table';
export const TO_LOBBY = 'See open tables instead';
