import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemory } from '../../engine/store/memory.ts';
import type { Card, Store, Write } from '../../engine/store/store.ts';

/** Where one store keeps things. Opened twice, it is two processes on the same tables. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store keeps. */
export function storeContract(name: string, freshPlace: () => Promise<Place>): void {
  describe(`a store in ${name}`, () => {
    let place: Place;
    let opened: Store[];
    let store: Store;

    const open = async (): Promise<Store> => {
      const one = await place.open();
      opened.push(one);
      return one;
    };

    beforeEach(async () => {
      opened = [];
      place = await freshPlace();
      store = await open();
    });
    afterEach(async () => {
      for (const one of opened) await one.close();
      await place.remove();
    });

    test('works, and knows nothing at first', async () => {
      expect(await store.check()).toBeUndefined();
      expect(await store.log('a')).toEqual([]);
      expect(await store.card('a')).toBeUndefined();
      expect(await store.byCode('SKY')).toBeUndefined();
      expect(await store.byHost('host of a')).toBeUndefined();
      expect(await store.listed(10)).toEqual([]);
      expect(await store.due(1e15, 10)).toEqual([]);
      expect(await store.notes('a', 0)).toBeUndefined();
      expect(await store.write([])).toEqual([]);
      expect(await store.tables('', 10)).toEqual([]);
      expect(await store.lengths(['a'])).toEqual([0]);
      expect(await store.fact('time')).toBeUndefined();
      expect(await store.removed('a')).toBeUndefined();
      expect(await store.allRemoved('', 10)).toEqual([]);
      expect(await store.reclaim(10)).toBe(0);
    });

    test('a log keeps its order, and outlives the store', async () => {
      expect(await store.write([{ table: 'a', after: 0, entries: ['one', 'two'] }])).toEqual(['written']);
      const before = await store.log('a');
      expect(await store.write([{ table: 'a', after: 2, entries: ['three'] }])).toEqual(['written']);
      expect(before).toEqual(['one', 'two']);
      await store.close();
      expect(await (await open()).log('a')).toEqual(['one', 'two', 'three']);
    });

    test('texts come back as they were', async () => {
      const entries = ['', '"\\\n\t', "'; DROP TABLE log; --", 'čaj 🛸 光', '5', 'x'.repeat(300_000)];
      await store.write([{ table: '🛸', after: 0, entries, notes: { seat: 3, text: entries.join('|') } }]);
      expect(await store.log('🛸')).toEqual(entries);
      expect(await store.notes('🛸', 3)).toBe(entries.join('|'));
    });

    test.each([-1, 0, 1, 3, 100, 1.5])(
      'a write after %d entries of 2 is overtaken, and nothing of it counts',
      async after => {
        await store.write([{ table: 'a', after: 0, entries: ['one', 'two'] }]);
        const refused = { table: 'a', after, card: card('a'), notes: { seat: 0, text: 'mine' } };
        expect(await store.write([{ ...refused, entries: ['late'] }])).toEqual(['overtaken']);
        expect(await store.write([{ ...refused, entries: [] }])).toEqual(['overtaken']);
        expect(await store.write([{ table: 'a', after, entries: ['late'] }])).toEqual(['overtaken']);
        expect(await store.log('a')).toEqual(['one', 'two']);
        expect(await store.card('a')).toBeUndefined();
        expect(await store.notes('a', 0)).toBeUndefined();
      },
    );

    test('a table that nobody began cannot be gone on with', async () => {
      expect(await store.write([{ table: 'a', after: 1, entries: ['late'] }])).toEqual(['overtaken']);
      expect(await store.log('a')).toEqual([]);
    });

    test('in one step, a refused write stops its own table only', async () => {
      await store.write([{ table: 'b', after: 0, entries: ['b1'] }]);
      const written = await store.write([
        { table: 'a', after: 0, entries: ['a1'] },
        { table: 'b', after: 0, entries: ['late'] },
        { table: 'a', after: 1, entries: ['a2', 'a3'] },
        { table: 'b', after: 1, entries: ['would fit, but was made on top of the late one'] },
        { table: 'c', after: 0, entries: ['c1'] },
        { table: 'a', after: 3, entries: ['a4'] },
      ]);
      expect(written).toEqual(['written', 'overtaken', 'written', 'overtaken', 'written', 'written']);
      expect(await store.log('a')).toEqual(['a1', 'a2', 'a3', 'a4']);
      expect(await store.log('b')).toEqual(['b1']);
      expect(await store.log('c')).toEqual(['c1']);
      expect(await store.write([{ table: 'b', after: 1, entries: ['b2'] }])).toEqual(['written']);
    });

    test('of two who write the same number, one is written', async () => {
      const other = await open();
      await store.write([{ table: 'a', after: 0, entries: ['begin'] }]);
      for (let after = 1; after <= 20; after++) {
        const both = await Promise.all([
          store.write([{ table: 'a', after, entries: ['mine'] }]),
          other.write([{ table: 'a', after, entries: ['theirs'] }]),
        ]);
        expect(both.flat().toSorted()).toEqual(['overtaken', 'written']);
      }
      const log = await other.log('a');
      expect(log).toHaveLength(21);
      expect(await store.log('a')).toEqual(log);
    });

    test('a card is replaced as a whole, and found by what it says now', async () => {
      const first = card('a', { code: 'SKY', listed: true, wakeAt: 5 });
      const second = card('a', {
        host: 'another',
        code: 'SEA',
        wakeAt: null,
        created: 2,
        shown: '{"seats":3}',
      });
      await store.write([{ table: 'a', after: 0, entries: ['one'], card: first }]);
      expect(await store.card('a')).toEqual(first);
      await store.write([{ table: 'a', after: 1, entries: [], card: second }]);
      await store.close();
      const again = await open();
      expect(await again.card('a')).toEqual(second);
      expect(await Promise.all([again.byCode('SKY'), again.byCode('SEA')])).toEqual([undefined, 'a']);
      expect(await Promise.all([again.byHost('host of a'), again.byHost('another')])).toEqual([
        undefined,
        'a',
      ]);
      expect(await again.listed(10)).toEqual([]);
      expect(await again.due(10, 10)).toEqual([]);
    });

    test.each([
      ['code', { code: 'SKY' }],
      ['host', { host: 'host of a' }],
    ])('a %s that another table has is taken, and nothing of the write counts', async (_, claim) => {
      await store.write([{ table: 'a', after: 0, entries: ['one'], card: card('a', { code: 'SKY' }) }]);
      const claiming: Write = {
        ...{ table: 'b', after: 0, entries: ['one'], card: card('b', claim) },
        notes: { seat: 0, text: 'mine' },
      };
      const more: Write = { table: 'b', after: 0, entries: ['on top of it'] };
      expect(await store.write([claiming, more])).toEqual(['taken', 'overtaken']);
      expect(await store.log('b')).toEqual([]);
      expect(await store.card('b')).toBeUndefined();
      expect(await store.notes('b', 0)).toBeUndefined();
      expect(await store.write([{ ...claiming, after: 7 }])).toEqual(['overtaken']);
      expect(await store.write([{ ...claiming, card: card('b', { code: 'SEA' }) }])).toEqual(['written']);
      expect([await store.byCode('SKY'), await store.byCode('SEA')]).toEqual(['a', 'b']);
    });

    test('a table keeps its own code, gives it back, and tables without one do not clash', async () => {
      const coded = (table: string, after: number, code: string | null): Write => ({
        ...{ table, after, entries: ['entry'], card: card(table, { code }) },
      });
      expect(await store.write([coded('a', 0, 'SKY'), coded('a', 1, 'SKY')])).toEqual(['written', 'written']);
      expect(await store.write([coded('b', 0, 'SKY'), coded('c', 0, 'SKY')])).toEqual(['taken', 'taken']);
      const passed = [coded('a', 2, null), coded('b', 0, 'SKY'), coded('c', 0, null)];
      expect(await store.write(passed)).toEqual(['written', 'written', 'written']);
      expect(await store.byCode('SKY')).toBe('b');
    });

    test('listed are the newest of those that may be found', async () => {
      const cards = [
        card('old', { listed: true, created: 10 }),
        card('hidden', { created: 40 }),
        card('new', { listed: true, created: 30 }),
        card('middle', { listed: true, created: 20 }),
      ];
      await store.write(cards.map(one => ({ table: one.table, after: 0, entries: ['one'], card: one })));
      expect((await store.listed(10)).map(({ table }) => table)).toEqual(['new', 'middle', 'old']);
      expect(await store.listed(2)).toEqual([cards[2], cards[3]]);
    });

    test('due are those whose time has come, soonest first', async () => {
      const times = { late: 30, never: null, soon: 10, after: 20.5, far: 1_800_000_000_000 };
      const cards = Object.entries(times).map(([table, wakeAt]) => card(table, { wakeAt }));
      await store.write(cards.map(one => ({ table: one.table, after: 0, entries: ['one'], card: one })));
      expect(await store.due(9, 10)).toEqual([]);
      expect(await store.due(20.5, 10)).toEqual(['soon', 'after']);
      expect(await store.due(1e15, 10)).toEqual(['soon', 'after', 'late', 'far']);
      expect(await store.due(1e15, 2)).toEqual(['soon', 'after']);
      await store.write([{ table: 'soon', after: 1, entries: [], card: card('soon', { wakeAt: 40 }) }]);
      expect(await store.due(100, 10)).toEqual(['after', 'late', 'soon']);
    });

    test('notes are one text per table and seat', async () => {
      const note = (table: string, after: number, seat: number, text: string): Write => ({
        ...{ table, after, entries: [], notes: { seat, text } },
      });
      await store.write([{ table: 'a', after: 0, entries: ['one'] }]);
      await store.write([note('a', 1, 0, 'first'), note('a', 1, 1, 'other seat'), note('b', 0, 0, 'other')]);
      await store.write([note('a', 1, 0, 'second')]);
      await store.close();
      const again = await open();
      const seen = await Promise.all([again.notes('a', 0), again.notes('a', 1), again.notes('b', 0)]);
      expect(seen).toEqual(['second', 'other seat', 'other']);
      expect(await again.log('a')).toEqual(['one']);
    });

    test('tables come in the order of their ids, with what they take and how old they are', async () => {
      const c = card('c', { result: '{"won":1}' });
      await store.write([
        { table: 'c', after: 0, entries: ['123', '45'], card: c, at: 7 },
        { table: 'a', after: 0, entries: ['čaj'], at: 5 },
        { table: 'b', after: 0, entries: ['one'] },
      ]);
      await store.write([
        { table: 'a', after: 1, entries: [], notes: { seat: 0, text: '12345' }, at: 6 },
        { table: 'c', after: 2, entries: [], card: { ...c, wakeAt: 3 }, at: 9 },
      ]);
      await store.write([{ table: 'a', after: 1, entries: [], notes: { seat: 0, text: '12' } }]);
      expect(await store.tables('', 2)).toEqual([
        { table: 'a', length: 1, bytes: 4 + 2, touched: 6, card: undefined },
        { table: 'b', length: 1, bytes: 3, touched: null, card: undefined },
      ]);
      expect(await store.tables('b', 2)).toEqual([
        { table: 'c', length: 2, bytes: 5, touched: 7, card: { ...c, wakeAt: 3 } },
      ]);
      expect(await store.table('c')).toEqual((await store.tables('b', 1))[0]);
      expect(await store.table('nobody')).toBeUndefined();
      expect(await store.lengths(['c', 'nobody', 'a'])).toEqual([2, 0, 1]);
    });

    test('a fact is what was last kept under its name, also later', async () => {
      await store.keepFact('time', 'early');
      await store.keepFact('other', 'one');
      await store.keepFact('time', 'late');
      await store.close();
      const again = await open();
      expect(await Promise.all([again.fact('time'), again.fact('other')])).toEqual(['late', 'one']);
    });

    test('the version tells what others wrote, and not what one wrote oneself', async () => {
      const other = await open();
      const before = await store.version();
      await store.write([{ table: 'a', after: 0, entries: ['mine'] }]);
      expect(await store.version()).toBe(before);
      await other.write([{ table: 'b', after: 0, entries: ['theirs'] }]);
      const written = await store.version();
      expect(written).not.toBe(before);
      await other.remove({ table: 'b', after: 1, at: 1, why: 'asked', result: null });
      expect(await store.version()).not.toBe(written);
    });

    test('of a removed table only that is left, and its code and host are free again', async () => {
      const full = card('a', { code: 'SKY', listed: true, wakeAt: 1 });
      const notes = { seat: 0, text: 'mine' };
      await store.write([{ table: 'a', after: 0, entries: ['one', 'two'], card: full, notes }]);
      await store.write([{ table: 'b', after: 0, entries: ['b1'], card: card('b') }]);
      const gone = { table: 'a', at: 5, why: 'asked', result: '{}' };
      expect(await store.remove({ ...gone, after: 1 })).toBe('overtaken');
      expect(await store.remove({ ...gone, after: 0, table: 'nobody' })).toBe('overtaken');
      expect(await store.log('a')).toEqual(['one', 'two']);
      expect(await store.remove({ ...gone, after: 2 })).toBe('removed');
      expect(await store.remove({ ...gone, after: 2 })).toBe('overtaken');
      await store.close();
      const again = await open();
      expect([await again.log('a'), await again.card('a'), await again.notes('a', 0)]).toEqual([
        [],
        undefined,
        undefined,
      ]);
      expect([await again.byCode('SKY'), await again.byHost(full.host)]).toEqual([undefined, undefined]);
      expect([await again.listed(9), await again.due(9, 9)]).toEqual([[], []]);
      expect((await again.tables('', 9)).map(({ table }) => table)).toEqual(['b']);
      expect(await again.removed('a')).toEqual(gone);
      expect(await again.write([{ table: 'a', after: 2, entries: ['late'] }])).toEqual(['overtaken']);
      const heir = { ...full, table: 'c' };
      expect(await again.write([{ table: 'c', after: 0, entries: ['c1'], card: heir }])).toEqual(['written']);
      expect([await again.log('b'), await again.log('c')]).toEqual([['b1'], ['c1']]);
    });

    test('what removed tables took is freed a little at a time, and nothing of the others', async () => {
      const mixed = Array.from({ length: 12 }, (_, after) => after).flatMap(after =>
        ['a', 'b', 'c'].map(table => ({ table, after, entries: [`${table}${after}`] })),
      );
      await store.write(mixed);
      for (const table of ['a', 'c'])
        await store.remove({ table, after: 12, at: 1, why: 'asked', result: null });
      const own = Array.from({ length: 12 }, (_, after) => `b${after}`);
      for (let rounds = 0; (await store.reclaim(5)) > 0; rounds++) {
        expect(rounds).toBeLessThan(10);
        expect(await store.log('b')).toEqual(own);
      }
      await store.write([{ table: 'b', after: 12, entries: ['b12'] }]);
      await store.write([{ table: 'd', after: 0, entries: ['d0', 'd1'] }]);
      expect(await store.log('b')).toEqual([...own, 'b12']);
      expect(await store.log('d')).toEqual(['d0', 'd1']);
    });

    test('removed tables are listed, and forgotten where they left no result', async () => {
      const removals = [
        ['a', 30, null],
        ['b', 10, null],
        ['c', 5, '{}'],
        ['d', 20, null],
      ] as const;
      await store.write(removals.map(([table]) => ({ table, after: 0, entries: ['one'] })));
      for (const [table, at, result] of removals)
        await store.remove({ table, after: 1, at, why: 'finished', result });
      const listed = async () => (await store.allRemoved('', 9)).map(({ table }) => table);
      expect((await store.allRemoved('a', 2)).map(({ table }) => table)).toEqual(['b', 'c']);
      expect(await store.forgetRemoved(30, 1)).toBe(1);
      expect(await listed()).toEqual(['a', 'c', 'd']);
      expect(await store.forgetRemoved(30, 9)).toBe(1);
      expect(await listed()).toEqual(['a', 'c']);
    });

    test('whatever is written by two in any order, it is as in memory', async () => {
      const tables = ['a', 'b', 'c'];
      const anyWrite = fc.record({
        table: fc.constantFrom(...tables),
        /** How far from the true length. */
        off: fc.constantFrom(0, 0, 0, 0, -1, 1),
        entries: fc.array(fc.string(), { maxLength: 3 }),
        code: fc.constantFrom(undefined, null, 'SKY', 'SEA'),
        seat: fc.constantFrom(undefined, 0, 1),
      });
      const anyStep = fc.record({
        byOther: fc.boolean(),
        writes: fc.array(anyWrite, { maxLength: 5 }),
        /** What is taken away after it. */
        gone: fc.constantFrom(undefined, undefined, undefined, ...tables),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), fc.uuid(), async (steps, run) => {
          const model = openMemory();
          const stores = [store, await open()] as const;
          for (const { byOther, writes, gone } of steps) {
            const real: Write[] = [];
            for (const { table: letter, off, entries, code, seat } of writes) {
              const table = `${run} ${letter}`;
              real.push({
                ...{ table, entries, after: (await model.log(table)).length + off },
                ...(code !== undefined && { card: card(table, { code: code && `${run} ${code}` }) }),
                ...(seat !== undefined && { notes: { seat, text: entries.join() } }),
              });
            }
            const writer = stores[byOther ? 1 : 0];
            expect(await writer.write(real)).toEqual(await model.write(real));
            if (gone === undefined) continue;
            const table = `${run} ${gone}`;
            const removal = {
              table,
              after: (await model.log(table)).length,
              at: 1,
              why: 'asked',
              result: null,
            };
            expect(await writer.remove(removal)).toEqual(await model.remove(removal));
            await writer.reclaim(3);
          }
          for (const table of tables.map(letter => `${run} ${letter}`)) {
            const [one, other] = [await store.log(table), await stores[1].log(table)];
            expect([one, other]).toEqual([await model.log(table), await model.log(table)]);
            expect(await store.card(table)).toEqual(await model.card(table));
            expect(await store.notes(table, 0)).toEqual(await model.notes(table, 0));
          }
          const stored = await store.tables(`${run} `, 3);
          expect(stored.filter(({ table }) => table.startsWith(run))).toEqual(await model.tables('', 3));
        }),
        { numRuns: 25 },
      );
    });

    test('may be closed twice', async () => {
      await store.close();
      await expect(store.close()).resolves.toBeUndefined();
    });
  });
}

const card = (table: string, changed: Partial<Card> = {}): Card => ({
  ...{ table, host: `host of ${table}`, code: null, listed: false, wakeAt: null, created: 1, shown: '{}' },
  result: null,
  ...changed,
});
