import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unspeakable } from './names.ts';
import { expect } from './page.ts';

export const SCHEMES = { night: 'dark', day: 'light' } as const;

/** Nothing serious or critical, by night and by day, and names that can be spoken; the page must follow the system's color scheme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const [theme, colorScheme] of Object.entries(SCHEMES)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
  expect(await unspeakable(page), where).toEqual([]);
}
