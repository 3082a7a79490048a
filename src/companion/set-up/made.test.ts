import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { got, tablesWith } from '../../client/local/testing.ts';
import { openStore } from '../../client/store.ts';
import { PUZZLES } from '../../solver/code.ts';
import { codeFrom } from '../code.ts';
import * as boxes from './plan.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const made = (table: ReturnType<typeof boxes.tableOf>) => tablesWith().create(table);

test.each(PUZZLES)('[C3] a set-up of %s makes a table, for every number of seats', async kind => {
  const code = { code: codeFrom(kind, 'made', 'test'), kind };
  const { min, max } = boxes.seatRange(kind);
  for (let seats = min; seats <= max; seats++) {
    const plan = boxes.withCount(boxes.usualPlan(kind), seats, kind);
    expect(await made(boxes.tableOf(code, plan))).toMatchObject({ ok: true });
  }
});

test('[C2] changed modifiers lie on the table', async () => {
  const kind = 'uaps expert';
  const modifiers = ['hadron', 'blank', 'convoy', 'blank'] as const;
  const code = { code: codeFrom(kind, 'made', 'test'), kind, modifiers } as const;
  const id = got(await made(boxes.tableOf(code, boxes.usualPlan(kind))));
  expect(await openStore().read(id)).toMatchObject({ ok: true, value: { save: { options: { modifiers } } } });
});
