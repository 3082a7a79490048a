import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Finding } from '../../../core/fair.ts';
import { allHolds, toTell } from './findings.ts';

const [person, bot] = [0 as Seat, 1 as Seat];
const fitting: readonly Finding[] = [
  { code: 'server-part-fits', holds: true },
  { code: 'seats-fit', holds: true },
  { code: 'seat-part-fits', seat: person, holds: true },
  { code: 'seat-without-person', seat: bot, holds: true },
  { code: 'seed-fits', holds: true },
  { code: 'remembered-commitment', seat: person, holds: true },
  { code: 'remembered-commitment', seat: bot, holds: true },
];
const report = { game: 'unacknowledged', moves: 9, partsAt: null, findings: fitting };

test('what holds for bots needs no line; what does not hold always has one', () => {
  expect(toTell(fitting).map(({ code }) => code)).toEqual([
    'server-part-fits',
    'seat-part-fits',
    'seed-fits',
    'remembered-commitment',
  ]);
  const broken: readonly Finding[] = [
    { code: 'seats-fit', holds: false },
    { code: 'seat-without-person', seat: bot, holds: true },
    { code: 'remembered-commitment', seat: bot, holds: false },
  ];
  expect(toTell(broken).map(({ code }) => code)).toEqual(['seats-fit', 'remembered-commitment']);
});

test('of a part that was left out, it is not said that it went in', () => {
  const own: Finding = { code: 'remembered-own-part', seat: person, holds: true };
  expect(toTell([{ code: 'seat-part-fits', seat: person, holds: true }, own])).toContain(own);
  expect(toTell([{ code: 'seat-left-out', seat: person, holds: true }, own])).not.toContain(own);
});

test('a game fits when its moves, its deal and what was remembered do', () => {
  expect(allHolds(report)).toBe(true);
  expect(allHolds({ ...report, partsAt: 0 })).toBe(false);
  expect(allHolds({ ...report, findings: null })).toBe(false);
  expect(allHolds({ ...report, findings: [...fitting, { code: 'seed-fits', holds: false }] })).toBe(false);
});
