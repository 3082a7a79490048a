import type { Locator, Page } from '@playwright/test';
import { judge, shareOf } from '../../bench/boxes/judge.ts';
import { assert } from '../../src/core/contract.ts';
import { measured } from '../pictures/boxes.ts';
import { SCENES } from '../pictures/scenes.ts';
import { SKY_SCENES } from '../planet-x/moments.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { SCREENS, settled } from '../shared/sizes.ts';
import { ORBIT_SCENES } from '../uaps/moments.ts';
import { HUNTER_SCENES } from '../ufo-hunter/moments.ts';
import { RACING_SCENES, WITH_GRAPHICS } from '../ufo-racing/moments.ts';

const SHEET = 'a sheet at the foot';
const FOLDED = 'a folded column';
const COLUMN = 'a column';

/** Where the private page is while it asks for nothing: the table of docs/layout.md. */
const PRIVATE_PAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '768x1024': { deduction: SHEET, hunter: SHEET, racing: SHEET },
  '1024x768': { deduction: COLUMN, hunter: FOLDED, racing: FOLDED },
  '1180x820': { deduction: COLUMN, hunter: FOLDED, racing: FOLDED },
  '1280x720': { deduction: COLUMN, hunter: COLUMN, racing: FOLDED },
  '1920x1080': { deduction: COLUMN, hunter: COLUMN, racing: FOLDED },
  '2560x1440': { deduction: COLUMN, hunter: COLUMN, racing: FOLDED },
  '717x512': { deduction: SHEET, hunter: SHEET, racing: SHEET },
};

const BUSY = [
  { kind: 'deduction', title: 'The Search for Planet X', arrive: SKY_SCENES['survey'] },
  { kind: 'deduction', title: 'The Search for UAPs', arrive: ORBIT_SCENES['survey'] },
  { kind: 'hunter', title: 'UFO Hunter', arrive: HUNTER_SCENES['choose'] },
  { kind: 'racing', title: 'UFO Racing', arrive: RACING_SCENES['move'] },
];

test.use(WITH_GRAPHICS);

for (const { kind, title, arrive } of BUSY)
  test(`${title}: on tablets and desks the board has its room, and nothing is cut`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'desktop', 'the sizes are set here');
    test.slow();
    await withSettings(page);
    await arrive?.(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await settled(page);
      expect.soft(await placeOfPage(page), screen.name).toBe(PRIVATE_PAGE[screen.name]?.[kind]);
      const facts = await measured(page);
      expect.soft(facts.board, screen.name).not.toBeNull();
      expect.soft(judge(facts), screen.name).toEqual([]);
    }
  });

test('UFO Hunter: a small desk shows the whole world', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'the sizes are set here');
  await withSettings(page);
  await HUNTER_SCENES['choose']?.(page);
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const [view, world] = [page.locator('.uh-map-view'), page.locator('.uh-map-world')];
    const [around, drawn] = [await view.boundingBox(), await world.boundingBox()];
    expect(drawn?.width).toBeLessThanOrEqual((around?.width ?? 0) + 1);
    expect(drawn?.height).toBeLessThanOrEqual((around?.height ?? 0) + 1);
    expect(shareOf(await measured(page))).toBeGreaterThan(0.7);
  }
});

test('UFO Racing: the private page folds, and what one opens stays open', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone has a sheet');
  await withSettings(page);
  await RACING_SCENES['move']?.(page);
  const stage = page.locator('.ur-stage');
  const paper = page.locator('.sheet-body');
  await expect(paper).toBeHidden();
  expect((await stage.boundingBox())?.width).toBeGreaterThan(1000);
  await page.locator('.edge').click();
  await expect(paper).toBeVisible();
  await page.reload();
  await expect(paper).toBeVisible();
  await page.locator('.edge').click();
  await expect(paper).toBeHidden();
});

const ENDINGS = [
  { title: 'The Search for Planet X', arrive: SKY_SCENES['end'] },
  { title: 'The Search for UAPs', arrive: ORBIT_SCENES['end'] },
  { title: 'UFO Hunter', arrive: HUNTER_SCENES['end'] },
  { title: 'UFO Racing', arrive: RACING_SCENES['end'] },
  { title: 'Unacknowledged', arrive: SCENES['unacknowledged']?.['end'] },
];

for (const { title, arrive } of ENDINGS)
  test(`${title}: a wheel reaches all that can be done at the end`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'the sizes are set here');
    test.slow();
    await withSettings(page);
    await arrive?.(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await settled(page);
      const buttons = page.locator('.ending-buttons button');
      expect(await buttons.count()).toBeGreaterThan(2);
      for (const button of await buttons.all())
        expect.soft(await wheeledTo(page, button), `${screen.name}, ${await button.innerText()}`).toBe(true);
    }
  });

/** Turns the wheel over the ending, up and then down, until nothing lies over all of it or there is no more way. */
async function wheeledTo(page: Page, target: Locator): Promise<boolean> {
  const ending = await page.locator('.ending').boundingBox();
  assert(ending, 'an ending');
  await page.mouse.move(ending.x + ending.width / 2, Math.max(ending.y, 0) + 120);
  const where = () => target.evaluate(whereItLies);
  for (const turn of [-120, 120])
    for (let before = Number.NaN; ; ) {
      const { open, top } = await where();
      if (open) return true;
      if (top === before) break;
      before = top;
      await page.mouse.wheel(0, turn);
      await settled(page);
    }
  return false;
}

/** `open`: all of it is in sight and can be pressed. */
function whereItLies(element: Element): { readonly open: boolean; readonly top: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isOpen = (y: number) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return there !== null && element.contains(there);
  };
  return { open: isOpen(top + 3) && isOpen((top + bottom) / 2) && isOpen(bottom - 3), top };
}

const placeOfPage = (page: Page): Promise<string> =>
  page.locator('.sheet').evaluate(
    (sheet, { SHEET, FOLDED, COLUMN }) => {
      if (getComputedStyle(sheet).position === 'absolute') return SHEET;
      return sheet.getBoundingClientRect().width < 100 ? FOLDED : COLUMN;
    },
    { SHEET, FOLDED, COLUMN },
  );
