import { createSignal } from 'solid-js';
import { isObject } from '../../../core/read.ts';
import { keep, readKept } from '../../../ui/kept.ts';
import { SPEEDS } from './playback-bar.tsx';
import { DRAWN_AS, type DrawnAs } from './track.tsx';

/** What somebody at this device likes, whatever the table. */
interface Likes {
  readonly drawnAs: DrawnAs;
  /** Of the show. */
  readonly speed: number;
}

const KEY = 'area5.ufo-racing';

function read(): Likes {
  const kept = readKept(KEY);
  const likes = isObject(kept) ? (kept as { drawnAs?: unknown; speed?: unknown }) : {};
  return {
    drawnAs: DRAWN_AS.find(as => as === likes.drawnAs) ?? 'scene',
    speed: SPEEDS.find(speed => speed === likes.speed) ?? 1,
  };
}

const [likes, setLikes] = createSignal(read());

export { likes };

export function like(some: Partial<Likes>): void {
  setLikes(before => ({ ...before, ...some }));
  keep(KEY, likes());
}
