import { createSignal } from 'solid-js';
import type { Seat, Viewer } from '../../core/contract.ts';
import type { GamePage } from '../../ui/game-page.ts';
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

type Counts = Readonly<Record<Seat, number>>;

/** All events that it goes by are public, so every viewer's story counts the same. */
export function createUnread(page: Pick<GamePage, 'toldApart'>, here: readonly Seat[]): Unread {
  const [told, setTold] = createSignal<Readonly<Record<Seat, Told>>>({});
  const [read, setRead] = createSignal<Counts | null>(null);
  const [off, setOff] = createSignal<Counts>({});
  const countOf = (seat: Seat) => told()[seat]?.count ?? 0;
  const isUnread = (seat: Seat) => countOf(seat) > (read()?.[seat] ?? 0);
  const counts = (of: (seat: Seat) => number): Counts =>
    Object.fromEntries(here.map(seat => [seat, of(seat)]));
  return {
    hear: (story, viewer) => {
      if (here.length < 2) return false;
      const now = toldIn(story, here, page);
      setTold(now);
      // When a table is opened again, nobody knows whether the newest answer was read.
      if (read() === null) {
        setRead(counts(seat => countOf(seat) - (now[seat]?.isNewest ? 1 : 0)));
        if (story.length > 1) setOff(counts(countOf));
      }
      if (viewer === 'spectator' || !isUnread(viewer)) return false;
      setRead(before => ({ ...before, [viewer]: countOf(viewer) }));
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
