import type { Weakness } from './attack.ts';

/** Of several attacks. */
export const IN_ONE_GO: Weakness = {
  weakness: 'long work is done in one go',
  file: 'engine/slices.ts',
  line: 'const TURN_MS = 4;',
  instead: 'const TURN_MS = 60_000;',
};
