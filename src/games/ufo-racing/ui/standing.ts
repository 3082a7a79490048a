import { type Accessor, createMemo } from 'solid-js';
import type { Seen } from '../../../ui/game-page.ts';
import type { Track, Ufo, UfoRacing } from '../types.ts';

/**
 * Track and UFOs as plain values. What a view holds changes in place, and what is known of a track is remembered by its
 * identity: read from the view it would be out of date once a tile is laid.
 */
export interface PlainStanding {
  readonly track: Accessor<Track>;
  readonly ufos: Accessor<readonly Ufo[]>;
}

export function createStanding(table: Seen<UfoRacing>): PlainStanding {
  const trackWords = createMemo(() => JSON.stringify(table.view.public.track));
  const ufoWords = createMemo(() => JSON.stringify(table.view.public.ufos));
  return {
    track: createMemo((): Track => JSON.parse(trackWords())),
    ufos: createMemo((): readonly Ufo[] => JSON.parse(ufoWords())),
  };
}
