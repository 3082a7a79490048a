import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert, type Seat } from './contract.ts';
import {
  checkFair,
  commitmentTo,
  type Finding,
  isCommitment,
  isPart,
  type Remembered,
  readPart,
  seedFrom,
} from './fair.ts';
import { type Fair, fairSchema } from './fair-record.ts';
import { sealedPlan } from './fixtures/sealed-plan.ts';
import { readAs } from './read.ts';
import { readSave } from './save.ts';
import { load, open, save } from './table.ts';

const table = 'night-7';
const parts = {
  server: '68bdb3571fff8bca58a996af0c811070dea474ca281d7dd979b143d09fdd6f9a',
  first: '54794c0b501337dda383e3612c6eafbf2285a5d5fee65c3f55b4af7c3a8f0aca',
  second: '5000d8b5738440445970fbb9e28a2c660671c46dee392b48ead931604836b41a',
  late: 'edf188585770c9f3321cfacb68e6e2422deac95f5777314f2c813b28e46ab39e',
};
const commitments = {
  server: '0ec4e167e776df3ccb9514adc2f302b882128d2b169dc414593405f1520e7c00',
  first: '899d51f87407a6286225356cac32517cee1b79e614f0bb9c5f03f3b7f1e8fff5',
  second: '19e70011225be5c45e0246606a7a5c9eea9be20c9fe9393f8f76b6b66c34d651',
  late: '1d3cc20578af242d5a243b1acaac0e4a2022888ace7134a8a538de5d7758d660',
};
const other = 'f'.repeat(64);

/** Two people, a bot between them, and somebody whose part was left out. */
const first = { commitment: commitments.first, part: parts.first };
const second = { commitment: commitments.second, part: parts.second };
const late = { commitment: commitments.late, part: null };
const fair: Fair = {
  table,
  server: { commitment: commitments.server, part: parts.server },
  seats: [first, null, second, late],
};
const dealt = { seed: 'f7d6750fa246d065136253c147b66338ac2b7a52965e55713f60190cf1fd17d3', seats: 4 };
const asRemembered: Remembered = {
  serverCommitment: commitments.server,
  commitments: [commitments.first, null, commitments.second, commitments.late],
  own: { seat: 2 as Seat, part: parts.second, taken: true },
};

const named = ({ code, seat }: Finding): string => (seat === undefined ? code : `${code} ${seat}`);
const broken = (findings: readonly Finding[]): string[] => findings.filter(({ holds }) => !holds).map(named);

/** Computed by `sha256sum` over the text that docs/fairness.md shows. */
describe('what is computed stays as it is for good', () => {
  test.each(['server', 'first', 'second', 'late'] as const)('the commitment of %s', who => {
    expect(commitmentTo(table, parts[who])).toBe(commitments[who]);
  });

  test('the seed', () => {
    expect(seedFrom(table, parts.server, [parts.first, null, parts.second, null])).toBe(
      'f7d6750fa246d065136253c147b66338ac2b7a52965e55713f60190cf1fd17d3',
    );
  });
});

test('a deal made as agreed holds in everything, and says who had no part in it', () => {
  const findings = checkFair(fair, dealt, asRemembered);
  expect(findings.map(named)).toEqual([
    'server-part-fits',
    'seats-fit',
    'seat-part-fits 0',
    'seat-without-person 1',
    'seat-part-fits 2',
    'seat-left-out 3',
    'seed-fits',
    'remembered-server-commitment',
    'remembered-commitment 0',
    'remembered-commitment 1',
    'remembered-commitment 2',
    'remembered-commitment 3',
    'remembered-own-part 2',
  ]);
  expect(broken(findings)).toEqual([]);
});

test('whoever remembers nothing gets no findings about memory', () => {
  expect(checkFair(fair, dealt).filter(({ code }) => code.startsWith('remembered'))).toEqual([]);
});

describe('a record that was changed in one place is caught by name', () => {
  const cases: readonly (readonly [string, Fair, readonly string[]])[] = [
    [
      'the table',
      { ...fair, table: 'night-8' },
      ['server-part-fits', 'seat-part-fits 0', 'seat-part-fits 2', 'seed-fits'],
    ],
    [
      'the part of the server',
      { ...fair, server: { ...fair.server, part: other } },
      ['server-part-fits', 'seed-fits'],
    ],
    [
      'the commitment of the server',
      { ...fair, server: { ...fair.server, commitment: other } },
      ['server-part-fits'],
    ],
    [
      'the part of a seat',
      { ...fair, seats: [{ ...first, part: other }, null, second, late] },
      ['seat-part-fits 0', 'seed-fits'],
    ],
    [
      'the commitment of a seat',
      { ...fair, seats: [{ ...first, commitment: other }, null, second, late] },
      ['seat-part-fits 0'],
    ],
    [
      'a part said to be left out',
      { ...fair, seats: [first, null, { ...second, part: null }, late] },
      ['seed-fits'],
    ],
    ['a person said to be a bot', { ...fair, seats: [first, null, null, late] }, ['seed-fits']],
    [
      'a part for a bot',
      { ...fair, seats: [first, { commitment: commitmentTo(table, other), part: other }, second, late] },
      ['seed-fits'],
    ],
    [
      'a part that was left out',
      { ...fair, seats: [first, null, second, { ...late, part: parts.late }] },
      ['seed-fits'],
    ],
    ['two seats exchanged', { ...fair, seats: [second, null, first, late] }, ['seed-fits']],
    ['a bot moved to another seat', { ...fair, seats: [null, first, second, late] }, ['seed-fits']],
    ['a seat fewer', { ...fair, seats: [first, null, second] }, ['seats-fit', 'seed-fits']],
    ['a seat more', { ...fair, seats: [...fair.seats, null] }, ['seats-fit', 'seed-fits']],
  ];
  test.each(cases)('%s', (_, changed, names) => {
    expect(broken(checkFair(changed, dealt))).toEqual(names);
  });

  test('the seed', () => {
    expect(broken(checkFair(fair, { ...dealt, seed: other }))).toEqual(['seed-fits']);
  });

  test('the number of seats that played', () => {
    expect(broken(checkFair(fair, { ...dealt, seats: 3 }))).toEqual(['seats-fit']);
  });
});

describe('a record that fits within itself is caught by who remembers', () => {
  const forged = (part: string) => ({ commitment: commitmentTo(table, part), part });
  const dealtFrom = ({ server, seats }: Fair) => ({
    seed: seedFrom(
      table,
      server.part,
      seats.map(seat => seat?.part ?? null),
    ),
    seats: seats.length,
  });
  const cases: readonly (readonly [string, Partial<Fair>, readonly string[]])[] = [
    ['another part of the server', { server: forged(other) }, ['remembered-server-commitment']],
    [
      'another part of this device',
      { seats: [first, null, forged(other), late] },
      ['remembered-commitment 2', 'remembered-own-part 2'],
    ],
    [
      'a taken part of this device left out',
      { seats: [first, null, { ...second, part: null }, late] },
      ['remembered-own-part 2'],
    ],
    [
      'this device said to be a bot',
      { seats: [first, null, null, late] },
      ['remembered-commitment 2', 'remembered-own-part 2'],
    ],
    [
      'a part that somebody committed to later',
      { seats: [forged(other), null, second, late] },
      ['remembered-commitment 0'],
    ],
    [
      'somebody who was no person',
      { seats: [first, forged(other), second, late] },
      ['remembered-commitment 1'],
    ],
    [
      'another commitment that was left out',
      { seats: [first, null, second, { ...late, commitment: other }] },
      ['remembered-commitment 3'],
    ],
    [
      'somebody left out said to be a bot',
      { seats: [first, null, second, null] },
      ['remembered-commitment 3'],
    ],
    ['a seat more', { seats: [...fair.seats, forged(other)] }, ['remembered-commitment 4']],
    ['a seat fewer', { seats: [first, null, second] }, ['remembered-commitment 3']],
  ];
  test.each(cases)('%s', (_, change, names) => {
    const record = { ...fair, ...change };
    expect(broken(checkFair(record, dealtFrom(record)))).toEqual([]);
    expect(broken(checkFair(record, dealtFrom(record), asRemembered))).toEqual(names);
  });

  test.each([
    ['that never arrived may be left out', parts.late, []],
    ['must still be the one that was committed to', other, ['remembered-own-part 3']],
  ])('a part %s', (_, part, names) => {
    const own = { seat: 3 as Seat, part, taken: false };
    expect(broken(checkFair(fair, dealt, { own }))).toEqual(names);
  });
});

const aPart = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(''));
const aTable = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' });
const aSeating = fc.array(fc.option(aPart), { maxLength: 6 });

test('whatever the parts, an honest record holds, and survives JSON', () => {
  fc.assert(
    fc.property(aTable, aPart, aSeating, (table, server, parts) => {
      const committed = (part: string) => ({ commitment: commitmentTo(table, part), part });
      const seats = parts.map(part => (part === null ? null : committed(part)));
      const read = readAs(
        fairSchema,
        JSON.parse(JSON.stringify({ table, server: committed(server), seats })),
        'fair',
      );
      const seed = seedFrom(table, server, parts);
      expect(read.ok && broken(checkFair(read.value, { seed, seats: parts.length }))).toEqual([]);
      expect(isPart(seed) && isCommitment(commitmentTo(table, server))).toBe(true);
    }),
  );
});

test('another table, server, part or order makes another seed', () => {
  const sources = fc.tuple(aTable, aPart, aSeating);
  fc.assert(
    fc.property(sources, sources, (one, two) => {
      const same = JSON.stringify(one) === JSON.stringify(two);
      expect(seedFrom(...one) === seedFrom(...two)).toBe(same);
    }),
  );
});

test('what stands at a border cannot move over it', () => {
  const [a, b] = [parts.first, parts.second];
  const seeds = [
    seedFrom('t', a, [b]),
    seedFrom('t', b, [a]),
    seedFrom(`t${a}`, b, []),
    seedFrom('t', a, [b, null]),
    seedFrom('t', a, [null, b]),
    seedFrom(`t","${a}`, b, []),
    commitmentTo('t', a),
    commitmentTo(`t","${a}`, b),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

describe('a part and a commitment are 64 digits of lower case hex', () => {
  test.each([
    parts.first.toUpperCase(),
    parts.first.slice(1),
    `${parts.first}0`,
    `${parts.first}\n`,
    ` ${parts.first.slice(1)}`,
    `g${parts.first.slice(1)}`,
    '',
    null,
    undefined,
    7,
    [parts.first],
  ])('not %j', json => {
    expect(isPart(json)).toBe(false);
    expect(isCommitment(json)).toBe(false);
    const read = readPart(json);
    expect(!read.ok && read.error).toMatch(/^a part of the seed( is missing|: )/);
  });

  test('and nothing else is', () => {
    expect(isPart(parts.first) && isCommitment(commitments.first)).toBe(true);
    expect(readPart(parts.first)).toEqual({ ok: true, value: parts.first });
  });
});

describe('a save', () => {
  const plain = { area5: 1, game: 'g', rules: 1, options: {}, start: '', moves: [], ...dealt };

  test.each([{ ...plain, fair }, plain])('comes back with the record of its deal, or without one', json => {
    expect(readSave(json)).toEqual({ ok: true, value: json });
  });

  test('is the same with it after its table was played again', () => {
    const opened = open(sealedPlan, { ...dealt, fair });
    assert(opened.ok, 'the fixture opens');
    const saved = save(opened.value.table);
    expect(saved).toMatchObject({ ...dealt, fair });
    const loaded = load(sealedPlan, saved);
    expect(loaded.ok && save(loaded.value)).toEqual(saved);
  });

  test.each([
    ['an empty record', {}, '"fair.table" in a save is missing'],
    ['no record', null, '"fair" in a save: '],
    ['a table without a name', { ...fair, table: '' }, '"fair.table" in a save: '],
    ['a table with an endless name', { ...fair, table: 't'.repeat(201) }, '"fair.table" in a save: '],
    [
      'a part that is none',
      { ...fair, server: { ...fair.server, part: null } },
      '"fair.server.part" in a save: ',
    ],
    [
      'a seat without a commitment',
      { ...fair, seats: [{ part: parts.first }] },
      '"fair.seats.0.commitment" in a save is missing',
    ],
  ])('is refused with %s', (_, unfit, begins) => {
    const read = readSave({ ...plain, fair: unfit });
    expect(!read.ok && read.error.startsWith(begins)).toBe(true);
  });
});
