import { afterEach, expect, test, vi } from 'vitest';
import { PUZZLES } from '../solver/code.ts';
import { readTyped } from './code.ts';
import { codeOfDay, type Day, dayOf, readDay, shifted } from './daily.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const day = (text: string): Day => text as Day;

test('[A2] each day has a code for each game and mode, and none is like another', () => {
  const days = Array.from({ length: 400 }, (_, number) => shifted(day('2026-01-01'), number));
  const codes = days.flatMap(one => PUZZLES.map(kind => codeOfDay(one, kind)));
  expect(new Set(codes).size).toBe(400 * PUZZLES.length);
  for (const kind of PUZZLES)
    expect(readTyped(codeOfDay(day('2026-11-16'), kind))).toMatchObject({ ok: true, value: { kind } });
});

test.each([
  ['2026-11-16', 'planet-x standard', '2PWW-8FNJ-H7R'],
  ['2026-11-16', 'planet-x expert', '342A-5CWW-F3A'],
  ['2026-11-16', 'uaps basic', '4WEY-XY8M-FPM'],
  ['2026-11-16', 'uaps expert', '5E78-CAMW-NF7'],
  ['2027-02-28', 'uaps expert', '5ARP-TNK8-2W8'],
] as const)('[A2] the code of %s for %s stays the same for ever', (date, kind, code) => {
  expect(codeOfDay(day(date), kind)).toBe(code);
});

test.each([
  ['Pacific/Auckland', '2026-11-17'],
  ['Europe/Berlin', '2026-11-16'],
  ['America/Los_Angeles', '2026-11-16'],
])('the day is that of the calendar of the device: %s', (zone, date) => {
  vi.stubEnv('TZ', zone);
  expect(dayOf(new Date('2026-11-16T20:00:00Z'))).toBe(date);
});

test('days go on over months, leap years and changes of the clock', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(shifted(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(shifted(day('2028-03-01'), -1)).toBe('2028-02-29');
  expect(shifted(day('2026-11-02'), -1)).toBe('2026-11-01');
  expect(shifted(day('2026-03-07'), 1)).toBe('2026-03-08');
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', '', '0000-00-00'])('%s is no day', text => {
  expect(readDay(text)).toBeUndefined();
});

test('a day is read as it is written', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29');
});
