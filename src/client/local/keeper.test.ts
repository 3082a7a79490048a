import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../../core/contract.ts';
import type { TableRecord, Unwritten } from '../store.ts';
import { Keeper } from './keeper.ts';

const record = (moves: number) => ({ moves }) as TableRecord;

/** A keeper whose writes end when they are told to. */
function slowKeeper() {
  const written: number[] = [];
  const ends: (() => void)[] = [];
  const write = (kept: TableRecord) =>
    new Promise<Result<number, Unwritten>>(resolve => {
      written.push(kept.moves);
      ends.push(() => resolve(ok(kept.version + 1)));
    });
  const soon = () => new Promise(resolve => setTimeout(resolve));
  const endWrite = async () => {
    await soon();
    ends.shift()?.();
    await soon();
  };
  return { keeper: new Keeper(write, 'kept', 0), written, soon, endWrite };
}

test('one write is under way at a time, and of those that wait only the newest is made', async () => {
  const { keeper, written, soon, endWrite } = slowKeeper();
  const first = keeper.keep(record(1));
  await soon();
  const later = [2, 3].map(moves => keeper.keep(record(moves)));
  await soon();
  expect(written).toEqual([1]);
  await endWrite();
  await first;
  expect(written).toEqual([1, 3]);
  await endWrite();
  await Promise.all(later);
  expect(written).toEqual([1, 3]);
});

test('what waits when the table is lost is not written', async () => {
  const { keeper, written, soon, endWrite } = slowKeeper();
  void keeper.keep(record(1));
  await soon();
  void keeper.keep(record(2));
  keeper.drop();
  await endWrite();
  await keeper.idle();
  expect(written).toEqual([1]);
});

test('each record goes on from the one before; what somebody else wrote ends it until one goes on from that', async () => {
  const versions: number[] = [];
  let stored = 4;
  const write = async ({ version }: TableRecord): Promise<Result<number, Unwritten>> => {
    versions.push(version);
    if (version !== stored) return fail('overtaken');
    stored++;
    return ok(stored);
  };
  const keeper = new Keeper(write, 'kept', 4);
  await keeper.keep(record(1));
  await keeper.keep(record(2));
  stored = 9;
  await keeper.keep(record(3));
  await keeper.keep(record(4));
  expect(keeper.overtaken).toBe(true);
  keeper.goOn('kept', 9);
  await keeper.keep(record(5));
  expect(keeper.overtaken).toBe(false);
  expect(versions).toEqual([4, 5, 6, 9]);
});
