import { describe, expect, test } from 'vitest';
import { at, type Seat } from './contract.ts';
import {
  checkFair,
  commitmentTo,
  DEAL_CHECKS,
  DEAL_NOTES,
  type Finding,
  MEMORY_CHECKS,
  MEMORY_NOTES,
  type Remembered,
  type RememberedDeal,
  seedFrom,
} from './fair.ts';
import { type BrokenOff, type Fair, fairSchema } from './fair-record.ts';
import { readAs } from './read.ts';

const table = 'night-7';
const seat = (number: number): Seat => number as Seat;
const partOf = (digit: string): string => digit.repeat(64);
const committed = (digit: string) => ({
  commitment: commitmentTo(table, partOf(digit)),
  part: partOf(digit),
});
const named = (name: string, digit: string) => ({ name, ...committed(digit) });
const unshown = { part: null };

/** Ada and Lynx beside a bot: broken off by Lynx after Ada's part, by a host without a seat, and dealt. */
const byLynx: BrokenOff = {
  by: 1,
  server: committed('1'),
  seats: [named('Ada', '2'), { ...named('Lynx', '3'), ...unshown }, null],
};
const byHost: BrokenOff = {
  by: null,
  server: committed('4'),
  seats: [{ ...named('Ada', '5'), ...unshown }, { ...named('Lynx', '6'), ...unshown }, null],
};
const fair: Fair = {
  table,
  server: committed('7'),
  seats: [committed('8'), committed('9'), null],
  earlier: [byLynx, byHost],
};
const dealt = { seed: seedFrom(table, partOf('7'), [partOf('8'), partOf('9'), null]), seats: 3 };
const commitmentsIn = ({ seats }: Pick<Fair, 'seats'>) => seats.map(one => one?.commitment ?? null);

/** What Ada's device remembers. */
const before: RememberedDeal = {
  serverCommitment: byLynx.server.commitment,
  commitments: commitmentsIn(byLynx),
  own: { seat: seat(0), part: partOf('2'), taken: true },
};
const remembered: Remembered = {
  serverCommitment: fair.server.commitment,
  commitments: commitmentsIn(fair),
  own: { seat: seat(0), part: partOf('8'), taken: true },
  earlier: [before],
};

const broken = (findings: readonly Finding[]): string[] =>
  findings.flatMap(finding => {
    if (finding.holds) return [];
    return 'attempt' in finding ? [`${finding.code} ${finding.attempt}`] : [finding.code];
  });

test('deals that were broken off are told with who did it and whose parts had been shown', () => {
  const findings = checkFair(fair, dealt, remembered);
  expect(findings.filter(({ code }) => code === 'broken-off')).toEqual([
    {
      ...{ code: 'broken-off', attempt: 1, seat: 1, name: 'Lynx', holds: true },
      shown: [{ seat: 0, name: 'Ada' }],
    },
    { code: 'broken-off', attempt: 2, shown: [], holds: true },
  ]);
  expect(broken(findings)).toEqual([]);
});

test('names from a file are told as they can be shown', () => {
  const seats = [named('\u202eAda', '2'), { ...named('\u200b', '3'), ...unshown }, null];
  const [note] = checkFair({ ...fair, earlier: [{ ...byLynx, seats }] }, dealt).filter(
    ({ code }) => code === 'broken-off',
  );
  expect(note).toMatchObject({ name: '?', shown: [{ seat: 0, name: 'Ada' }] });
});

test('every code is found somewhere', () => {
  const leftOut: Fair = { ...fair, seats: [{ ...committed('8'), ...unshown }, null, null] };
  const untaken = { own: { seat: seat(0), part: partOf('8'), taken: false } };
  const findings = [checkFair(fair, dealt, remembered), checkFair(leftOut, dealt, untaken)].flat();
  const all = [...DEAL_CHECKS, ...DEAL_NOTES, ...MEMORY_CHECKS, ...MEMORY_NOTES];
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(all));
});

describe('what is told of a deal that was broken off is caught where it cannot be so', () => {
  const [ada, lynx] = [at(byLynx.seats, 0), at(byLynx.seats, 1)];
  const cases: readonly (readonly [string, Partial<BrokenOff>, readonly string[]])[] = [
    [
      'another part of the server',
      { server: { ...byLynx.server, part: partOf('f') } },
      ['broken-off-fits 1'],
    ],
    [
      'another part of a seat',
      { seats: [ada && { ...ada, part: partOf('f') }, lynx, null] },
      ['broken-off-fits 1'],
    ],
    [
      'a deal of which nothing was missing',
      { seats: [ada, named('Lynx', '3'), null] },
      ['broken-off-fits 1'],
    ],
    ['a seat fewer', { seats: [ada, lynx] }, ['broken-off-fits 1']],
    ['a seat that is not there', { by: 7 }, ['broken-off-fits 1']],
    ['a bot', { by: 2 }, ['broken-off-fits 1']],
    ['the server with the same part again', { server: fair.server }, ['commitments-are-new']],
    [
      'a seat with the same part again, on another seat',
      { seats: [named('Ada', '9'), lynx, null] },
      ['commitments-are-new'],
    ],
  ];
  test.each(cases)('%s', (_, change, codes) => {
    const earlier = [{ ...byLynx, ...change }, byHost];
    expect(broken(checkFair({ ...fair, earlier }, dealt))).toEqual(codes);
  });

  test('two seats that committed alike in one deal are no fault of anybody else', () => {
    const copied = { ...named('Lynx', '2'), ...unshown };
    const earlier = [{ ...byLynx, seats: [at(byLynx.seats, 0), copied, null] }];
    expect(broken(checkFair({ ...fair, earlier }, dealt))).toEqual([]);
  });
});

describe('a record that keeps silent is caught by who remembers', () => {
  const ada = at(byLynx.seats, 0);
  const cases: readonly (readonly [string, readonly BrokenOff[] | undefined, readonly string[]])[] = [
    ['nothing of it', undefined, ['remembered-broken-off']],
    ['only the other one', [byHost], ['remembered-broken-off']],
    [
      'as if the part had not come',
      [{ ...byLynx, seats: [ada && { ...ada, part: null }, at(byLynx.seats, 1), null] }],
      ['remembered-broken-off'],
    ],
    [
      'as if another had committed',
      [{ ...byLynx, seats: [ada, { ...named('Lynx', 'e'), ...unshown }, null] }],
      ['remembered-broken-off'],
    ],
  ];
  test.each(cases)('%s', (_, earlier, codes) => {
    const { earlier: __, ...plain } = fair;
    const told: Fair = earlier ? { ...plain, earlier } : plain;
    expect(broken(checkFair(told, dealt, remembered))).toEqual(codes);
  });

  test('a deal that was asked for again as if it had not been, with the same part of the server', () => {
    const rolledBack = { ...remembered, earlier: [{ ...remembered, commitments: commitmentsIn(byLynx) }] };
    expect(broken(checkFair(fair, dealt, rolledBack))).toEqual(['remembered-broken-off']);
  });

  test('a device that took the deal for broken off when it was not has nothing to complain of', () => {
    expect(broken(checkFair(fair, dealt, { earlier: [before, remembered] }))).toEqual([]);
  });

  test('a part that the server did not confirm may be missing', () => {
    const own = { seat: seat(0), part: partOf('2'), taken: false };
    const seats = [ada && { ...ada, part: null }, at(byLynx.seats, 1), null];
    const told = { ...fair, earlier: [{ ...byLynx, seats }] };
    expect(broken(checkFair(told, dealt, { ...remembered, earlier: [{ ...before, own }] }))).toEqual([]);
  });
});

test('a record without such deals reads as before; one that is damaged does not', () => {
  const { earlier: _, ...plain } = fair;
  expect(readAs(fairSchema, plain, 'a record')).toEqual({ ok: true, value: plain });
  expect(readAs(fairSchema, fair, 'a record')).toEqual({ ok: true, value: fair });
  for (const earlier of [7, [null], [{ ...byLynx, by: -1 }], [{ ...byLynx, seats: [{ name: 'Ada' }] }]])
    expect(readAs(fairSchema, { ...fair, earlier }, 'a record').ok).toBe(false);
});
