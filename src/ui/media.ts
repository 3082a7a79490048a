import { createSignal, onCleanup } from 'solid-js';

/** As in sizes.css of the table: here the private page is a sheet at the lower edge. */
export const SHEET =
  '(max-width: 700px), (max-height: 520px), (max-width: 1099px) and (orientation: portrait)';

/** Whether the screen is so now. */
export function createMatch(media: string): () => boolean {
  const query = window.matchMedia(media);
  const [matches, setMatches] = createSignal(query.matches);
  const look = () => setMatches(query.matches);
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return matches;
}
