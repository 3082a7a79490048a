import type { Page } from '@playwright/test';
import { assert } from '../../src/core/contract.ts';
import { fileAt, type Moment } from '../pictures/moments.ts';
import { SKY_SCENES } from '../planet-x/moments.ts';
import { expectAccessible, SCHEMES } from '../shared/axe.ts';
import { hiddenChoices, hiddenFocus, selectedOnBoard } from '../shared/forced-colors.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { paleSigns } from '../shared/vision.ts';
import { ORBIT_SCENES } from '../uaps/moments.ts';
import { HUNTER_SCENES } from '../ufo-hunter/moments.ts';
import { RACING_SCENES } from '../ufo-racing/moments.ts';

type Arrive = (page: Page) => Promise<void>;

const opened =
  (address: string): Arrive =>
  async page => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
const cards =
  (moment: Moment, chosen: boolean): Arrive =>
  async page => {
    const table = await Table.fromFile(page, fileAt(moment));
    if (!chosen) return;
    await table.openPaper();
    await table.cards.first().click();
  };
const some = (of: string, scenes: Readonly<Record<string, Arrive>>, ...names: readonly string[]) =>
  Object.fromEntries(
    names.map(name => {
      const arrive = scenes[name];
      assert(arrive, `${of} has a scene ${name}`);
      return [`${of}, ${name}`, arrive];
    }),
  );

/** Where something on the board is chosen. */
const CHOSEN_ON_BOARD = {
  ...some('Planet X', SKY_SCENES, 'survey'),
  ...some('UAPs', ORBIT_SCENES, 'place', 'survey'),
  ...some('UFO Hunter', HUNTER_SCENES, 'travel'),
  ...some('UFO Racing', RACING_SCENES, 'plan from above'),
};

const SCENES: Readonly<Record<string, Arrive>> = {
  home: opened('/'),
  'new table': opened('/#/new/unacknowledged'),
  settings: opened('/#/settings'),
  'Unacknowledged, discussion': cards('discussion', false),
  'Unacknowledged, choosing': cards('choosing', true),
  'Unacknowledged, end': cards('end', false),
  ...CHOSEN_ON_BOARD,
  ...some('Planet X', SKY_SCENES, 'sheet', 'theories', 'end'),
  ...some('UAPs', ORBIT_SCENES, 'sheet', 'end'),
  ...some('UFO Hunter', HUNTER_SCENES, 'choose', 'bid', 'end'),
  ...some('UFO Racing', RACING_SCENES, 'plan', 'move', 'end'),
};

for (const [name, arrive] of Object.entries(SCENES))
  test(`${name}: in colors of the system nothing is lost, at text of 200 % too`, async ({ page }) => {
    test.slow();
    await withSettings(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await arrive(page);
    await expectAccessible(page, name);
    for (const [theme, colorScheme] of Object.entries(SCHEMES)) {
      await page.emulateMedia({ colorScheme });
      expect(await paleSigns(page), theme).toEqual([]);
    }
    expect(await hiddenChoices(page)).toEqual([]);
    if (name in CHOSEN_ON_BOARD) expect(await selectedOnBoard(page)).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectAccessible(page, `${name}, text at 200 %`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    expect(await hiddenFocus(page)).toEqual([]);
  });

test('a focus that is only a shadow and a choice that is only a color are caught', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`
    <style>
      button:focus-visible { outline: 3px solid }
      button.shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px red }
      .tinted[aria-pressed="true"] { background: gold }
      .framed[aria-pressed="true"] { outline: 2px solid Highlight }
    </style>
    <button class="shadow">Deal</button>
    <button class="tinted" aria-pressed="true">Asteroid</button>
    <button class="framed" aria-pressed="true">Comet</button>`);
  expect(await hiddenChoices(page)).toEqual([expect.stringContaining('Asteroid')]);
  expect(await hiddenFocus(page)).toEqual([expect.stringContaining('Deal')]);
});
