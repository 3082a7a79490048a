import { at, type Seat } from '../../../core/contract.ts';
import { boardOf, onFrom } from '../board.ts';
import type { Body, Content, Public, Puzzle, Sector } from '../types.ts';

/** A theory when all is shown. */
export interface Judged {
  readonly sector: Sector;
  readonly body: Body;
  readonly right: boolean;
  /** Whether nobody was right about this sector in an earlier phase. [E4] */
  readonly first: boolean;
}

/** Those of a seat, in the order in which it submitted them. */
export const judgedOf = ({ theories }: Public, seat: Seat): readonly Judged[] =>
  theories.flatMap(({ seat: owner, sector, body, fate, phase }) => {
    if (owner !== seat || body === null) return [];
    const right = fate === 'right';
    const earlier = theories.some(
      other => other.fate === 'right' && other.sector === sector && other.phase < phase,
    );
    return [{ sector, body, right, first: right && !earlier }];
  });

/** Where Planet X was, and what is on both sides. */
export function placeOfX({ sky, mode }: Puzzle): {
  readonly sector: Sector;
  readonly before: Content;
  readonly after: Content;
} {
  const board = boardOf(mode);
  const sector = sky.indexOf('planet-x') + 1;
  const beside = (by: number): Content => at(sky, onFrom(sector, by, board) - 1);
  return { sector, before: beside(-1), after: beside(1) };
}

/** Sectors gone at the start of a locate that was right. */
export const locatedAt = ({ acts }: Public, seat: Seat): number =>
  acts.find(act => act.seat === seat && act.type === 'locate' && act.found)?.at ?? 0;
