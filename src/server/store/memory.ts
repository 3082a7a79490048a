import type { Card, Store, Write, Written } from './store.ts';

/** What a store in memory keeps. It may outlive the store, as a file does. */
export interface Kept {
  readonly logs: Map<string, string[]>;
  readonly cards: Map<string, Card>;
  /** By table, then by seat. */
  readonly notes: Map<string, Map<number, string>>;
}

export const nothingKept = (): Kept => ({ logs: new Map(), cards: new Map(), notes: new Map() });

/** For tests and trials: nothing outlives the process. */
export const openMemory = (kept: Kept = nothingKept()): Store => ({
  write: async writes => {
    const refused = new Set<string>();
    return writes.map(write => {
      const written = refused.has(write.table) ? 'overtaken' : put(kept, write);
      if (written !== 'written') refused.add(write.table);
      return written;
    });
  },
  log: async table => [...(kept.logs.get(table) ?? [])],
  card: async table => kept.cards.get(table),
  byCode: async code => find(kept, card => card.code === code),
  byHost: async host => find(kept, card => card.host === host),
  listed: async most =>
    [...kept.cards.values()]
      .filter(({ listed }) => listed)
      .sort((one, other) => other.created - one.created)
      .slice(0, most),
  due: async (by, most) =>
    [...kept.cards.values()]
      .map(({ table, wakeAt }) => ({ table, wakeAt: wakeAt ?? Number.POSITIVE_INFINITY }))
      .filter(({ wakeAt }) => wakeAt <= by)
      .sort((one, other) => one.wakeAt - other.wakeAt)
      .slice(0, most)
      .map(({ table }) => table),
  notes: async (table, seat) => kept.notes.get(table)?.get(seat),
  check: async () => undefined,
  close: async () => {},
});

function put({ logs, cards, notes: allNotes }: Kept, { table, after, entries, card, notes }: Write): Written {
  const log = logs.get(table) ?? [];
  if (log.length !== after) return 'overtaken';
  if (card && [...cards.values()].some(other => other.table !== table && clash(card, other))) return 'taken';
  logs.set(table, [...log, ...entries]);
  if (card) cards.set(table, card);
  if (notes) allNotes.set(table, new Map(allNotes.get(table)).set(notes.seat, notes.text));
  return 'written';
}

const clash = (one: Card, other: Card): boolean =>
  one.host === other.host || (one.code !== null && one.code === other.code);

const find = ({ cards }: Kept, fits: (card: Card) => boolean): string | undefined =>
  [...cards.values()].find(fits)?.table;
