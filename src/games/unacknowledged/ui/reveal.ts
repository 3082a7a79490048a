import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Seen } from '../../../ui/game-page.ts';
import type { Unacknowledged } from '../types.ts';

/** Long enough for cards to lie, turn, be read and go to their shelf; what happens meanwhile does not cut it short. */
const REVEAL_LASTS = 2800;

/** Whether a reveal is being shown now. */
export function createReveal(table: Seen<Unacknowledged>): Accessor<boolean> {
  const [showing, setShowing] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    if (!table.moving || !table.fresh.some(({ type }) => type === 'revealed')) return;
    clearTimeout(timer);
    setShowing(true);
    timer = setTimeout(() => setShowing(false), REVEAL_LASTS);
  });
  onCleanup(() => clearTimeout(timer));
  return showing;
}
