import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { commitmentTo, seedFrom } from '../../core/fair.ts';
import { Rng, stream } from '../../core/rng.ts';
import { open, play, save } from '../../core/table.ts';
import { unacknowledged } from '../../games/unacknowledged/index.ts';
import { got, tablesWith } from '../local/testing.ts';
import { checkGame, doubtsAbout } from './check.ts';
import { changeTable } from './kept.ts';
import { TABLE } from './testing.ts';

vi.mock('../local/index.ts', () => ({ localTables: tablesWith() }));

const part = (digit: string) => digit.repeat(64);

/** A few moves of a game that was dealt from the parts of the server and of three devices. */
function fairSave(table = TABLE) {
  const committed = (digit: string) => ({ commitment: commitmentTo(table, part(digit)), part: part(digit) });
  const fair = { table, server: committed('0'), seats: [committed('1'), committed('2'), committed('3')] };
  const seed = seedFrom(table, part('0'), [part('1'), part('2'), part('3')]);
  const { game } = unacknowledged;
  let now = got(open(game, { options: {}, seats: 3, seed })).table;
  const rng = new Rng(stream('check', 'moves'));
  for (const seat of seatsOf(3)) {
    const view = game.view(now.state, seat);
    now = got(play(now, seat, game.sample(view, rng))).table;
  }
  return { ...save(now), fair };
}

const holding = async (file: unknown) => {
  const { partsAt, findings } = got(await checkGame(JSON.stringify(file)));
  return { partsAt, broken: findings?.filter(({ holds }) => !holds).map(({ code }) => code) };
};

test('a whole game is computed again, and its seed from all parts', async () => {
  const checked = got(await checkGame(JSON.stringify(fairSave())));
  expect(checked).toMatchObject({ game: 'unacknowledged', moves: 3, partsAt: null });
  expect(checked.findings?.map(({ code }) => code)).toContain('seed-fits');
  expect(await holding(fairSave())).toEqual({ partsAt: null, broken: [] });
});

test('a move that was changed is named by its number', async () => {
  const file = fairSave();
  const moves = file.moves.map((one, index) => (index === 1 ? { ...one, hash: 'x' } : one));
  expect(await holding({ ...file, moves })).toEqual({ partsAt: 2, broken: [] });
});

test('another seed than that of the parts is found', async () => {
  const file = fairSave();
  const dealt = got(open(unacknowledged.game, { options: {}, seats: 3, seed: 'chosen' })).table;
  expect(await holding({ ...save(dealt), fair: file.fair })).toEqual({
    partsAt: null,
    broken: ['seed-fits'],
  });
});

test('what this device remembers is compared too', async () => {
  const file = fairSave();
  const [own] = seatsOf(1);
  const remembered = { serverCommitment: part('9'), own: { seat: own ?? 0, part: part('1'), taken: true } };
  await changeTable(TABLE, before => ({
    ...before,
    key: 'k'.repeat(22),
    fair: remembered as typeof before.fair,
  }));
  expect((await holding(file)).broken).toEqual(['remembered-server-commitment']);
});

const doubted = async (file: unknown) =>
  doubtsAbout(got(await tablesWith().importFile(JSON.stringify(file))));

test('a file whose deal does not hold is imported, and what speaks against it is told', async () => {
  const file = fairSave('elsewhere');
  const { fair: _, ...plain } = file;
  expect(await doubted(file)).toEqual([]);
  const server = { ...file.fair.server, commitment: part('9') };
  expect(await doubted({ ...file, fair: { ...file.fair, server } })).toEqual([
    { code: 'server-part-fits', holds: false },
  ]);
  expect(await doubted({ ...file, fair: 'trust me' })).toEqual(['unreadable']);
  expect(await doubted(plain)).toEqual(['missing']);
  const here = got(open(unacknowledged.game, { options: {}, seats: 3, seed: 'of one device' })).table;
  expect(await doubted(save(here))).toEqual([]);
});

test('a file that says nothing of its seed is only played again; what is no file is a sentence', async () => {
  const { fair: _, ...plain } = fairSave();
  expect(got(await checkGame(JSON.stringify(plain)))).toMatchObject({ partsAt: null, findings: null });
  expect(await checkGame('{')).toEqual({ ok: false, error: expect.stringContaining('damaged') });
});
