import * as words from '../../src/deduction/ui/box/text.ts';
import { FACTS } from '../../src/games/planet-x/board.ts';
import { puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import { conferenceText } from '../../src/games/planet-x/text.ts';
import type { Body, Content, Sector } from '../../src/games/planet-x/types.ts';
import * as text from '../../src/games/planet-x/ui/box/text.ts';
import { startLines } from '../../src/games/planet-x/ui/sheet-known.ts';
import { placeOfX } from '../planet-x/planet-x.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { answerOf, BoxSky, type SkyQuestion } from './box-sky.ts';
import { dealCode, setUp } from './companion.ts';

const SEASON = 2;

test('Planet X beside its box: from a dealt code to the score sheet, with everybody’s turns', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  const code = await dealCode(page, 'planet-x standard');
  const puzzle = puzzleOf(code);
  await setUp(page, [
    { name: 'Player 1', here: true },
    { name: 'Heron', here: false },
  ]);
  const box = new BoxSky(page);
  const asked = async (question: SkyQuestion) => {
    expect(await box.ask(question)).toEqual([answerOf(puzzle, question)]);
    await box.hide();
  };

  await test.step('the facts of the chosen season are those of the rules', async () => {
    const facts = (puzzle.facts[SEASON] ?? []).slice(0, FACTS.experienced);
    expect(await box.start(SEASON, 'experienced')).toEqual(startLines(facts).map(({ says }) => says));
    await box.hide();
    await expect(page.locator('.code-band')).toContainText(code);
  });

  await test.step('a wrong tap is undone before the answer is shown', async () => {
    await box.compose({ type: 'target', sector: 3 });
    await expect(box.readBack).toContainText('Target sector 3');
    await box.readBack.getByRole('button', { name: words.NOT_THIS }).click();
    await expect(box.readBack).toHaveCount(0);
    await box.table.openPaper();
    await expect(box.history).toHaveCount(0);
    await box.table.closePaper();
    await box.table.dock.getByRole('button', { name: text.BACK, exact: true }).click();
    await expect(box.act('Target')).toContainText('2 left');
  });

  await asked({ type: 'survey', of: 'asteroid', from: 1, to: 6 });
  await expect(box.table.dock).toContainText('Heron acts.');
  await box.announce({ type: 'target', sector: 2 });

  await test.step('theories are placed after the first mark', async () => {
    await box.place(...right(puzzle.sky));
    await box.add(wrongly(puzzle.sky));
    const window = await box.open(text.THEORIES);
    await expect(window.locator('.box-list li')).toHaveCount(2);
    await box.close();
  });

  await test.step('a reload in the middle hides the answer, which waits in the history', async () => {
    const question: SkyQuestion = { type: 'research', topic: 'B' };
    expect(await box.ask(question)).toEqual([answerOf(puzzle, question)]);
    await box.comesBackHidden(2);
    await expect(page.locator('body')).toContainText('Heron acts.');
  });
  await box.announce({ type: 'survey', of: 'gas', from: 4, to: 9 });

  await test.step('a mistake is marked afterwards, and what it cost is given back', async () => {
    await asked({ type: 'target', sector: 6 });
    await box.markMistake();
    await expect(box.act('Target')).toContainText('2 left');
    await expect(box.table.dock).toContainText('in sector 5.');
  });
  await asked({ type: 'survey', of: 'empty', from: 5, to: 10 });
  await box.announce({ type: 'research', topic: 'C' });
  await asked({ type: 'survey', of: 'dwarf', from: 8, to: 1 });
  await box.announce({ type: 'survey', of: 'asteroid', from: 9, to: 2 });

  await test.step('theories come due, and are right or wrong', async () => {
    const window = await box.open(text.THEORIES);
    const due = window.locator('.box-due li');
    await expect(due).toHaveCount(2);
    await due.getByRole('button', { name: words.AS_ENTERED }).click();
    await expect(due).toHaveCount(1);
    await box.chip('Comet', due).click();
    await expect(due).toHaveCount(0);
    await expect(window.locator('.box-list')).toContainText(/, right.*: comet, wrong/s);
    await box.close();
  });

  await test.step('the conference is on the own page, with every answer', async () => {
    await box.table.openPaper();
    const [rule] = puzzle.conferences;
    await expect(box.table.paper).toContainText(rule ? conferenceText(rule, puzzle.mode) : '?');
    await expect(box.history).toHaveCount(5);
    await box.table.closePaper();
  });

  await test.step('located, a last act, and the sky is shown to all', async () => {
    expect(await box.ask({ type: 'locate', ...placeOfX(puzzle.sky) })).toEqual(['You located Planet X.']);
    await box.hide();
    await box.announce({ type: 'locate', found: true });
    await expect(box.table.dock).toContainText(text.ALL_DONE);
    const window = await box.open(text.END);
    await expect(window).toContainText('whole sky');
    await window.getByRole('button', { name: text.REVEAL }).click();
    await expect(box.table.end).toContainText(code);
  });

  await test.step('the score sheet fills itself and can be set by hand', async () => {
    const rows = box.table.end.locator('.score-sheet tbody tr');
    await expect(rows).toHaveCount(2);
    const total = rows.first().locator('.score-total');
    const counted = Number(await total.innerText());
    expect(counted).toBeGreaterThanOrEqual(10);
    const cell = rows.first().getByRole('spinbutton').first();
    await cell.fill(String(Number(await cell.inputValue()) + 7));
    await cell.blur();
    await expect(total).toHaveText(String(counted + 7));
    await page.reload();
    await expect(total).toHaveText(String(counted + 7));
    await box.table.end.getByRole('button', { name: words.AS_COUNTED }).click();
    await expect(total).toHaveText(String(counted));
  });
});

/** The first sector with an asteroid in it. */
const right = (sky: readonly Content[]): readonly [Sector, Body] => [sky.indexOf('asteroid') + 1, 'asteroid'];

/** A sector that holds no comet, and about which nobody else has a theory. */
const wrongly = (sky: readonly Content[]): Sector => sky.lastIndexOf('gas') + 1;
