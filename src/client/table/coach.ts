import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { GameTypes, Seat } from '../../core/contract.ts';
import type { Lesson } from '../../ui/game-page.ts';
import type { TableLink } from '../../ui/link.ts';
import { type Due, dueAt, fits, placeIn, type Reading, readingAt } from './lesson.ts';

const BETWEEN_MOVES_MS = 900;

/** Who leads through a lesson: it turns cards, moves the scripted seats, and lets only the script's moves pass. */
export interface Coach {
  reading(): Reading;
  due(): Due;
  nudged(): boolean;
  next(): void;
  back(): void;
  letsPass(seat: Seat, move: GameTypes['Move']): boolean;
}

export interface CoachParts {
  readonly lesson: Pick<Lesson, 'cards' | 'script'>;
  readonly link: Pick<TableLink, 'act'>;
  story(): readonly unknown[];
  /** Whether moves made here count and are watched. */
  mayMove(): boolean;
}

export function createCoach({ lesson, link, story, mayMove }: CoachParts): Coach {
  const place = createMemo(() => placeIn(story()));
  const [turned, setTurned] = createSignal(0);
  const [nudged, setNudged] = createSignal(false);
  const reading = createMemo(() => readingAt(lesson, place(), turned()));
  const due = createMemo(() => dueAt(lesson, place()));
  createEffect(
    on(place, () => {
      setTurned(0);
      setNudged(false);
    }),
  );
  let underWay = false;
  const make = async (seat: Seat, move: GameTypes['Move']) => {
    if (underWay) return;
    underWay = true;
    await link.act(seat, move);
    underWay = false;
  };
  createEffect(() => {
    const next = due();
    // A move that did not count is tried again with the next news.
    story();
    if (next.by !== 'script' || !reading().allRead || !mayMove()) return;
    const timer = setTimeout(() => void make(next.seat, next.move), BETWEEN_MOVES_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    reading,
    due,
    nudged,
    next: () => setTurned(count => count + 1),
    back: () => setTurned(count => Math.max(0, count - 1)),
    letsPass: (seat, move) => {
      const passes = fits(due(), seat, move);
      setNudged(!passes);
      return passes;
    },
  };
}
