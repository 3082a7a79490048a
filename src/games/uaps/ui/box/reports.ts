import { isObject } from '../../../../core/read.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import type { UapsBox } from '../../box/types.ts';

/** How many reports this seat has read; kept beside its notes, so that a reload does not ask again. [U5] */
export function reportsRead(notes: unknown): number {
  const kept = isObject(notes) ? (notes as Readonly<Record<string, unknown>>)['reportsRead'] : undefined;
  return typeof kept === 'number' && Number.isInteger(kept) ? kept : 0;
}

/** Those that came and wait, by their number from 0. */
export function unreadReports(table: Seen<UapsBox>): readonly number[] {
  if (!table.isOwn) return [];
  const read = reportsRead(table.notes);
  return (table.view.own?.reports ?? []).flatMap((_, number) => (number < read ? [] : [number]));
}

export function readReport(table: Seen<UapsBox>, number: number): void {
  const read = Math.max(reportsRead(table.notes), number + 1);
  if (table.keepsNotes) table.keepNotes({ ...(isObject(table.notes) ? table.notes : {}), reportsRead: read });
}
