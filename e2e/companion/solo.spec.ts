import * as words from '../../src/client/table/beside/text.ts';
import { levelName } from '../../src/client/text/new-table.ts';
import { SOLO } from '../../src/companion/text/home.ts';
import * as solo from '../../src/companion/text/solo.ts';
import { assert } from '../../src/core/contract.ts';
import { puzzleOf as skyOf } from '../../src/games/planet-x/puzzle.ts';
import { puzzleOf } from '../../src/games/uaps/puzzle.ts';
import { placeOfX, SkyTable } from '../planet-x/planet-x.ts';
import { expectAccessible } from '../shared/axe.ts';
import { Board, enterCode } from '../shared/beside.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { FREE_SKY, OrbitTable, placeOfUap } from '../uaps/uaps.ts';

const SKY = '27TE-X6FC-575';
const { sky } = skyOf(SKY);
const comet = sky.indexOf('comet') + 1;

test('solo at Planet X: a code is typed, pieces are moved as the page says, and it ends with a score', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  await page.goto('/#/companion');
  await page.getByRole('link', { name: SOLO['planet-x'].title }).click();
  await enterCode(page, SKY, solo.OTHER_CODE);
  await expectAccessible(page, 'solo');
  await page
    .getByRole('group', { name: solo.LEVEL })
    .getByText(levelName('stargazer'), { exact: true })
    .click();
  await page.getByRole('button', { name: /^Start/ }).click();
  const table = new SkyTable(page);
  const board = new Board(table);

  await test.step('first of all the board is laid out', async () => {
    await board.opens();
    await expect(board.lines.first()).toContainText('12 sectors');
    await expect(board.lines.filter({ hasText: 'Heron' }).first()).toContainText('pawn');
    await expect(table.dock).toBeHidden();
    await expectAccessible(page, 'laying out');
    await page.reload();
    await expect(board.lines.first()).toContainText('12 sectors');
    await page.keyboard.press('Control+Enter');
    await expect(board.card).toBeHidden();
  });

  await table.make({ type: 'know', level: 'genius' });
  let [turns, theories] = [0, 0];
  for (;;) {
    await board.follow();
    const waiting = await table.waits();
    if (waiting === 'theories') {
      const first = theories++ === 0;
      await table.make({ type: 'submit', theories: first ? [{ sector: comet, body: 'comet' }] : [] });
      continue;
    }
    assert(waiting === 'act', `a turn, not ${waiting}`);
    if (turns++ === 4) break;
    const [from = 1, , , to = 4] = await table.visible();
    await table.make(
      turns % 2 === 1 ? { type: 'research', topic: 'A' } : { type: 'survey', of: 'asteroid', from, to },
    );
  }
  await test.step('what was done can be looked up', async () => {
    await table.dock.getByRole('button', { name: words.PIECES }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(/your pawn|Heron/);
    await page.keyboard.press('Escape');
  });
  await table.make({ type: 'locate', ...placeOfX(sky) });
  await expect(board.lines.first()).toContainText('Move your pawn 5');
  await board.follow();
  await expect(table.end.locator('.end-points tbody tr')).toHaveCount(2);
  await expect(board.card).toBeHidden();
  for (const line of [
    /^Heron (surveys|targets|researches)/,
    /^Move Heron's pawn \d, to sector \d+/,
    /^Turn the Earth until its arrow points to sector \d+\.$/,
    new RegExp(`^Put your theory token face down in sector ${comet}\\.$`),
    /^Move every theory token that is face down/,
    /^Planet X was in sector/,
  ])
    expect(board.said).toContainEqual(expect.stringMatching(line));
});

test('solo at UAPs: the bot is placed, walks and photographs on the board, and it ends with a score', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  await page.goto('/#/companion');
  await page.getByRole('link', { name: SOLO.uaps.title }).click();
  await enterCode(page, FREE_SKY, solo.OTHER_CODE);
  await page
    .getByRole('group', { name: solo.LEVEL })
    .getByText(levelName('spotter'), { exact: true })
    .click();
  await page.getByRole('button', { name: /^Start/ }).click();
  const table = new OrbitTable(page);
  const board = new Board(table);
  await board.opens();
  await expect(board.lines.nth(1)).toContainText('Put Luna in sector');
  await board.press();
  await table.make({ type: 'know', level: 'genius' });
  const puzzle = puzzleOf(FREE_SKY);
  let turns = 0;
  for (;;) {
    await board.follow();
    const waiting = await table.waits();
    if (waiting === 'place') {
      await table.make({ type: 'place', quadrant: 2 });
      await expect(
        board.lines.filter({ hasText: 'Put your researcher in quadrant 2, inner 3–4.' }),
      ).toBeVisible();
      continue;
    }
    assert(waiting === 'act', `a turn, not ${waiting}`);
    if (turns++ === 4) break;
    await table.make(
      turns === 1
        ? { type: 'photo', sector: 12, subject: 'meteor' }
        : { type: 'survey', of: ['nav'], area: { form: 'quadrant' } },
    );
  }
  await table.make({ type: 'find', ...placeOfUap(puzzle, await table.turns(puzzle.mode)) });
  await board.follow();
  await expect(table.end.locator('.end-points tbody tr')).toHaveCount(2);
  for (const line of [
    /^Put Heron's researcher in quadrant \d, inner \d–\d\.$/,
    /^Heron (surveys|targets|moves|photographs|analyzes)/,
    /^Move Heron's token \d, to space \d+/,
    /^Put your photo face down in sector 12\.$/,
    /^Turn the Earth 1 sector counterclockwise/,
    /^Turn up your photo in sector 12: a meteor shower, right\.$/,
    /^The UAP was in sector/,
  ])
    expect(board.said).toContainEqual(expect.stringMatching(line));
});
