export const TITLE = 'Companion';
export const SAYS =
  'For the printed games. One device deals a code, every device answers the same. No network needed.';

export const GO_ON = 'Go on with the last table';
export const lastTable = (game: string, state: string) => `${game}. ${state}.`;
export const DEAL = 'Deal a code';
export const DEALS = {
  'planet-x': { title: 'Planet X', says: 'A new sky of 12 or 18 sectors' },
  uaps: { title: 'UAPs', says: 'A new sky of 16 or 24 sectors' },
} as const;
export const HAVE = 'Somebody else dealt';
export const ENTER = { title: 'Enter a code', says: 'Type the one that the others see' } as const;
export const SCAN = { title: 'Scan a code', says: 'Hold the camera to another screen' } as const;
export const ALONE = 'Alone';
export const DAILY = { title: 'Daily sky', says: 'One code a day, the same for everybody' } as const;
export const SOLO = {
  'planet-x': { title: 'Solo: Planet X', says: 'Against the AI, with the board beside it' },
  uaps: { title: 'Solo: UAPs', says: 'Against the AI, with the board beside it' },
} as const;
export const MORE = 'More';
export const PRINT = {
  title: 'Play without a device',
  says: 'Print an answer book and a sheet for the table',
} as const;
export const HOW = { title: 'How it works', says: 'What to say, what to keep, what is asked' } as const;

export const BACK = 'Companion';
