import { fail, ok } from '../core/contract.ts';
import { counted } from '../core/words.ts';
import type { Flag } from './command.ts';
import { shown } from './words.ts';

const BYTES = { GB: 1e9, MB: 1e6, KB: 1e3, '': 1 } as const;

/** Bytes, as people write them. */
export const aSize = (says: string): Flag<number> => ({
  value: 'SIZE',
  says,
  read: text => {
    const [, count, unit = ''] = /^(\d{1,9})\s?([KMG]B)?$/i.exec(text) ?? [];
    if (count === undefined) return fail(`must be a size like 200MB or 2GB, not "${shown(text)}"`);
    return ok(
      Number(count) * (Object.entries(BYTES).find(([name]) => name === unit.toUpperCase())?.[1] ?? 1),
    );
  },
});

export function sizeInWords(bytes: number): string {
  const [unit, one] = Object.entries(BYTES).find(([, least]) => bytes >= least) ?? ['', 1];
  return unit === '' ? `${bytes} B` : `${Math.round(bytes / one)} ${unit}`;
}

const MINUTE = 60_000;
const SPANS = { d: 1_440 * MINUTE, h: 60 * MINUTE, m: MINUTE } as const;
const SPAN = /^(\d{1,5})([dhm])$/;

/** Milliseconds, as people write days, hours and minutes. */
export const aSpan = (says: string): Flag<number> => ({
  value: 'TIME',
  says,
  read: text => {
    const span = spanIn(text);
    return span === undefined ? fail(`must be a time like 30d, 12h or 90m, not "${shown(text)}"`) : ok(span);
  },
});

/** The same, or for ever. */
export const aSpanOrForever = (says: string): Flag<number | null> => ({
  value: 'TIME',
  says,
  read: text => {
    const span = text === 'forever' ? null : spanIn(text);
    return span === undefined || span === 0
      ? fail(`must be a time like 30d or 12h, or forever, not "${shown(text)}"`)
      : ok(span);
  },
});

function spanIn(text: string): number | undefined {
  const [, count, unit] = SPAN.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * SPANS[unit as keyof typeof SPANS];
}

/** In the largest unit that has at least two of them. */
export function spanInWords(ms: number): string {
  const units = [
    [SPANS.d, 'day'],
    [SPANS.h, 'hour'],
    [SPANS.m, 'minute'],
  ] as const;
  const [one, name] = units.find(([least]) => ms >= 2 * least) ?? units[2];
  return counted(Math.round(ms / one), name);
}
