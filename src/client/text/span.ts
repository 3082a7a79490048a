import { counted } from '../../core/words.ts';

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A time that somebody chose, in its largest unit. */
export function span(seconds: number): string {
  const [unit, name] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[3];
  const count = seconds / unit;
  return counted(count, name);
}
