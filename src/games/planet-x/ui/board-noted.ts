import type { Seen } from '../../../ui/game-page.ts';
import type { Content, PlanetX, Sector } from '../types.ts';

/** What the owner of this page wrote down about a sector. */
export interface Noted {
  /** What it is sure of: lies on the circle as a piece of paper. */
  readonly content: Content | null;
  /** In words, for whoever hears the circle. */
  readonly says: string;
}

/** Nothing where nothing is written, and on others' pages. */
export const noted = (_table: Seen<PlanetX>, _sector: Sector): Noted | null => null;
