import { createSignal, onCleanup, onMount } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import * as text from './text.ts';

/** What everybody may see. With large letters it scrolls, and then a keyboard reaches it, too. */
export const Board = (props: { readonly page: GamePage; readonly table: Seen }) => {
  const [scrolls, setScrolls] = createSignal(false);
  let board: HTMLElement | undefined;
  onMount(() => {
    if (!board) return;
    const shown = board;
    const sizes = new ResizeObserver(() =>
      setScrolls(shown.scrollHeight > shown.clientHeight + 1 && getComputedStyle(shown).overflowY === 'auto'),
    );
    for (const one of [shown, ...shown.children]) sizes.observe(one);
    onCleanup(() => sizes.disconnect());
  });
  return (
    <section ref={board} class="board" aria-label={text.BOARD_LABEL} tabindex={scrolls() ? 0 : undefined}>
      <Dynamic component={props.page.Board} table={props.table} />
    </section>
  );
};
