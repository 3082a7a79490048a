import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type Frame, frameAt, type Playback, stepAt } from './playback.ts';

/** Plays a turn: where it is, and what one can do with it. */
export interface Clock {
  readonly time: Accessor<number>;
  readonly frame: Accessor<Frame>;
  readonly playing: Accessor<boolean>;
  readonly ended: Accessor<boolean>;
  play(): void;
  pause(): void;
  /** From the start. */
  again(): void;
  seek(time: number): void;
  /** To the end of the next beat, or of the one before. */
  step(by: 1 | -1): void;
}

/** How long a beat stands where nothing may travel. */
const STILL_MS = 650;

/** A new playback begins by itself. `speed` may change while it plays. */
export function createClock(
  playback: Accessor<Playback>,
  { speed, moving }: { readonly speed: Accessor<number>; readonly moving: Accessor<boolean> },
): Clock {
  const [time, setTime] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const ended = () => time() >= playback().length;
  const frame = createMemo(() => frameAt(playback(), time()));
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const halt = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
  const stop = () => {
    halt();
    setPlaying(false);
  };
  const arrive = (at: number) => {
    setTime(Math.min(at, playback().length));
    if (ended()) stop();
    else if (playing()) go();
  };
  const go = () => {
    halt();
    if (!moving()) {
      timer = setTimeout(() => arrive(nextStop(playback(), time())), STILL_MS / speed());
      return;
    }
    request = requestAnimationFrame(now => {
      const passed = last === 0 ? 16 : Math.min(100, now - last);
      last = now;
      arrive(time() + passed * speed());
    });
  };
  const play = () => {
    if (ended()) return;
    last = 0;
    setPlaying(true);
    go();
  };
  const again = () => {
    stop();
    setTime(0);
    play();
  };
  createEffect(on(playback, again));
  onCleanup(halt);

  return {
    time,
    frame,
    playing,
    ended,
    play,
    pause: stop,
    again,
    seek: to => {
      stop();
      setTime(Math.max(0, Math.min(to, playback().length)));
    },
    step: by => {
      stop();
      setTime(by > 0 ? nextStop(playback(), time()) : stopBefore(playback(), time()));
    },
  };
}

/** The end of the beat that plays, or of the next one where this is its end. */
export function nextStop(playback: Playback, time: number): number {
  const index = playback.beats.findIndex((_, i) => stepAt(playback, i) > time);
  return index < 0 || index === playback.beats.length - 1 ? playback.length : stepAt(playback, index);
}

export function stopBefore(playback: Playback, time: number): number {
  const index = playback.beats.findLastIndex((_, i) => stepAt(playback, i) < time);
  return index < 0 ? 0 : stepAt(playback, index);
}
