import * as words from '../../src/deduction/ui/box/text.ts';
import { boardOf } from '../../src/games/uaps/board.ts';
import { puzzleOf } from '../../src/games/uaps/puzzle.ts';
import { reportText } from '../../src/games/uaps/text.ts';
import * as text from '../../src/games/uaps/ui/box/text.ts';
import { startLines } from '../../src/games/uaps/ui/sheet-known.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { FREE_SKY, placeOfUap } from '../uaps/uaps.ts';
import { answerOf, BoxOrbit, type OrbitQuestion } from './box-orbit.ts';
import { setUp, typeCode } from './companion.ts';

const SET = 1;
/** Nothing bars anything there. */
const STANDS = 2;

test('UAPs beside its box: from a typed code to the score sheet, with everybody’s turns', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  const puzzle = puzzleOf(FREE_SKY);
  await typeCode(page, FREE_SKY);
  await setUp(page, [
    { name: 'Player 1', here: true },
    { name: 'Heron', here: false },
  ]);
  const box = new BoxOrbit(page);
  let turns = 0;
  const asked = async (question: OrbitQuestion) => {
    expect(await box.ask(question)).toEqual([answerOf(puzzle, question, STANDS, turns)]);
    await box.hide();
  };

  await test.step('the facts of a color are those of the rules', async () => {
    const facts = (puzzle.facts[SET] ?? []).slice(0, boardOf(puzzle.mode).facts.experienced);
    expect(await box.start(SET, 'experienced')).toEqual(startLines(facts).map(({ says }) => says));
    await box.hide();
    await box.stand(STANDS);
  });

  await test.step('a wrong tap is undone before the answer is shown', async () => {
    await box.compose({ type: 'target', sectors: [3] });
    await box.readBack.getByRole('button', { name: words.NOT_THIS }).click();
    await expect(box.readBack).toHaveCount(0);
    await box.table.openPaper();
    await expect(box.history).toHaveCount(0);
    await box.table.closePaper();
    await box.table.dock.getByRole('button', { name: text.BACK, exact: true }).click();
  });

  await asked({ type: 'survey', of: ['meteor'], area: { form: 'quadrant' } });
  await expect(box.table.dock).toContainText('Heron acts.');
  await box.announce({ type: 'photo', from: 1, sector: 1 });

  await test.step('a photo is taken, and a reload in the middle hides what is on it', async () => {
    await box.ask({ type: 'photo', sector: 3, subject: 'spy' });
    await box.comesBackHidden(2);
  });
  await box.announce({ type: 'survey', from: 1, of: 'nav' });

  await test.step('a mistake is marked afterwards, and what it cost is given back', async () => {
    await asked({ type: 'target', sectors: [4] });
    await box.markMistake();
    await expect(box.table.dock).toContainText('in space 3');
  });
  await asked({ type: 'survey', of: ['junk'], area: { form: 'sector', sector: 11 } });

  await test.step('past the thick line the Earth is turned, and photos are verified', async () => {
    await box.announce({ type: 'move', from: 1, to: 2 });
    await expect(box.table.dock.locator('[data-primary]')).toHaveText([text.TURN_NOW]);
    await box.turnEarth();
    turns = 1;
    const window = await box.open(text.PHOTOS);
    const due = window.locator('.box-due li');
    await expect(due).toHaveCount(1);
    await box.chip('Nav', due).click();
    await expect(due).toHaveCount(0);
    await expect(window.locator('.box-list li').filter({ hasText: 'right' })).toHaveCount(2);
    await box.close();
  });

  await test.step('a place is set right, and with a verified photo one can analyze', async () => {
    const window = await box.open(text.PLACES);
    await box.stepTo(words.placeOf('Heron'), text.placeSays(6));
    await window.getByRole('button', { name: words.DONE, exact: true }).click();
    await expect(box.dialog).toHaveCount(0);
    await asked({ type: 'analyze', topic: 'E' });
  });
  await box.turnEarth();
  turns = 2;
  await box.announce({ type: 'survey', from: 2, of: 'comm' });

  await test.step('a report comes with the space that was reached, and waits until it is read', async () => {
    await asked({ type: 'survey', of: ['nav'], area: { form: 'quadrant' } });
    const came = box.act(text.readReport(1));
    await expect(came).toHaveClass(/pulses/);
    await came.click();
    const [report] = puzzle.reports;
    expect(await box.answer()).toEqual([report ? reportText(report.rule, puzzle.mode) : '']);
    await box.hide();
    await expect(came).toHaveCount(0);
  });
  await box.announce({ type: 'survey', from: 2, of: 'nav' });

  await test.step('found, no last act, and the sky is shown to all', async () => {
    const found = { type: 'find', ...placeOfUap(puzzle, turns) } as const;
    expect(await box.ask(found)).toEqual(['You found the UAP.']);
    await box.hide();
    const window = await box.open(text.OTHERS);
    await box.chip(text.NO_LAST_ACT, window).click();
    await box.enter();
    await box.open(text.END);
    await box.dialog.getByRole('button', { name: text.REVEAL }).click();
    await expect(box.table.end).toContainText(FREE_SKY);
  });

  await test.step('the score sheet fills itself: the UAP and a photo of a spy satellite', async () => {
    const rows = box.table.end.locator('.score-sheet tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('.score-total')).toHaveText('13');
    await expect(rows.last().locator('.score-total')).toHaveText('2');
  });
});
