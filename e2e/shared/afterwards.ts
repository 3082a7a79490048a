import type { Locator } from '@playwright/test';
import * as text from '../../src/deduction/ui/analysis-text.ts';
import { expect } from './page.ts';

/** What a game of deduction shows of what each could have known, when it is over. */
export async function expectCounted(end: Locator, players: number, token: string): Promise<void> {
  await expect(end.getByRole('img', { name: text.chartLabel(players, token) })).toBeVisible();
  await expect(end.locator('.after-in-words li')).toHaveCount(players);
  await end.getByText(text.AS_TABLE, { exact: true }).click();
  await expect(end.getByRole('table', { name: text.AS_TABLE })).toContainText(text.AT_START);
}

/** Step by step, to the end and back. */
export async function expectSteppedThrough(end: Locator): Promise<void> {
  const left = end.locator('.known-skies');
  const scrubber = end.getByRole('slider', { name: text.SCRUB });
  const said = end.locator('.after-replay').getByRole('status');
  await expect(said).toContainText(text.BEFORE_ALL);
  const first = await left.textContent();
  await end.getByRole('button', { name: text.STEP_ON }).click();
  await expect(said).not.toContainText(text.BEFORE_ALL);
  await scrubber.press('End');
  await expect(left).not.toHaveText(first ?? '');
  const places = Number(await scrubber.getAttribute('max'));
  await expect(said).toContainText(text.placeSays(places, places));
  await scrubber.press('Home');
  await expect(left).toHaveText(first ?? '');
  await end
    .getByRole('button', { name: /show this moment/ })
    .first()
    .click();
  await expect(end.locator('.after-learned [aria-current]')).toHaveCount(1);
}
