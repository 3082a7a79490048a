import type { Page } from '@playwright/test';
import { gameTitle } from '../../src/client/text.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, withSettings } from './page.ts';
import { signFaults } from './vision.ts';

type Scenes = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** One journey for each page of a game, and for each scene of its table. */
export function eyesOn(game: string, scenes: Scenes): void {
  for (const [name, arrive] of Object.entries({ ...pagesOf(game), ...scenes }))
    test(`${gameTitle(game)}, ${name}: accessible by night and by day, and needs no color`, async ({
      page,
    }) => {
      // Every sign is looked at in ten pictures.
      test.slow();
      await withSettings(page);
      await arrive(page);
      await expectAccessible(page, name);
      expect(await signFaults(page)).toEqual([]);
    });
}

function pagesOf(game: string): Scenes {
  const at = (address: string) => async (page: Page) => {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };
  return {
    'new table': at(`/#/new/${game}`),
    'new table around one device': at(`/#/new/${game}/people`),
    'new table with friends': at(`/#/new/${game}/friends`),
    rules: at(`/#/rules/${game}`),
    lesson: at(`/#/learn/${game}`),
  };
}
