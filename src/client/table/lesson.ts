import type { GameTypes, Seat } from '../../core/contract.ts';
import { seatsOf } from '../../core/contract.ts';
import { hashOf } from '../../core/hash.ts';
import { LOOKS, type Player } from '../../core/players.ts';
import type { Lesson, LessonCard } from '../../ui/game-page.ts';

type Move = GameTypes['Move'];

/** The deal is step 0, and each move of the script is one step more. */
export const placeIn = (story: readonly unknown[]): number => story.length - 1;

/** What the learner has before the eyes. */
export interface Reading {
  /** The card on top; the last one before, where this place has none. */
  readonly card: LessonCard | undefined;
  /** Its number among all cards, from 1. */
  readonly number: number;
  readonly hasNext: boolean;
  readonly hasBack: boolean;
  readonly allRead: boolean;
}

/** `turned`: how many cards of this place were laid aside. */
export function readingAt(lesson: Pick<Lesson, 'cards' | 'script'>, place: number, turned: number): Reading {
  const before = lesson.cards.filter(card => card.at < place).length;
  const here = lesson.cards.filter(card => card.at === place).length;
  const onTop = Math.min(turned, Math.max(here - 1, 0));
  const index = here === 0 ? before - 1 : before + onTop;
  const waitsForLearner = lesson.script[place]?.seat === LEARNER || place >= lesson.script.length;
  return {
    card: lesson.cards[index],
    number: index + 1,
    hasNext: onTop < here - 1 || (turned < here && !waitsForLearner),
    hasBack: onTop > 0,
    allRead: turned >= here,
  };
}

export const LEARNER = 0 as Seat;

export type Due =
  | { readonly by: 'learner'; readonly move: Move }
  | { readonly by: 'script'; readonly seat: Seat; readonly move: Move }
  | { readonly by: 'nobody' };

export function dueAt({ script }: Pick<Lesson, 'script'>, place: number): Due {
  const next = script[place];
  if (!next) return { by: 'nobody' };
  return next.seat === LEARNER
    ? { by: 'learner', move: next.move }
    : { by: 'script', seat: next.seat, move: next.move };
}

/** While a script is played, no move but its own counts. */
export const fits = (due: Due, seat: Seat, move: Move): boolean => {
  switch (due.by) {
    case 'nobody':
      return true;
    case 'script':
      return false;
    case 'learner':
      return seat === LEARNER && hashOf(move) === hashOf(due.move);
  }
};

export const playersOf = (lesson: Pick<Lesson, 'seats' | 'names'>, learner: string): readonly Player[] =>
  seatsOf(lesson.seats).map(seat => ({
    look: LOOKS[seat] ?? LOOKS[0],
    ...(seat === LEARNER
      ? { name: learner, by: 'person' as const }
      : { name: lesson.names[seat - 1] ?? '', by: 'script' as const }),
  }));
