import { createRoot, createSignal } from 'solid-js';
import { beforeEach, expect, test } from 'vitest';
import type { LeftNow, Question } from '../answer.ts';
import type { Help } from '../help.ts';
import type { Ask } from './ask.ts';
import { createNotebook } from './notebook.ts';
import {
  CONTENTS,
  type Content,
  type Heard,
  type SmallNotes,
  type SmallTable,
  smallGame,
} from './testing.ts';

/** Every question to the worker, to be answered by hand. */
const asked: { readonly view: Heard; readonly question: Question<Content>; answer(value: unknown): void }[] =
  [];
const ask = ((view: Heard, question: Question<Content>) =>
  new Promise(answer => {
    asked.push({ view, question, answer });
  })) as Ask<SmallNotes>;
const game = smallGame(ask);
const { markAt } = game.marks;
beforeEach(() => {
  asked.length = 0;
});

const questions = () => asked.map(({ question }) => question);

/** Everything is possible but what stands here. */
const leftBut = (
  sector: number,
  contents: readonly Content[],
  { skies = null, finds = [] }: Partial<LeftNow<Content>> = {},
): LeftNow<Content> => ({
  left: Array.from({ length: 12 }, (_, index) => (index + 1 === sector ? contents : CONTENTS)),
  skies,
  chances: null,
  finds,
});

function lit({ help = 'exact', most = 'exact' }: { readonly help?: Help; readonly most?: Help } = {}) {
  const [notes, keepNotes] = createSignal<unknown>({ help });
  const [view, setView] = createSignal<Heard>({ heard: 0 });
  const table = {
    facts: { options: { help: most } },
    keepsNotes: true,
    keepNotes,
    get notes() {
      return notes();
    },
    get view() {
      return view();
    },
  } as unknown as SmallTable;
  const book = createRoot(() => createNotebook<SmallNotes>(table, game));
  return { ...book, setView };
}

const settled = () => new Promise(resolve => setTimeout(resolve));
const answerFirst = async (value: unknown) => {
  asked.shift()?.answer(value);
  await settled();
};

test('while the lamp is off nothing is asked and nothing is shown', async () => {
  const { lamp } = lit({ help: 'none' });
  await settled();
  expect(asked).toEqual([]);
  expect([lamp.left(), lamp.says(), lamp.more()]).toEqual([null, null, []]);
});

test('the table has the last word on how far help goes', async () => {
  lit({ help: 'exact', most: 'rules' });
  await settled();
  expect(questions()).toEqual([{ type: 'left', step: 'rules' }]);
  asked.length = 0;
  lit({ help: 'exact', most: 'none' });
  await settled();
  expect(asked).toEqual([]);
});

test('the lamp shows, and writes only when it is taken over', async () => {
  const { lamp, sheet } = lit();
  sheet.put([{ sector: 4, content: 'gas', mark: 'struck' }]);
  await settled();
  await answerFirst(leftBut(4, ['comet'], { skies: 17 }));
  expect(lamp.left()?.skies).toBe(17);
  expect(lamp.glow({ sector: 4, content: 'dwarf' })).toBe('out');
  expect(lamp.glow({ sector: 4, content: 'comet' })).toBe('certain');
  expect(lamp.glow({ sector: 5, content: 'comet' })).toBeNull();
  expect(markAt(sheet.notes(), { sector: 4, content: 'dwarf' })).toBe('blank');
  sheet.put(lamp.more());
  expect(CONTENTS.map(content => markAt(sheet.notes(), { sector: 4, content }))).toEqual([
    'struck',
    'ink',
    'struck',
    'struck',
    'struck',
    'struck',
  ]);
  expect(lamp.more()).toEqual([]);
  sheet.undo();
  expect(markAt(sheet.notes(), { sector: 4, content: 'comet' })).toBe('blank');
});

test('what is marked already is not taken over, also where the lamp knows better', async () => {
  const { lamp, sheet } = lit();
  sheet.put([
    { sector: 4, content: 'gas', mark: 'ink' },
    { sector: 4, content: 'comet', mark: 'struck' },
  ]);
  await settled();
  await answerFirst(leftBut(4, ['comet']));
  expect(lamp.more().map(({ content }) => content)).toEqual(['asteroid', 'dwarf', 'empty', 'planet-x']);
});

test('it speaks of the place one looks at, else of what the worker found first and one has not marked', async () => {
  const { lamp, sheet } = lit();
  const first = { sector: 9, content: 'dwarf', holds: false } as const;
  const second = { sector: 4, content: 'comet', holds: true } as const;
  await settled();
  await answerFirst(leftBut(4, ['comet'], { finds: [first, second] }));
  expect(lamp.says()).toEqual(first);
  sheet.look({ sector: 4, content: 'gas' });
  expect(lamp.says()).toEqual({ sector: 4, content: 'gas', holds: false });
  sheet.look({ sector: 7, content: 'gas' });
  expect(lamp.says()).toEqual(first);
  sheet.put([{ ...first, mark: 'pencil' }]);
  expect(lamp.says()).toEqual(first);
  sheet.put([{ ...first, mark: 'struck' }]);
  expect(lamp.says()).toEqual(second);
});

test('of what all know by now it does not speak, also where one looks at it', async () => {
  const { lamp, sheet, setView } = lit();
  const find = { sector: 9, content: 'dwarf', holds: false } as const;
  const left = leftBut(4, ['comet'], { finds: [find] });
  await settled();
  await answerFirst(left);
  sheet.look({ sector: 4, content: 'comet' });
  expect(lamp.says()).toEqual({ sector: 4, content: 'comet', holds: true });
  setView({ heard: 1, told: 4 });
  await settled();
  await answerFirst(left);
  expect(lamp.says()).toEqual(find);
});

test('an answer to what is past is dropped, and of what came meanwhile only the last is asked', async () => {
  const { lamp, setView } = lit();
  await settled();
  setView({ heard: 1 });
  setView({ heard: 2 });
  await settled();
  expect(asked.length).toBe(1);
  await answerFirst(leftBut(1, ['gas'], { skies: 1 }));
  expect(lamp.left()).toBeNull();
  expect(asked.map(({ view }) => view.heard)).toEqual([2]);
  await answerFirst(leftBut(2, ['gas'], { skies: 2 }));
  expect(lamp.left()?.skies).toBe(2);
});

test('where the worker fails, the lamp says so', async () => {
  const { lamp } = lit();
  await settled();
  await answerFirst(undefined);
  expect([lamp.left(), lamp.failed()]).toEqual([null, true]);
});

test('why is asked of one thing at a time, and forgotten when more is known', async () => {
  const { lamp, setView } = lit();
  await settled();
  await answerFirst(leftBut(4, ['comet']));
  const first = { sector: 4, content: 'gas', holds: false } as const;
  const other = { sector: 4, content: 'comet', holds: true } as const;
  lamp.explain(first);
  lamp.explain(other);
  await answerFirst([{ type: 'rule', rule: 'B4' }]);
  expect(lamp.why()).toEqual({ conclusion: other, premises: null });
  await answerFirst([{ type: 'rule', rule: 'B7' }]);
  expect(lamp.why()).toEqual({ conclusion: other, premises: [{ type: 'rule', rule: 'B7' }] });
  setView({ heard: 1 });
  await settled();
  expect(lamp.why()).toBeNull();
});

test.each([
  ['direct', undefined, 'direct'],
  ['rules', undefined, 'rules'],
  ['none', 'rules', 'rules'],
] as const)(
  'with the lamp at %s, why is asked of its step, or of the one that was named: %s',
  async (help, named, step) => {
    const { lamp } = lit({ help });
    await settled();
    asked.length = 0;
    const conclusion = { sector: 4, content: 'gas', holds: false } as const;
    lamp.explain(conclusion, named);
    expect(questions()).toEqual([{ type: 'why', step, conclusion }]);
  },
);

test('a check asks with ink and struck marks, and its verdict goes with the next mark', async () => {
  const { lamp, sheet } = lit({ help: 'none', most: 'rules' });
  sheet.put([
    { sector: 4, content: 'gas', mark: 'ink' },
    { sector: 5, content: 'gas', mark: 'pencil' },
    { sector: 6, content: 'comet', mark: 'struck' },
  ]);
  lamp.check();
  expect(questions()).toEqual([
    {
      type: 'check',
      step: 'rules',
      marks: [
        { sector: 4, content: 'gas', holds: true },
        { sector: 6, content: 'comet', holds: false },
      ],
    },
  ]);
  await answerFirst({ type: 'fits', skies: null });
  expect(lamp.verdict()).toEqual({ type: 'fits', skies: null });
  sheet.press({ sector: 1, content: 'gas' });
  await settled();
  expect(lamp.verdict()).toBeNull();
});

test('a check that was overtaken by a mark says nothing', async () => {
  const { lamp, sheet } = lit();
  await settled();
  asked.length = 0;
  lamp.check();
  sheet.press({ sector: 1, content: 'gas' });
  await answerFirst({ type: 'fits', skies: 3 });
  expect(lamp.verdict()).toBeNull();
});

test('where the table allows no help, there is no check either', async () => {
  const { lamp } = lit({ most: 'none' });
  lamp.check();
  await settled();
  expect([lamp.verdict(), asked.length]).toEqual([null, 0]);
});

test('what cannot be noted of a sector is neither taken over nor spoken of', async () => {
  const table = {
    facts: { options: { help: 'exact' } },
    keepsNotes: true,
    notes: { help: 'exact' },
    view: { heard: 0 },
  } as unknown as SmallTable;
  const narrow = { ...game, notable: () => CONTENTS.map(() => ['gas', 'comet'] as const) };
  const { lamp } = createRoot(() => createNotebook<SmallNotes>(table, narrow));
  await settled();
  const finds = [
    { sector: 4, content: 'dwarf', holds: false },
    { sector: 4, content: 'gas', holds: false },
  ] as const;
  await answerFirst(leftBut(4, ['comet'], { finds }));
  expect(lamp.more().map(({ content, mark }) => `${content} ${mark}`)).toEqual(['gas struck', 'comet ink']);
  expect(lamp.says()).toEqual(finds[1]);
});
