import { onMount } from 'solid-js';
import './board.css';

/** Where a board is larger than its window, one begins with the middle of it. */
export function startInMiddle(board: HTMLElement): void {
  onMount(() => {
    const window = board.querySelector<HTMLElement>(':scope > :has(> svg)');
    window?.scrollTo(
      (window.scrollWidth - window.clientWidth) / 2,
      (window.scrollHeight - window.clientHeight) / 2,
    );
  });
}
