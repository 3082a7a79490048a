import type { SheetPart } from './printed.ts';

/** What holds for both printed games. `sets` are the names of the sets of facts, and `set` what one is called; `piece` stands on the track. */
export const shared = (
  { sets, set }: { readonly sets: string; readonly set: string },
  { piece, place }: { readonly piece: string; readonly place: string },
): readonly SheetPart[] => [
  {
    title: 'Deal and compare',
    lines: [
      'One device deals a code. The others type it or scan it. No network is needed.',
      'Read the code aloud, all of it, and compare before you begin. The same code is the same sky, on every device and in every book.',
      `Each takes another ${set}: ${sets}. It says which starting facts are yours. How many you get is up to you.`,
      // [T1] of both games.
      `Draw the order: all ${piece}s start in ${place} 1, the first at the back. The ${piece} farthest back acts. A newcomer stands in front of those already in its ${place}.`,
    ],
  },
];

export const announced = (what: string): SheetPart => ({ title: 'Say to all', lines: [what] });

export const kept = (what: string): SheetPart => ({ title: 'Keep to yourself', lines: [what] });

export const NO_DEVICE = 'Without a device';
