import { createSignal } from 'solid-js';
import type { Seat, Viewer } from '../../core/contract.ts';
import type { GamePage } from '../../ui/game-page.ts';
import type { TableFacts } from '../../ui/link.ts';
import { keepReadPages, type ReadPages, readPages } from '../read-pages.ts';
import type { Story } from './story.ts';

/** What own pages tell that the open table does not, and that nobody has looked at there yet. */
export interface Unread {
  /** Whoever hears on the own page has read. Says whether that was something new. */
  hear(story: Story, viewer: Viewer): boolean;
  /** In words; null where nothing waits. */
  says(seat: Seat): string | null;
  /** Who should get the screen to read. */
  waiting(): readonly Seat[];
  /** It is not asked again, but stays offered. */
  putOff(seat: Seat): void;
}

interface Told {
  readonly count: number;
  readonly last: string | null;
  readonly isNewest: boolean;
}

/**
 * All events that it goes by are public, so every viewer's story counts the same. What was read is kept on this device,
 * so that a table that is opened again does not tell it twice.
 */
export function createUnread(
  page: Pick<GamePage, 'toldApart'>,
  { id, here }: Pick<TableFacts, 'id' | 'here'>,
): Unread {
  const [told, setTold] = createSignal<Readonly<Record<Seat, Told>>>({});
  const [read, setRead] = createSignal<ReadPages | null>(null);
  const [off, setOff] = createSignal<ReadPages>({});
  const countOf = (seat: Seat) => told()[seat]?.count ?? 0;
  const isUnread = (seat: Seat) => countOf(seat) > (read()?.[seat] ?? 0);
  const counts = (of: (seat: Seat) => number): ReadPages =>
    Object.fromEntries(here.map(seat => [seat, of(seat)]));
  return {
    hear: (story, viewer) => {
      if (here.length < 2) return false;
      const now = toldIn(story, here, page);
      setTold(now);
      if (read() === null && story.length > 1) setOff(counts(countOf));
      // Where nothing was kept, nobody knows whether the newest answer was read.
      const unkept = (seat: Seat) => countOf(seat) - (now[seat]?.isNewest ? 1 : 0);
      const before = read() ?? readPages(id) ?? counts(unkept);
      // An answer that was taken back is told again.
      setRead(counts(seat => Math.min(before[seat] ?? 0, countOf(seat))));
      if (viewer === 'spectator' || !isUnread(viewer)) return false;
      keepReadPages(id, setRead({ ...read(), [viewer]: countOf(viewer) }));
      return true;
    },
    says: seat => (isUnread(seat) ? (told()[seat]?.last ?? null) : null),
    waiting: () => here.filter(seat => isUnread(seat) && countOf(seat) > (off()[seat] ?? 0)),
    putOff: seat => setOff(before => ({ ...before, [seat]: countOf(seat) })),
  };
}

function toldIn(
  story: Story,
  here: readonly Seat[],
  { toldApart }: Pick<GamePage, 'toldApart'>,
): Readonly<Record<Seat, Told>> {
  const words = story.map((step, index) => here.map(seat => toldApart(step, seat, story.slice(0, index))));
  const newest = words.findLastIndex(step => step.some(says => says !== null));
  return Object.fromEntries(
    here.map((seat, index) => {
      const own = words.map(step => step[index] ?? null);
      const last = own.findLast(says => says !== null) ?? null;
      const count = own.filter(says => says !== null).length;
      return [seat, { count, last, isNewest: newest >= 0 && own[newest] !== null }];
    }),
  );
}
