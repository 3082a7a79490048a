import { createEffect, createSignal } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { OnlineTable } from '../../online/online.ts';
import { type Asking, createAsking } from '../../pages/online/asking.ts';
import { goInstead } from '../../route.ts';
import { saveFile } from '../../save-file.ts';
import { fileName } from '../../text/export.ts';
import { absenceIn } from './absence.ts';
import { blockedBy } from './blocked.ts';
import { createTimeLeft } from './clock.ts';

/** What a table page knows and does beside the game when its table is online. */
export interface AtTable {
  readonly table: OnlineTable;
  readonly asking: Asking;
  /** Why no move counts just now. */
  waits(): string | null;
  /** Why somebody is not simply there, in one or two words. */
  absence(seat: Seat): string | undefined;
  /** The time that somebody still has, in milliseconds. */
  left(seat: Seat): number | null;
  talkOpen(): boolean;
  openTalk(open: boolean): void;
  /** Lines of the talk that were not looked at. */
  unread(): number;
  /** Whether the clock has moved for whoever sits here, and nobody has taken note of it yet. */
  ranOut(): boolean;
  forgetRanOut(): void;
  exportFile(): Promise<void>;
  rematch(): Promise<void>;
  follow(): void;
}

export function createAtTable(table: OnlineTable): AtTable {
  const asking = createAsking();
  const [talkOpen, openTalk] = createSignal(false);
  // In lines of the whole chat: earlier ones may come later.
  const toldSoFar = () => table.chatEarlier() + table.chat().length;
  const toldSince = (line: number) => table.chat().slice(Math.max(0, line - table.chatEarlier()));
  const [read, setRead] = createSignal(toldSoFar());
  createEffect(() => {
    if (talkOpen()) setRead(toldSoFar());
  });
  const [noted, setNoted] = createSignal(toldSoFar());
  const goTo = (id: string) => goInstead({ page: 'online', id });
  return {
    table,
    asking,
    waits: () => blockedBy(table),
    absence: seat => absenceIn(table.room(), seat),
    left: createTimeLeft(() => table.left()),
    talkOpen,
    openTalk,
    unread: () => toldSince(read()).filter(({ type }) => type === 'said').length,
    ranOut: () => {
      const own = table.you().seat;
      return toldSince(noted()).some(({ seat, type }) => type === 'ran-out' && seat === own);
    },
    forgetRanOut: () => setNoted(toldSoFar()),
    exportFile: async () => {
      const file = await asking.ask(table.file());
      if (file.ok) saveFile(fileName(table.card()?.game ?? '', table.id), file.value);
    },
    rematch: async () => {
      const next = await asking.ask(table.rematch());
      if (next.ok) goTo(next.value);
    },
    follow: () => {
      const next = table.room()?.next;
      if (next) goTo(next);
    },
  };
}
