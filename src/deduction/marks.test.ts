import { expect, test } from 'vitest';
import { capped } from './help.ts';
import {
  isTooMuch,
  LONGEST_NOTE,
  LONGEST_REMARK,
  type Mark,
  markBy,
  marksOf,
  nextThumb,
  readNotes,
  remarkOn,
  type Tool,
  withRemark,
  writeNotes,
} from './marks.ts';
import { MOST_UNDO, undone, withUndo } from './marks-undo.ts';

const CONTENTS = ['asteroid', 'comet', 'dwarf', 'gas', 'empty', 'planet-x'] as const;
const { markAt, markedPlaces, withMarkings } = marksOf(CONTENTS);

const blank = readNotes(null);
const kept = (json: unknown) => writeNotes(readNotes(json));

test('a new sheet is blank, and help is off', () => {
  expect(blank.help).toBe('none');
  expect(markedPlaces(blank, 18, ['struck', 'pencil', 'ink'])).toEqual([]);
  expect(writeNotes(blank)).toEqual({});
});

test.each<readonly [Tool, readonly Mark[]]>([
  ['pencil', ['blank', 'struck', 'pencil', 'blank']],
  ['ink', ['blank', 'ink', 'blank']],
  ['strike', ['blank', 'struck', 'blank']],
  ['rubber', ['ink', 'blank', 'blank']],
])('taps with the %s: %j', (tool, marks) => {
  const [first = 'blank'] = marks;
  let mark = first;
  for (const next of marks.slice(1)) {
    mark = markBy(tool, mark);
    expect(mark).toBe(next);
  }
});

test('every place has a mark of its own, and what is kept reads back', () => {
  const markings = Array.from({ length: 18 }, (_, index) => index + 1).flatMap(sector =>
    CONTENTS.map((content, kind) => ({
      sector,
      content,
      mark:
        kind === sector % 6 ? ('ink' as const) : kind % 2 === 0 ? ('struck' as const) : ('pencil' as const),
    })),
  );
  const notes = readNotes(JSON.parse(JSON.stringify(writeNotes(withMarkings(blank, markings)))));
  expect(markings.map(place => markAt(notes, place))).toEqual(markings.map(({ mark }) => mark));
});

test('a sector holds one sure thing', () => {
  const first = withMarkings(blank, [{ sector: 9, content: 'dwarf', mark: 'ink' }]);
  const notes = withMarkings(first, [
    { sector: 9, content: 'gas', mark: 'ink' },
    { sector: 9, content: 'comet', mark: 'pencil' },
  ]);
  expect(markAt(notes, { sector: 9, content: 'gas' })).toBe('ink');
  expect(markAt(notes, { sector: 9, content: 'comet' })).toBe('pencil');
  expect(markAt(notes, { sector: 9, content: 'dwarf' })).toBe('blank');
});

test.each([
  null,
  undefined,
  3,
  true,
  [],
  ['x'],
  {},
  { marks: 7 },
  { remarks: { a1: 'yes' } },
  { help: 'all' },
])('what is kept is read without throwing: %j', json => {
  const notes = readNotes(json);
  expect(markAt(notes, { sector: 1, content: 'asteroid' })).toBe('blank');
  expect(notes.help).toBe('none');
  expect(remarkOn(notes, 'a1')).toEqual({ thumb: 'none', text: '' });
});

test.each([
  { marks: 'x?o', text: 'a', folds: [1, 2] },
  { marks: [['struck']], text: { rich: 'text' }, remarks: ['old'], help: 'oracle' },
  { remarks: { a1: { thumb: 'sideways', text: 'b' } } },
  { help: 'rules', remarks: { a1: { thumb: 'up', text: '' } } },
])('what is not known here is kept as it is: %j', json => {
  expect(kept(json)).toEqual(json);
});

test('a mark beside one that is not known here leaves that one', () => {
  const notes = withMarkings(readNotes({ marks: 'x?o' }), [{ sector: 1, content: 'gas', mark: 'ink' }]);
  expect(writeNotes(notes)).toEqual({ marks: 'x?o#' });
});

test('a text alone is one of free notes', () => {
  expect(readNotes('check 14').text).toBe('check 14');
});

test('remarks stand by what was announced, and blank ones are not kept', () => {
  const notes = withRemark(blank, 'a3', { thumb: 'up', text: 'near 5' });
  expect(remarkOn(notes, 'a3')).toEqual({ thumb: 'up', text: 'near 5' });
  expect(remarkOn(notes, 'a4').text).toBe('');
  expect(writeNotes(withRemark(notes, 'a3', { thumb: 'none', text: '' }))).toEqual({});
  expect(nextThumb(nextThumb(nextThumb('none')))).toBe('none');
});

test('a full sheet is far from what the protocol takes, and too much is known as such', () => {
  const all = withMarkings({ ...blank, help: 'exact', text: 'n'.repeat(LONGEST_NOTE) }, [
    { sector: 18, content: 'planet-x', mark: 'ink' },
  ]);
  let notes = all;
  for (let act = 0; act < 80; act++)
    notes = withRemark(notes, `a${act}`, { thumb: 'down', text: 'r'.repeat(LONGEST_REMARK) });
  expect(isTooMuch(notes)).toBe(false);
  expect(isTooMuch({ ...all, text: '\n'.repeat(10_000) })).toBe(true);
  expect(isTooMuch({ ...all, text: '星'.repeat(7_000) })).toBe(true);
});

test('each step goes back by itself, what went on with it too, and what was marked in between is left', () => {
  const one = withMarkings(blank, [{ sector: 1, content: 'gas', mark: 'struck' }]);
  const two = withMarkings(one, [{ sector: 18, content: 'planet-x', mark: 'ink' }]);
  const three = withMarkings(two, [
    { sector: 18, content: 'planet-x', mark: 'blank' },
    { sector: 2, content: 'comet', mark: 'struck' },
  ]);
  const first = withUndo(blank, one);
  const notes = withUndo({ ...two, undo: withUndo(first, two).undo }, three, true);
  const back = undone(readNotes(JSON.parse(JSON.stringify(writeNotes(notes)))));
  expect(back?.marks).toBe(one.marks);
  expect(back && undone(back)).toEqual(blank);
  expect(undone(blank)).toBeNull();
});

test('the oldest steps are forgotten first, and what cannot be read is none', () => {
  let notes = blank;
  for (let step = 0; step < 1000; step++) {
    const mark = step % 2 === 0 ? 'struck' : 'blank';
    notes = withUndo(notes, withMarkings(notes, [{ sector: 1 + (step % 17), content: 'gas', mark }]));
  }
  expect(notes.undo.length).toBeLessThanOrEqual(MOST_UNDO);
  expect(undone({ ...blank, undo: 'what is this' })).toBeNull();
  expect(undone({ ...blank, undo: '?? 00x' })?.marks).toBe('x');
});

test.each([
  ['exact', 'exact', 'exact'],
  ['exact', 'rules', 'rules'],
  ['direct', 'rules', 'direct'],
  ['exact', 'none', 'none'],
] as const)('who wants %s where the table allows %s gets %s', (wanted, most, got) => {
  expect(capped(wanted, most)).toBe(got);
});
