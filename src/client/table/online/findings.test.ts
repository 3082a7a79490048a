import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Finding } from '../../../core/fair.ts';
import * as words from './check-text.ts';
import { allHolds, isNote, toTell, untoldBrokenOff } from './findings.ts';

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

test('what is no fault but worth a look is a note, and stands there', () => {
  const notes: readonly Finding[] = [
    { code: 'seat-left-out', seat: person, holds: true },
    { code: 'own-part-left-out', seat: person, holds: true },
    { code: 'server-alone', holds: true },
    ...brokenOff(1),
  ];
  expect(toTell([...fitting, ...notes]).filter(isNote)).toEqual(notes);
  expect(toTell(fitting).filter(isNote)).toEqual([]);
});

const brokenOff = (times: number): readonly Finding[] =>
  Array.from({ length: times }, (_, index) => ({
    code: 'broken-off',
    attempt: index + 1,
    shown: [],
    holds: true,
  }));

test('of many deals that were broken off some have a line, and the rest is counted', () => {
  expect(toTell(brokenOff(5))).toHaveLength(5);
  expect(untoldBrokenOff(brokenOff(5))).toBe(0);
  expect(toTell(brokenOff(2_000))).toEqual(brokenOff(5));
  expect(untoldBrokenOff(brokenOff(2_000))).toBe(1_995);
});

test('who broke a deal off is named as at that time, a host without a seat as the host', () => {
  const ada = { seat: person, name: 'Ada' };
  const note = {
    code: 'broken-off',
    attempt: 1,
    seat: bot,
    name: 'Lynx',
    shown: [ada],
    holds: true,
  } as const;
  expect(words.finding(note, 'Heron')).toBe(
    'An earlier deal was broken off by Lynx, after Ada had added a part.',
  );
  const byHost = {
    code: 'broken-off',
    attempt: 1,
    shown: [ada, { seat: bot, name: 'Bo' }],
    holds: true,
  } as const;
  expect(words.finding(byHost, '')).toBe(
    'An earlier deal was broken off by the host, after Ada and Bo had added their parts.',
  );
});

test('a game fits when its moves, its deal and what was remembered do', () => {
  expect(allHolds(report)).toBe(true);
  expect(allHolds({ ...report, partsAt: 0 })).toBe(false);
  expect(allHolds({ ...report, findings: null })).toBe(false);
  expect(allHolds({ ...report, findings: [...fitting, { code: 'seed-fits', holds: false }] })).toBe(false);
});
