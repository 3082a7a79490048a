import type { Help } from './help.ts';

/** What a table beside a box is told of the note sheets on a device. [C15] of the companion. */
export const helpSays: Readonly<Record<Help, string>> = {
  none: 'Note sheets here do not help.',
  direct: 'Note sheets here cross off what answers say.',
  rules: 'Note sheets here apply the logic rules.',
  exact: 'Note sheets here show all that follows.',
};
