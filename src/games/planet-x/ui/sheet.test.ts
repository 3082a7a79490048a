import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Act, Answer, PlanetX, Theory, View } from '../types.ts';
import { LONGEST_NOTE, markAt, remarkOn, withRemark } from './marks.ts';
import { createSheet, helpNow, mostHelp, type Sheet } from './sheet.ts';
import { announcedBy, announcedKeys } from './sheet-heard.ts';
import { groupsOf } from './sheet-known.ts';

const [YOU, HERON] = [0 as Seat, 1 as Seat];

/** Of two at a table, as the first sees it. */
function viewWith(known: {
  readonly acts?: readonly Act[];
  readonly answers?: readonly Answer[];
  readonly theories?: readonly Theory[];
}): View {
  const { acts = [], answers = [], theories = [] } = known;
  return {
    viewer: YOU,
    public: {
      mode: 'standard',
      seats: 2,
      acts,
      theories,
      conferences: [{ type: 'x-not-opposite', to: 'gas' }],
    },
    own: { facts: [{ sector: 3, body: 'gas' }], answers },
  } as unknown as View;
}

function seated(
  view: View = viewWith({}),
  { notes = null as unknown, keepsNotes = true, help = 'exact' } = {},
) {
  const [kept, keepNotes] = createSignal<unknown>(notes);
  return {
    facts: { options: { mode: 'standard', help } },
    view,
    seat: YOU,
    keepsNotes,
    keepNotes,
    name: (seat: Seat) => (seat === YOU ? 'You' : 'Heron'),
    get notes() {
      return kept();
    },
  } as unknown as Seen<PlanetX>;
}

const writing = (table: Seen<PlanetX>): Sheet => createRoot(() => createSheet(table));

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
  const table = seated(viewWith({}), { keepsNotes: false });
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

test('[S5] help is what the player chose, as far as the table allows it', () => {
  const open = seated(viewWith({}), { notes: { help: 'exact' } });
  expect(helpNow(open, writing(open).notes())).toBe('exact');
  const held = seated(viewWith({}), { notes: { help: 'exact' }, help: 'direct' });
  expect([mostHelp(held), helpNow(held, writing(held).notes())]).toEqual(['direct', 'direct']);
});

const asked = viewWith({
  acts: [
    { seat: YOU, at: 0, cost: 3, type: 'survey', of: 'comet', from: 2, to: 5 },
    { seat: HERON, at: 0, cost: 4, type: 'target', sector: 2 },
    { seat: YOU, at: 3, cost: 1, type: 'research', topic: 'B' },
    { seat: YOU, at: 4, cost: 4, type: 'target', sector: 7 },
    { seat: YOU, at: 8, cost: 1, type: 'research', topic: 'A' },
  ],
  answers: [
    { type: 'survey', count: 1 },
    { type: 'research', rule: { type: 'band', of: 'gas', n: 4 } },
    { type: 'target', sight: 'empty' },
    { type: 'research', rule: { type: 'some-adjacent', of: 'asteroid', to: 'comet' } },
  ],
  theories: [
    { seat: YOU, sector: 4, phase: 3, fate: 'in-review', body: null },
    { seat: HERON, sector: 5, phase: 3, fate: 'in-review', body: null },
    { seat: HERON, sector: 8, phase: 1, fate: 'wrong', body: 'gas' },
    { seat: YOU, sector: 8, phase: 1, fate: 'wrong', body: 'gas' },
  ],
});

test('what one knows, each once: own answers with the newest first, conferences, reviews, and the start', () => {
  expect(groupsOf(asked)).toEqual([
    {
      from: 'answers',
      lines: [
        { source: 'A', says: 'At least one asteroid is adjacent to a comet.' },
        { source: 'Target', says: 'Sector 7 appears empty.' },
        { source: 'B', says: 'All gas clouds lie in a band of 4 sectors or fewer.' },
        { source: 'Survey', says: '1 comet in sectors 2 to 5.' },
      ],
    },
    { from: 'conferences', lines: [{ source: 'X1', says: 'Planet X is not opposite a gas cloud.' }] },
    { from: 'reviews', lines: [{ source: 'Review', says: 'Sector 8 holds no gas cloud.' }] },
    { from: 'start', lines: [{ source: 'Start', says: 'No gas cloud in sector 3.' }] },
  ]);
});

test('starting facts about one thing stand in one line, sector by sector', () => {
  const view = viewWith({});
  const facts = [
    { sector: 11, body: 'comet' },
    { sector: 3, body: 'gas' },
    { sector: 2, body: 'comet' },
  ] as const;
  const known = groupsOf({ ...view, own: view.own && { ...view.own, facts } });
  expect(known.at(-1)?.lines.map(({ says }) => says)).toEqual([
    'No comet in sectors 2 and 11.',
    'No gas cloud in sector 3.',
  ]);
});

test('what others announced stands in lines; of theories those in review', () => {
  const table = seated(asked);
  expect(announcedKeys(asked.public, YOU).map(key => announcedBy(table, key)?.line)).toEqual([
    'Heron: a theory about sector 5, phase 3.',
    'Heron targets sector 2. Time: 4.',
  ]);
});

test('a line keeps its remark when more is announced', () => {
  const table = seated(asked);
  const sheet = writing(table);
  const [, key = ''] = announcedKeys(asked.public, YOU);
  sheet.change({ remarks: withRemark(sheet.notes(), key, { thumb: 'up', text: 'gas?' }).remarks });
  const more = viewWith({
    acts: [...asked.public.acts, { seat: HERON, at: 4, cost: 1, type: 'research', topic: 'C' }],
  });
  expect(announcedKeys(more.public, YOU)).toContain(key);
  expect(remarkOn(writing(table).notes(), key)).toEqual({ thumb: 'up', text: 'gas?' });
});
