import { createSignal, onCleanup } from 'solid-js';

/** As in sizes.css: here the private page is a sheet at the lower edge. */
const SHEET = '(max-width: 700px), (max-height: 500px)';

export function createSheetMode(): () => boolean {
  const query = window.matchMedia(SHEET);
  const [matches, setMatches] = createSignal(query.matches);
  const look = () => setMatches(query.matches);
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return matches;
}
