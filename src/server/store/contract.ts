import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemory } from './memory.ts';
import type { Card, Store, Write } from './store.ts';

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
      const anyStep = fc.record({ byOther: fc.boolean(), writes: fc.array(anyWrite, { maxLength: 5 }) });
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), fc.uuid(), async (steps, run) => {
          const model = openMemory();
          const stores = [store, await open()] as const;
          for (const { byOther, writes } of steps) {
            const real: Write[] = [];
            for (const { table: letter, off, entries, code, seat } of writes) {
              const table = `${run} ${letter}`;
              real.push({
                ...{ table, entries, after: (await model.log(table)).length + off },
                ...(code !== undefined && { card: card(table, { code: code && `${run} ${code}` }) }),
                ...(seat !== undefined && { notes: { seat, text: entries.join() } }),
              });
            }
            expect(await stores[byOther ? 1 : 0].write(real)).toEqual(await model.write(real));
          }
          for (const table of tables.map(letter => `${run} ${letter}`)) {
            const [one, other] = [await store.log(table), await stores[1].log(table)];
            expect([one, other]).toEqual([await model.log(table), await model.log(table)]);
            expect(await store.card(table)).toEqual(await model.card(table));
            expect(await store.notes(table, 0)).toEqual(await model.notes(table, 0));
          }
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
  ...changed,
});
