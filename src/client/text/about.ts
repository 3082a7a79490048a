export const TITLE = 'About Area Five';
export const WHAT_LABEL = 'What it is';
export const WHAT = [
  'One table for five tabletop games about strange things in the sky. Play alone against opponents that never peek, or with friends around one device.',
  'It is being built, one game at a time. Unacknowledged can be played now, with the whole rules.',
] as const;
export const FAN_LABEL = 'Unofficial';
export const FAN =
  'A fan project, not affiliated with the designers or publishers of these games. It takes the facts of their rules; every word and drawing is our own. If you like a game, buy the box.';
export const KEPT_LABEL = 'What is kept, and where';
export const KEPT = [
  'Your tables, your names and your settings are kept in this browser, on this device, and nowhere else.',
  'Nothing is sent: no accounts, no counting of visits, no cookies. After the first visit it works without a connection.',
  'Whoever clears the data of this browser clears the tables too. Export a table as a file to keep it for good.',
] as const;
export const BOTS_LABEL = 'What bots know';
export const BOTS =
  'A bot gets what a person in its seat would see, and a source of chance. It never looks at your cards, and the deal does not depend on who sits where.';
export const LICENSE_LABEL = 'License';
export const LICENSE = 'The code is open under the MIT license. Typefaces, under the SIL Open Font License:';
export const TYPEFACES = ['Instrument Sans', 'Spectral', 'Spline Sans Mono', 'Kalam'] as const;
export const version = (version: string) => `Version ${version}`;
