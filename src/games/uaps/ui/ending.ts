import { at, type Score, type Seat } from '../../../core/contract.ts';
import type { TableFacts } from '../../../ui/link.ts';
import { boardOf, onFrom, SCORE, stackedWith } from '../board.ts';
import {
  type Content,
  MODIFIERS,
  type Modifier,
  type Public,
  type Puzzle,
  type Sector,
  type Subject,
  type Uaps,
} from '../types.ts';

/** A photo when all is shown. */
export interface Judged {
  readonly sector: Sector;
  readonly subject: Subject;
  readonly right: boolean;
  /** Without what modifiers change. [E4] */
  readonly worth: number;
}

/** Those of a seat, in the order in which it took them. */
export const judgedOf = ({ photos }: Public, seat: Seat): readonly Judged[] =>
  photos.flatMap(({ seat: owner, sector, subject, fate }) => {
    if (owner !== seat || subject === null) return [];
    const right = fate === 'right';
    return [{ sector, subject, right, worth: right ? SCORE.photos[subject] : 0 }];
  });

/** Whose photos of a sector are right. */
export const ownersOf = ({ photos }: Public, sector: Sector): readonly Seat[] =>
  photos.filter(photo => photo.sector === sector && photo.fate === 'right').map(({ seat }) => seat);

/** Where the UAP was, and what is around it when the Earth has turned so often. */
export function placeOfUap(
  { sky, mode }: Puzzle,
  turns: number,
): { readonly sector: Sector; readonly before: Content; readonly after: Content; readonly stacked: Content } {
  const board = boardOf(mode);
  const sector = sky.indexOf('uap') + 1;
  const held = (where: Sector): Content => at(sky, where - 1);
  return {
    sector,
    before: held(onFrom(sector, -1, board)),
    after: held(onFrom(sector, 1, board)),
    stacked: held(stackedWith(sector, turns, board)),
  };
}

/** Whether modifiers lay elsewhere than the code has them. [Q12] */
export const hasOtherModifiers = ({ modifiers }: Public, puzzle: Puzzle): boolean =>
  modifiers.some((modifier, place) => modifier !== puzzle.modifiers[place]);

/** Whether to say that the code does not carry the modifiers; while the deal is not known, by whether any were chosen. [Q12] */
export const lacksModifiers = ({ options, lesson }: TableFacts<Uaps>, known: Public): boolean => {
  if (lesson) return false;
  return known.end ? hasOtherModifiers(known, known.end.puzzle) : options.modifiers !== undefined;
};

/** Time gone at the start of a find that was right. */
export const foundAt = ({ acts }: Public, seat: Seat): number =>
  acts.find(act => act.seat === seat && act.type === 'find' && act.found)?.at ?? 0;

/** What a modifier gave to seats or took from them. [M25] */
export interface Change {
  readonly modifier: Modifier;
  readonly of: readonly { readonly seat: Seat; readonly points: number }[];
}

/** Of every modifier that counts for points, also where it changed nothing. */
export const changesIn = (scores: readonly Score[]): readonly Change[] =>
  MODIFIERS.filter(modifier => scores[0]?.parts.some(({ what }) => what === modifier)).map(modifier => ({
    modifier,
    of: scores.flatMap(({ parts }, seat) => {
      const points = parts.find(({ what }) => what === modifier)?.points ?? 0;
      return points === 0 ? [] : [{ seat: seat as Seat, points }];
    }),
  }));
