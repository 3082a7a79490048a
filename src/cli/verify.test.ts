import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playout } from '../bots/playout.ts';
import { assert, at } from '../core/contract.ts';
import {
  commitmentTo,
  DEAL_CHECKS,
  DEAL_NOTES,
  MEMORY_CHECKS,
  MEMORY_NOTES,
  seedFrom,
} from '../core/fair.ts';
import type { Fair } from '../core/fair-record.ts';
import type { Save } from '../core/save.ts';
import { open, save } from '../core/table.ts';
import { saveText } from './files.ts';
import { area5, area5Program, gameCalled, lastJson, root, savedOnce } from './testing.ts';

const entry = gameCalled('unacknowledged');
const table = 'night-7';
const partOf = (digit: string): string => digit.repeat(64);
const committed = (part: string) => ({ commitment: commitmentTo(table, part), part });

/** One person, somebody whose part was left out, and a bot. */
const person = committed(partOf('a'));
const late = { ...committed(partOf('b')), part: null };
const fair: Fair = { table, server: committed(partOf('5')), seats: [person, late, null] };
const played = playedFrom(seedFrom(table, fair.server.part, [person.part, null, null]));

function playedFrom(seed: string): Save {
  const opened = open(entry.game, { seats: 3, seed });
  assert(opened.ok, 'three may play');
  const bot = at(entry.bots, 0);
  return save(playout(opened.value.table, [bot, bot, bot]));
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area5-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, saved: Save): Promise<string> {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
  await writeFile(file, saveText(saved));
  return file;
}

const findings = [
  { code: 'server-part-fits', holds: true },
  { code: 'seats-fit', holds: true },
  { code: 'seat-part-fits', seat: 0, holds: true },
  { code: 'seat-left-out', seat: 1, holds: true },
  { code: 'seat-without-person', seat: 2, holds: true },
  { code: 'seed-fits', holds: true },
];

test('a deal made of the parts that were committed to', async () => {
  const file = await fileOf('fair', { ...played, fair });
  const { code, out, err } = await area5(['verify', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [verified, ...deal] = out.trimEnd().split('\n');
  expect(verified).toMatch(/^verified: \d+ moves, Unacknowledged at 3 seats\. Over after/);
  expect(deal).toEqual([
    'The deal was made of the parts that were committed to:',
    `  the server committed to ${fair.server.commitment}`,
    "  the server's part fits its commitment",
    '  every seat that played is accounted for',
    '  seat 0: its part fits its commitment',
    '  seat 1: its part was left out',
    '  seat 2: a bot, without a part',
    '  the seed is made of these parts',
  ]);
  const json = lastJson(await area5(['verify', file, '--json']));
  expect(json).toMatchObject({ ok: true, checked: ['game', 'deal'], fair: { ok: true, findings } });
});

/** By somebody who has left since, after another's part; and before any part, by a host who only watched. */
const earlier = [
  {
    by: 1,
    server: committed(partOf('6')),
    seats: [
      { name: 'Ada', ...committed(partOf('c')) },
      { name: 'Lynx\u001b[2J', ...committed(partOf('d')), part: null },
      null,
    ],
  },
  {
    by: null,
    server: committed(partOf('7')),
    seats: [{ name: 'Ada', ...committed(partOf('e')), part: null }, null, null],
  },
];

test('deals that were broken off before are told, and are no fault', async () => {
  const { code, out, err } = await area5([
    'verify',
    await fileOf('broken off', { ...played, fair: { ...fair, earlier } }),
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd().split('\n').slice(-6)).toEqual([
    '  the seed is made of these parts',
    'Note: the deal was broken off 2 times before:',
    '  by seat 1 (Lynx[2J), after seat 0 (Ada) had shown its part',
    '  by the host, who had no seat, before any part was shown',
    '  the parts that were shown then fit their commitments',
    '  no commitment was used again',
  ]);
});

const NO_RECORD =
  'The file has no fairness record, so who chose the deal cannot be checked; games of one device have none either.';
const ALL_THE_SAME = 'Checked all the same: the deal follows from the seed, every move from the rules.';
const TAKEN_OUT = 'Its seed has the form that an online table gives it: then the record was taken out.';

test.each([
  ['of one device', savedOnce(entry, 3, 'one'), [NO_RECORD, ALL_THE_SAME]],
  ['of an online table', played, [NO_RECORD, TAKEN_OUT, ALL_THE_SAME]],
])(
  'a file %s without a fairness record is no error, and what was not checked is said',
  async (name, saved, lines) => {
    const file = await fileOf(name, saved);
    const { code, out, err } = await area5(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n').slice(1)).toEqual(lines);
    const json = lastJson(await area5(['verify', file, '--json']));
    expect(json).toMatchObject({ ok: true, checked: ['game'], fair: null });
  },
);

const unfair = 'the deal was not made of the parts that were committed to: ';
const other = partOf('f');
const changes: readonly (readonly [string, Partial<Fair>, string])[] = [
  [
    'another part of the server',
    { server: { ...fair.server, part: other } },
    "the server's part does not fit its commitment; the seed is not made of these parts",
  ],
  [
    'another commitment of a seat',
    { seats: [{ ...person, commitment: other }, late, null] },
    'seat 0: its part does not fit its commitment',
  ],
  ['seats exchanged', { seats: [late, person, null] }, 'the seed is not made of these parts'],
  [
    'a deal that was broken off by a bot, and another whose part came back',
    {
      earlier: earlier.map((deal, index) =>
        index === 0 ? { ...deal, by: 2 } : { ...deal, server: fair.server },
      ),
    },
    'deal 1, which was broken off: what is told of it cannot be so; a commitment of a deal that was broken off was used again',
  ],
  [
    'a seat too few',
    { seats: [person, late] },
    'the seats listed are not those that played; the seed is not made of these parts',
  ],
];

test.for(changes)('%s', async ([name, change, line]) => {
  const file = await fileOf(name, { ...played, fair: { ...fair, ...change } });
  expect(await area5(['verify', file])).toEqual({
    code: 1,
    out: '',
    err: `area5: ${file}: ${unfair}${line}\n`,
  });
  const json = lastJson(await area5(['verify', file, '--json']));
  expect(json).toMatchObject({ ok: false, fair: { ok: false } });
  expect(json).not.toHaveProperty('divergence');
});

test('a game that was played well from another seed is not the game that was committed to', async () => {
  const { err, code } = await area5(['verify', await fileOf('other seed', { ...playedFrom('mine'), fair })]);
  expect(code).toBe(1);
  expect(err).toContain(`: ${unfair}the seed is not made of these parts`);
});

test('a seed that fits neither the game nor the parts is said to be both, in one line', async () => {
  const file = await fileOf('neither', { ...played, seed: other, fair });
  const { err, code } = await area5(['verify', file]);
  expect(code).toBe(1);
  expect(err).toMatch(/^area5: [^\n]+: the set-up does not match: [^\n]+; the deal was not made [^\n]+\n$/);
});

test('an unreadable record is one line', async () => {
  const file = join(folder, 'unreadable.json');
  await writeFile(file, JSON.stringify({ ...played, fair: { ...fair, server: { part: 7 } } }));
  const { err, code } = await area5(['verify', file]);
  expect(code).toBe(1);
  expect(err).toBe(
    `area5: ${file} is not a save of Area Five: "fair.server.commitment" in a save is missing\n`,
  );
});

test('a file with such a record is told and held like any other', async () => {
  const file = await fileOf('told', { ...played, fair });
  expect(await area5(['replay', file])).toMatchObject({ code: 0, err: '' });
  const load = { id: 1, do: 'load', table: 't', save: { ...played, fair } };
  expect(lastJson(await area5Program(['referee'], `${JSON.stringify(load)}\n`))).toMatchObject({ ok: true });
});

test('docs/fairness.md shows hashes that anybody gets, and every code', async () => {
  const document = await readFile(join(root, 'docs/fairness.md'), 'utf8');
  const shown = [...document.matchAll(/^\$ printf '%s' '(.+)' \| sha256sum\n([0-9a-f]{64}) {2}-$/gm)];
  expect(shown).toHaveLength(2);
  for (const [, text = '', hash] of shown) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    const [, what, table, ...rest] = JSON.parse(text);
    expect(what === 'fair/seed' ? seedFrom(table, rest[0], rest[1]) : commitmentTo(table, rest[0])).toBe(
      hash,
    );
  }
  const codes = [...document.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  const all = [...DEAL_CHECKS, ...DEAL_NOTES, ...MEMORY_CHECKS, ...MEMORY_NOTES];
  expect(codes.toSorted()).toEqual(all.toSorted());
});
