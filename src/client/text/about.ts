export const TITLE = 'About Area Five';
export const WHAT_LABEL = 'What it is';
export const WHAT = [
  'One table for five tabletop games about strange things in the sky. Play alone against opponents that never peek, with friends around one device, or with friends anywhere by a link.',
  'It is being built, one game at a time. Unacknowledged can be played now, with the whole rules.',
] as const;
export const FAN_LABEL = 'Unofficial';
export const FAN =
  'A fan project, not affiliated with the designers or publishers of these games. It takes the facts of their rules; every word and drawing is our own. If you like a game, buy the box.';
export const KEPT_LABEL = 'What is kept, and where';
export const KEPT = [
  'Tables of this device, your name and your settings are kept in this browser and nowhere else. They work without a connection.',
  'An online table is kept by the server it was opened on: the names people sat down with, their moves, what they wrote and their notes. Nothing else about anybody: no accounts, no counting of visits, no cookies.',
  'The key of your seat at an online table lies in this browser only. Whoever clears its data clears tables and keys too. Export a table as a file, or carry a seat to another device, to keep it.',
] as const;
export const BOTS_LABEL = 'What bots know';
export const BOTS =
  'A bot gets what a person in its seat would see, and a source of chance. It never looks at your cards, and the deal does not depend on who sits where.';
export const LICENSE_LABEL = 'License';
export const LICENSE = 'The code is open under the MIT license. Typefaces, under the SIL Open Font License:';
export const TYPEFACES = ['Instrument Sans', 'Spectral', 'Spline Sans Mono', 'Kalam'] as const;
export const version = (version: string) => `Version ${version}`;
