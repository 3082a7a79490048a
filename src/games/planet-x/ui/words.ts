import { thingName } from '../text.ts';
import type { Content, Sector, Sight } from '../types.ts';

export { possessive, verb, within } from '../../../deduction/words.ts';

/** "11–16"; the dash stays with its numbers. */
export const span = (from: Sector, to: Sector): string =>
  from === to ? `${from}` : `${from}\u2060–\u2060${to}`;

export const small = (content: Content): string =>
  content === 'planet-x' ? thingName(content) : thingName(content).toLowerCase();
export const plural = (sight: Sight): string => (sight === 'empty' ? 'empty sectors' : `${small(sight)}s`);
export const an = (content: Content): string => {
  if (content === 'empty') return 'an empty sector';
  return `${content === 'asteroid' ? 'an' : 'a'} ${small(content)}`;
};

/** For a glyph that is too small to be sure of. */
export const letter = (content: Content): string =>
  content === 'planet-x' ? 'X' : thingName(content).slice(0, 1);
