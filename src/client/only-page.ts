import { forget, keep, readKept } from './kept.ts';

/** What decides whether a table is shown without its board. */
export interface OnlyPageMoment {
  /** Set for this table on this device. */
  readonly wanted: boolean;
  /** The window has the size of a phone. */
  readonly phone: boolean;
  readonly seated: boolean;
  /** One goes through the story again, of which the board is the picture. */
  readonly looking: boolean;
  readonly over: boolean;
}

/** A phone beside a big screen is a hand: the private page and what can be done. */
export const showsOnlyPage = ({ wanted, phone, seated, looking, over }: OnlyPageMoment): boolean =>
  wanted && phone && seated && !looking && !over;

const keyOf = (table: string): string => `area5.only-page.${table}`;

export const wantsOnlyPage = (table: string): boolean => readKept(keyOf(table)) === true;

export const keepOnlyPage = (table: string, wanted: boolean): void =>
  wanted ? keep(keyOf(table), true) : forget(keyOf(table));
