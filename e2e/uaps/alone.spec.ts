import { at } from '../../src/core/contract.ts';
import * as notes from '../../src/deduction/text.ts';
import { puzzleOf } from '../../src/games/uaps/puzzle.ts';
import type { Move } from '../../src/games/uaps/types.ts';
import * as ending from '../../src/games/uaps/ui/end-text.ts';
import * as paper from '../../src/games/uaps/ui/paper-text.ts';
import { expectCounted, expectSteppedThrough } from '../shared/afterwards.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { FREE_SKY, OrbitTable, placeOfUap } from './uaps.ts';

const puzzle = puzzleOf(FREE_SKY);

test('one plays a chosen sky against a bot, with hints, to the end and on to what each could know', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  const table = await OrbitTable.alone(page, 1, FREE_SKY);
  await table.make({ type: 'know', level: 'beginner' });
  expect(await table.waits()).toBe('place');
  await table.make({ type: 'place', quadrant: 2 });
  expect(await table.waits()).toBe('act');
  await table.light('exact');
  const before = await table.skies();

  await test.step('the lamp says why', async () => {
    await table.lamp.getByRole('button', { name: /^Why\?/ }).click();
    const why = table.paper.locator('.note-why');
    await expect(why.getByText(notes.WHY_FOLLOWS)).toBeVisible();
    await expect(why.getByRole('listitem').first()).toContainText(/Rule|From the start|Luna/);
    await why.getByRole('button', { name: notes.CLOSE_WHY }).click();
  });

  await test.step('marks are kept, checked and undone', async () => {
    await table.mark(12, 'meteor', 'i');
    await expect(table.sector(12)).toHaveAccessibleName(/your note: meteor shower/);
    const { sector, sight } = at(at(puzzle.facts, 0), 0);
    await table.mark(sector, sight, 'i');
    await table.checkMarks();
    await expect(table.lamp.getByText(/^Cannot be/)).toBeVisible();
    await table.paper.getByRole('button', { name: notes.UNDO }).click();
    await table.checkMarks();
    await expect(table.lamp.getByText(/^Your marks fit/)).toBeVisible();
  });

  await test.step('questions leave fewer skies, and a photo is verified', async () => {
    await play(table, { type: 'survey', of: ['meteor'], area: { form: 'quadrant' } });
    await play(table, { type: 'photo', sector: 12, subject: 'meteor' });
    await expect(table.sector(12)).toHaveAccessibleName(/photo by you, face down: meteor shower/);
    await play(table, { type: 'target', sectors: [3] });
    await expect(table.sector(12)).toHaveAccessibleName(/verified meteor shower, photo by you/);
    await table.openPaper();
    await expect.poll(() => table.skies()).toBeLessThan(before);
    for (const source of [paper.sourceName.survey, paper.sourceName.target])
      await expect(table.paper.locator('.note-known')).toContainText(source);
  });

  await test.step('the right place ends it', async () => {
    const guess = placeOfUap(puzzle, await table.turns(puzzle.mode));
    await play(table, { type: 'find', ...guess });
    expect(await table.waits()).toBe('over');
    await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
    await expect(table.end).toContainText(
      ending.placeSays(guess.sector, guess.before, guess.after, guess.stacked),
    );
    await expect(table.end.locator('.end-code-itself')).toHaveText(FREE_SKY);
    await expect(table.end.locator('.end-points tbody tr')).toHaveCount(2);
    await expect(table.end.locator('.end-claims')).toContainText('Meteor shower in 12');
  });

  await test.step('afterwards every sky is counted, and the game can be stepped through', async () => {
    await expectCounted(table.end, 2, 'token');
    await expect(table.end.locator('.after-learned')).toContainText('Targeted 3');
    await expectSteppedThrough(table.end);
  });
});

/** One act, and whatever others do until the next. */
async function play(table: OrbitTable, move: Move): Promise<void> {
  await table.make(move);
  await table.waits();
}
