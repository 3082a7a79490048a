import type { GameTypes } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';

/** What somebody keeps open on the own page. */
export interface KeptOpen<Shown> {
  shown(): Shown | null;
  /** Null when it was hidden. */
  keep(shown: Shown | null): void;
}

/** A curtain takes a page away with all that is on it. Kept for as long as the app runs, and never written down. [C13] */
export function createKeptOpen<T extends GameTypes, Shown>(): (
  table: Pick<Seen<T>, 'facts' | 'seat'>,
) => KeptOpen<Shown> {
  const kept = new Map<string, Shown>();
  return ({ facts, seat }) => {
    const page = `${facts.id} ${seat}`;
    return {
      shown: () => kept.get(page) ?? null,
      keep: shown => {
        if (shown === null) kept.delete(page);
        else kept.set(page, shown);
      },
    };
  };
}
