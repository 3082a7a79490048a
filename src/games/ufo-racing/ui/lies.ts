import { createEffect, onCleanup } from 'solid-js';
import { createDesks } from '../../../ui/desk.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { joints } from '../legal.ts';
import type { Lie, UfoRacing } from '../types.ts';
import { actorOf } from './desk.ts';
import { inOrder } from './laying.ts';
import type { PlainStanding } from './standing.ts';

/** Every legal way to lay the tile that was drawn. */
export interface Lies {
  readonly lies: readonly Lie[];
  readonly found: boolean;
}

const NONE: Lies = { lies: [], found: false };

export const liesOf = createDesks<UfoRacing, Lies>(NONE);

/** Whether a further tile has room takes a while to find out: a little at a time, so that a tap is never kept waiting. */
const SLICE_MS = 10;

export function findLies(table: Seen<UfoRacing>, { track }: Pick<PlainStanding, 'track'>): void {
  const desk = liesOf(table);
  createEffect(() => {
    const { setup, drawn } = table.view.public;
    desk.change(NONE);
    if (!drawn || actorOf(table) === null) return;
    const on = track();
    const search = joints(on, setup, drawn);
    const lies: Lie[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const until = performance.now() + SLICE_MS;
      for (let next = search.next(); ; next = search.next()) {
        if (next.done) return desk.change({ lies: inOrder(lies, on, drawn), found: true });
        lies.push(next.value);
        if (performance.now() > until) break;
      }
      timer = setTimeout(look);
    };
    timer = setTimeout(look);
    onCleanup(() => clearTimeout(timer));
  });
}
