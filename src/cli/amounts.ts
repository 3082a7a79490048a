import { fail, ok } from '../core/contract.ts';
import type { Flag } from './command.ts';
import { shown } from './words.ts';

const BYTES: Readonly<Record<string, number>> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9 };

/** Bytes, as people write them. */
export const aSize = (says: string): Flag<number> => ({
  value: 'SIZE',
  says,
  read: text => {
    const [, count = '', unit = ''] = /^(\d{1,9})\s?([KMG]B)?$/i.exec(text) ?? [];
    const bytes = Number(count) * (BYTES[unit.toUpperCase()] ?? Number.NaN);
    return count === '' ? fail(`must be a size like 200MB or 2GB, not "${shown(text)}"`) : ok(bytes);
  },
});

export const sizeInWords = (bytes: number): string => {
  const [unit, one] = Object.entries(BYTES).findLast(([, most]) => bytes >= most) ?? ['', 1];
  return unit === '' ? `${bytes} bytes` : `${Math.round(bytes / one)} ${unit}`;
};
