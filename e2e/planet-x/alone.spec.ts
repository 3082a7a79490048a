import { assert, at } from '../../src/core/contract.ts';
import * as notes from '../../src/deduction/text.ts';
import { puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import type { Move } from '../../src/games/planet-x/types.ts';
import * as ending from '../../src/games/planet-x/ui/end-text.ts';
import * as paper from '../../src/games/planet-x/ui/paper-text.ts';
import { expectCounted, expectSteppedThrough } from '../shared/afterwards.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { placeOfX, SkyTable } from './planet-x.ts';

const CODE = '27TE-X6FC-575';
const { sky, facts } = puzzleOf(CODE);
const x = placeOfX(sky);
const comet = sky.indexOf('comet') + 1;

test('one plays a chosen sky against a bot, with hints, to the end and on to what each could know', async ({
  page,
}) => {
  await withSettings(page);
  const table = await SkyTable.alone(page, 1, CODE);
  await table.make({ type: 'know', level: 'youth' });
  expect(await table.waits()).toBe('act');
  await table.light('exact');
  const before = await table.skies();

  await test.step('the lamp says why', async () => {
    await table.lamp.getByRole('button', { name: /^Why\?/ }).click();
    const why = table.paper.locator('.note-why');
    await expect(why.getByText(notes.WHY_FOLLOWS)).toBeVisible();
    await expect(why.getByRole('listitem').first()).toContainText(/Rule|From the start/);
    await why.getByRole('button', { name: notes.CLOSE_WHY }).click();
  });

  await test.step('marks are kept, checked and undone', async () => {
    await table.cell(comet, 'comet').press('i');
    await expect(table.sector(comet)).toHaveAccessibleName(/your note: comet/);
    const { sector, body } = at(at(facts, 0), 0);
    const wrong = table.cell(sector, body);
    await wrong.press('i');
    await table.checkMarks();
    await expect(table.lamp.getByText(/^Cannot be/)).toBeVisible();
    await expect(wrong).toHaveAccessibleName(/sure.*cannot be/);
    await table.paper.getByRole('button', { name: notes.UNDO }).click();
    await expect(wrong).toHaveAccessibleName(/blank/);
    await table.checkMarks();
    await expect(table.lamp.getByText(/^Your marks fit/)).toBeVisible();
  });

  await test.step('questions leave fewer skies, and a theory lies on the circle', async () => {
    await ask(table);
    await expect(table.sector(comet)).toHaveAccessibleName(/theory by you: comet/);
    await table.openPaper();
    await expect.poll(() => table.skies()).toBeLessThan(before);
    for (const source of [paper.sourceName.survey, paper.sourceName.target])
      await expect(table.paper.locator('.note-known')).toContainText(source);
  });

  await test.step('the right place ends it', async () => {
    await table.make({ type: 'locate', ...x });
    expect(await table.waits()).toBe('over');
    await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
    await expect(table.end).toContainText(ending.placeSays(x.sector, x.before, x.after));
    await expect(table.end.locator('.end-code-itself')).toHaveText(CODE);
    await expect(table.end.locator('.end-points tbody tr')).toHaveCount(2);
    await expect(table.end.locator('.end-claims')).toContainText(
      ending.theorySays({ body: 'comet', sector: comet, right: true, first: true }),
    );
  });

  await test.step('afterwards every sky is counted, and the game can be stepped through', async () => {
    await expectCounted(table.end, 2, 'pawn');
    await expect(table.end.locator('.after-in-words li').first()).toContainText(/you located/i);
    await expect(table.end.locator('.after-learned')).toContainText('Researched topic A');
    await expectSteppedThrough(table.end);
  });
});

const RESEARCH: Move = { type: 'research', topic: 'A' };

/** Each kind of question once; a theory in the first phase, none in others. */
async function ask(table: SkyTable): Promise<void> {
  const questions: readonly (() => Promise<Move>)[] = [
    async () => RESEARCH,
    async () => {
      const visible = await table.visible();
      return { type: 'survey', of: 'asteroid', from: at(visible, 0), to: at(visible, -1) };
    },
    async () => ({ type: 'target', sector: at(await table.visible(), 0) }),
  ];
  let [asked, phases] = [0, 0];
  for (;;) {
    const waiting = await table.waits();
    if (waiting === 'theories') {
      const theories = phases++ === 0 ? [{ sector: comet, body: 'comet' as const }] : [];
      await table.make({ type: 'submit', theories });
      continue;
    }
    assert(waiting === 'act', `a turn, not ${waiting}`);
    const question = questions[asked++];
    if (!question) return;
    await table.make(await question());
  }
}
