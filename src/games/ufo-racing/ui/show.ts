import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { at } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Track, UfoRacing } from '../types.ts';
import { BLANK, deskOf } from './desk.ts';
import { likes } from './device.ts';
import { type Frame, type Playback, playbackOf, trackAt } from './playback.ts';
import { type Clock, createClock } from './playback-clock.ts';
import { lastTurn, nextPiece, type Piece, seenAll, spotsBefore, trackAfter } from './show-pieces.ts';

/** What happened, played as it comes or once more. */
export interface RaceShow {
  readonly clock: Clock;
  readonly playback: Accessor<Playback>;
  /** What is played; null while one sees how things are. */
  readonly piece: Accessor<Piece | null>;
  /** Null while one sees how things are. */
  readonly frame: Accessor<Frame | null>;
  /** The track as it is at that moment. */
  readonly track: Accessor<Track>;
  /** The newest turn in which something is to be seen. */
  readonly latest: Accessor<Piece | null>;
  showAgain(piece: Piece): void;
  close(): void;
}

const NOTHING: Playback = { length: 0, beats: [], from: [] };

export function createShow(table: Seen<UfoRacing>, trackNow: Accessor<Track>): RaceShow {
  const known = () => table.view.public;
  const desk = deskOf(table);
  const [piece, setPiece] = createSignal<Piece | null>(null);
  const [isAsked, setAsked] = createSignal(false);
  let seenTo = seenAll(known().turns);

  const playback = createMemo(() => {
    const now = piece();
    const turn = now && known().turns[now.turn];
    if (!now || !turn) return NOTHING;
    const plain = unwrap(turn);
    return playbackOf(spotsBefore(plain, now.from), plain.happened.slice(now.from, now.to));
  });
  const clock = createClock(playback, { speed: () => likes().speed, moving: () => table.moving });
  const frame = () => (piece() ? clock.frame() : null);
  const show = (next: Piece | null) => {
    setAsked(false);
    seenTo = next ? { turn: next.turn, count: next.to } : seenAll(known().turns);
    setPiece(next);
  };

  createEffect(
    on(
      () => `${known().turns.length} ${known().turns.at(-1)?.happened.length ?? 0}`,
      () => {
        if (table.fresh.length === 0) show(null);
        else if (piece() === null) show(nextPiece(known().turns, seenTo));
      },
      { defer: true },
    ),
  );
  createEffect(
    on(clock.ended, ended => {
      if (ended && piece() && !isAsked()) show(nextPiece(known().turns, seenTo));
    }),
  );
  // Whoever decides wants to see how things are.
  createEffect(on(desk.draft, draft => draft !== BLANK && show(null), { defer: true }));

  const cut = createMemo(() => {
    const now = frame();
    return `${now?.tilesToCome ?? 0} ${now?.goneToCome ?? 0}`;
  });
  // Only anew when something of it comes or goes, not with every frame.
  const track = createMemo(() => {
    cut();
    const now = piece();
    const shown = untrack(frame);
    if (!now || !shown) return trackNow();
    return trackAt(trackAfter({ track: trackNow(), turns: known().turns }, now), shown);
  });
  return {
    clock,
    playback,
    piece,
    frame,
    track,
    latest: createMemo(() => lastTurn(known().turns)),
    showAgain: next => {
      setAsked(true);
      setPiece({ ...next });
    },
    close: () => show(null),
  };
}

/** The beat that plays. */
export const beatOf = (playback: Playback, frame: Frame) =>
  frame.beat < 0 ? undefined : at(playback.beats, frame.beat).happening;
