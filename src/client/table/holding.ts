import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { TableLink } from '../../ui/link.ts';

/** What was found under an id, or null while it is looked for. */
export interface Holding<Found> {
  readonly found: Accessor<Found | null>;
  again(): void;
}

/** Opens what an id names and closes it with the page; a link that comes when nobody waits any more is closed, too. */
export function createHolding<Found>(
  id: Accessor<string>,
  open: (id: string) => Promise<Found>,
  linkOf: (found: Found) => TableLink | undefined,
): Holding<Found> {
  const [found, setFound] = createSignal<Found | null>(null);
  const [round, setRound] = createSignal(0);
  createEffect(
    on([id, round], ([now]) => {
      let left = false;
      let link: TableLink | undefined;
      setFound(null);
      void open(now).then(opened => {
        link = linkOf(opened);
        if (left) link?.close();
        else setFound(() => opened);
      });
      onCleanup(() => {
        left = true;
        link?.close();
      });
    }),
  );
  const again = () => setRound(count => count + 1);
  // A page that was put aside whole may have lost its table to another window, or its worker, without being told.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  window.addEventListener('pageshow', back);
  onCleanup(() => window.removeEventListener('pageshow', back));
  return { found, again };
}
