import type { Page } from '@playwright/test';
import { expect } from './page.ts';

const MOST_TABS = 60;

/** Walks on by Tab until something with this name has the focus; all on the way can be seen while they have it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (focused.trim() === name) return;
  }
  throw new Error(`"${name}" cannot be reached by Tab`);
}

/** Something has the focus, and one can see where it is, as soon as the page is drawn: nothing lies over it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const focus = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at || at === document.body) return 'lost';
      const { x, y, width, height } = at.getBoundingClientRect();
      const shown = width > 0 && height > 0 && at.checkVisibility();
      const whole = at.closest('label') ?? at;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return shown && whole.contains(top) ? 'seen' : `hidden on ${at.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(focus).toBe('seen');
}
