export { KEPT, WHAT } from './about-here.ts';
export const TITLE = 'About Area Five';
export const WHAT_LABEL = 'What it is';
export const FAN_LABEL = 'Unofficial';
export const FAN =
  'A fan project, not affiliated with the designers or publishers of these games. It takes the facts of their rules; every word and drawing is our own. If you like a game, buy the box.';
export const KEPT_LABEL = 'What is kept, and where';
export const BOTS_LABEL = 'What bots know';
export const BOTS =
  'A bot gets what a person in its seat would see, and a source of chance. It never looks at your cards, and the deal does not depend on who sits where.';
export const LICENSE_LABEL = 'License';
export const LICENSE = 'The code is open under the MIT license. Typefaces, under the SIL Open Font License:';
export const TYPEFACES = ['Instrument Sans', 'Spectral', 'Spline Sans Mono', 'Kalam'] as const;
export const version = (version: string) => `Version ${version}`;
