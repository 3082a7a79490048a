import type { Page } from '@playwright/test';
import * as code from '../../src/companion/text/code.ts';
import * as set from '../../src/companion/text/set-up.ts';
import * as words from '../../src/deduction/ui/box/text.ts';
import { puzzleOf as skyOf } from '../../src/games/planet-x/puzzle.ts';
import * as sky from '../../src/games/planet-x/ui/box/text.ts';
import { FACT_SETS } from '../../src/games/uaps/board.ts';
import { puzzleOf as orbitOf } from '../../src/games/uaps/puzzle.ts';
import { LEVELS_OF_FACTS } from '../../src/games/uaps/types.ts';
import * as orbit from '../../src/games/uaps/ui/box/text.ts';
import { verbName } from '../../src/games/uaps/ui/dock-text.ts';
import { shortThing } from '../../src/games/uaps/ui/text.ts';
import { expectFocusSeen, tabTo } from '../shared/focus.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { names, walkTo } from '../uaps/orbit-keys.ts';
import { FREE_SKY, placeOfUap } from '../uaps/uaps.ts';
import { BoxOrbit, answerOf as orbitAnswer } from './box-orbit.ts';
import { BoxSky, answerOf as skyAnswer } from './box-sky.ts';

const SKY = '27TE-X6FC-575';
/** In this orbit nothing bars anything there. */
const STANDS = 2;

// Everybody with a device of their own: nobody enters what others do, and sky or Earth is turned by hand.

test('a sitting beside the box of Planet X goes from a code to the reveal by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const box = new BoxSky(page);
  await opens(page, SKY);
  await expect(box.commit).toBeVisible();
  // The first season, and the third level.
  await page.keyboard.press('1');
  await page.keyboard.press('7');
  await page.keyboard.press('Control+Enter');
  await putsAway(box);

  await test.step('a question is asked, read back and answered', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await asks(box);
    const answer = skyAnswer(skyOf(SKY), { type: 'research', topic: 'A' });
    expect(await box.answer()).toEqual([answer]);
    await hides(box);
  });

  await test.step('the sky is turned by hand', async () => {
    await page.keyboard.press('y');
    await expect(page.getByRole('dialog', { name: sky.TURN_TITLE })).toBeVisible();
    // The words for wide and for narrow screens.
    await press(page, sky.turnAct(2).repeat(2));
    await expect(box.act(sky.TURN_SKY)).toContainText(sky.arrowAt(2));
    await expectFocusSeen(page);
  });

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: sky.REVEAL_TITLE })).toBeVisible();
  await press(page, sky.REVEAL);
  await expect(box.table.end).toContainText(SKY);
});

test('a sitting beside the box of UAPs goes from a code to the reveal by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const box = new BoxOrbit(page);
  const puzzle = orbitOf(FREE_SKY);
  await opens(page, FREE_SKY);
  await expect(box.commit).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press(`${FACT_SETS + 1 + LEVELS_OF_FACTS.indexOf('experienced')}`);
  await page.keyboard.press('Control+Enter');
  await putsAway(box);
  await page.keyboard.press(`${STANDS}`);
  await page.keyboard.press('Control+Enter');
  await expect(box.act(verbName.survey)).toBeVisible();

  await test.step('a survey of the quadrant is composed, read back and answered', async () => {
    await page.keyboard.press('s');
    await expect(box.commit).toBeVisible();
    await press(page, shortThing.meteor);
    await asks(box);
    const survey = { type: 'survey', of: ['meteor'], area: { form: 'quadrant' } } as const;
    expect(await box.answer()).toEqual([orbitAnswer(puzzle, survey, STANDS, 0)]);
    await hides(box);
  });

  await test.step('a photo is taken of a sector that arrows lead to', async () => {
    await page.keyboard.press('p');
    await expect(box.commit).toBeVisible();
    // After four sectors, the third thing.
    await page.keyboard.press('7');
    await walkTo(page, 3);
    await page.keyboard.press('Enter');
    await asks(box);
    await hides(box);
  });

  await test.step('the Earth is turned by hand', async () => {
    await page.keyboard.press('y');
    await expect(page.getByRole('dialog', { name: orbit.TURN_TITLE })).toBeVisible();
    await press(page, orbit.TURN);
    await expect(box.dialog).toHaveCount(0);
    await expectFocusSeen(page);
  });

  await test.step('the UAP is found', async () => {
    await page.keyboard.press('f');
    await expect(box.commit).toBeVisible();
    await names(box.table, placeOfUap(puzzle, 1));
    await asks(box);
    expect(await box.answer()).toEqual(['You found the UAP.']);
    await hides(box);
  });

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: orbit.REVEAL_TITLE })).toBeVisible();
  await press(page, orbit.REVEAL);
  await expect(box.table.end).toContainText(FREE_SKY);
});

/** Types a code, and goes through the set-up as it stands. */
async function opens(page: Page, typed: string): Promise<void> {
  await withSettings(page);
  await page.goto('/#/companion/enter');
  await expect(page.getByRole('textbox', { name: code.FIELD })).toBeVisible();
  await page.getByRole('textbox', { name: code.FIELD }).focus();
  await page.keyboard.type(typed.toLowerCase());
  await page.keyboard.press('Enter');
  for (const title of [set.TITLES.people, set.TITLES.turns, set.TITLES.help]) {
    await expect(page.getByRole('button', { name: set.NEXT })).toBeVisible();
    await press(page, set.NEXT);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
  await press(page, set.START);
}

/** Reads what one begins with, and goes back to the table. */
async function putsAway({ page, sheet }: BoxSky | BoxOrbit): Promise<void> {
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectFocusSeen(page);
}

/** Until the answer is on the screen. */
async function asks({ page, readBack, sheet }: BoxSky | BoxOrbit): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(readBack).toBeVisible();
  await press(page, await readBack.locator('[data-primary]').innerText());
  await expect(sheet).toBeVisible();
}

async function hides({ page, sheet }: BoxSky | BoxOrbit): Promise<void> {
  await press(page, words.HIDE);
  await expect(sheet).toHaveCount(0);
  await expectFocusSeen(page);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
