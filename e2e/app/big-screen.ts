import type { Page } from '@playwright/test';
import { expect } from '../shared/page.ts';

/** Nothing scrolls, no words are out of sight, and whatever is beside the board can be read from three meters. */
export async function expectAllInSight(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const { documentElement: root } = document;
    const { clientWidth: width, clientHeight: height } = root;
    const least = (24 / 1080) * Math.min(height, (width / 16) * 9) - 0.6;
    const found: string[] = [];
    if (root.scrollWidth > width || root.scrollHeight > height) found.push('the page scrolls');
    for (const element of document.querySelectorAll('.big-words *')) {
      const says = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!says || element.closest('.sr') || !element.checkVisibility()) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = `${element.className} "${element.textContent?.slice(0, 30)}"`;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < least) found.push(`too small: ${name}`);
      // Lines of what happened that do not fit are left out whole.
      if (element.closest('.big-news li')) continue;
      if (left < 0 || top < 0 || right > width + 1 || bottom > height + 1)
        found.push(`out of sight: ${name}`);
    }
    const board = document.querySelector('.big-board');
    if (board && board.scrollHeight > board.clientHeight + 2) found.push('the board is cut');
    return found;
  });
  expect.soft(faults, where).toEqual([]);
}
