import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { LONGEST_NOTE, remarkOn, withRemark } from '../marks.ts';
import { createSheet, helpNow, type Sheet } from './sheet.ts';
import { type Content, type SmallNotes, type SmallTable, smallGame } from './testing.ts';

const game = smallGame(() => new Promise(() => {}));
const { markAt } = game.marks;

function seated({ notes = null as unknown, keepsNotes = true, help = 'exact' } = {}) {
  const [kept, keepNotes] = createSignal<unknown>(notes);
  return {
    facts: { options: { help } },
    keepsNotes,
    keepNotes,
    get notes() {
      return kept();
    },
  } as unknown as SmallTable;
}

const writing = (table: SmallTable): Sheet<Content> => createRoot(() => createSheet<SmallNotes>(table, game));

const five = { sector: 5, content: 'comet' } as const;
const nine = { sector: 9, content: 'dwarf' } as const;

test('a press marks with the chosen tool, and what is kept is on another sheet too', () => {
  const table = seated();
  const sheet = writing(table);
  sheet.press(five);
  sheet.choose('ink');
  sheet.press(nine);
  const again = writing(table);
  expect([markAt(again.notes(), five), markAt(again.notes(), nine)]).toEqual(['struck', 'ink']);
});

test('marks are undone one by one, those put together at once, and notes stay', () => {
  const sheet = writing(seated());
  expect(sheet.canUndo()).toBe(false);
  sheet.press(five);
  sheet.put([
    { ...five, mark: 'pencil' },
    { ...nine, mark: 'ink' },
  ]);
  sheet.change({ text: 'check 14' });
  sheet.undo();
  expect([markAt(sheet.notes(), five), markAt(sheet.notes(), nine)]).toEqual(['struck', 'blank']);
  sheet.undo();
  expect([markAt(sheet.notes(), five), sheet.canUndo()]).toEqual(['blank', false]);
  sheet.undo();
  expect(sheet.notes().text).toBe('check 14');
});

test('what was marked on one sheet is undone on another, as after a reload or on another device', () => {
  const table = seated();
  const sheet = writing(table);
  sheet.press(five);
  sheet.press(nine);
  const again = writing(table);
  again.undo();
  expect([five, nine].map(place => markAt(again.notes(), place))).toEqual(['struck', 'blank']);
  again.undo();
  expect([markAt(again.notes(), five), again.canUndo(), table.notes]).toEqual(['blank', false, {}]);
});

test('where there is no room for it, how to undo goes before what is written', () => {
  const sheet = writing(seated());
  sheet.press(five);
  sheet.change({ text: '星'.repeat(5_980) });
  expect([sheet.isFull(), markAt(sheet.notes(), five), sheet.canUndo()]).toEqual([false, 'struck', false]);
});

test('what goes on from a press is undone with it', () => {
  const sheet = writing(seated());
  sheet.press(five);
  sheet.press(nine);
  sheet.put([{ sector: 10, content: 'dwarf', mark: 'struck' }], true);
  sheet.undo();
  const left = [five, nine, { sector: 10, content: 'dwarf' } as const];
  expect(left.map(place => markAt(sheet.notes(), place))).toEqual(['struck', 'blank', 'blank']);
});

test('a press that changes nothing is nothing to undo', () => {
  const sheet = writing(seated());
  sheet.choose('rubber');
  sheet.press(five);
  expect(sheet.canUndo()).toBe(false);
});

test('where notes are not kept, nothing is written and nothing is full', () => {
  const table = seated({ keepsNotes: false });
  const sheet = writing(table);
  sheet.press(five);
  expect([table.notes, sheet.canUndo(), sheet.isFull()]).toEqual([null, false, false]);
});

test('what does not fit is not kept, and is told', () => {
  const table = seated();
  const sheet = writing(table);
  sheet.press(five);
  sheet.change({ text: '星'.repeat(3 * LONGEST_NOTE) });
  expect([sheet.isFull(), sheet.notes().text]).toEqual([true, '']);
  expect(markAt(sheet.notes(), five)).toBe('struck');
  sheet.change({ text: 'short' });
  expect([sheet.isFull(), sheet.notes().text]).toEqual([false, 'short']);
});

test('help is what the player chose, as far as the table allows it', () => {
  const open = seated({ notes: { help: 'exact' } });
  expect(helpNow<SmallNotes>(open, game, writing(open).notes())).toBe('exact');
  const held = seated({ notes: { help: 'exact' }, help: 'direct' });
  expect(helpNow<SmallNotes>(held, game, writing(held).notes())).toBe('direct');
});

test('a remark stands by what it is about', () => {
  const table = seated();
  const sheet = writing(table);
  sheet.change({ remarks: withRemark(sheet.notes(), 'a3', { thumb: 'up', text: 'gas?' }).remarks });
  expect(remarkOn(writing(table).notes(), 'a3')).toEqual({ thumb: 'up', text: 'gas?' });
});
