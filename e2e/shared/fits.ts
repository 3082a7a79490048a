import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

const NARROW = { width: 320, height: 640 };

/** Nothing misfits on the smallest phone, nor with the largest letters; the page is left as it was. */
export async function expectFitsSmall(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  expect.soft(await misfits(page), `${name}, 320 px`).toEqual([]);
  await page.setViewportSize(usual);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await misfits(page), `${name}, text at 200 %`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** What of these is cut, beyond the screen or under something else, as it stands, without scrolling; empty is good. */
export const outOfSight = (these: Locator): Promise<readonly string[]> =>
  these.evaluateAll(all => {
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return false;
        if (overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)) return false;
      }
      const [across, down] = [right - left, bottom - top];
      return [0.15, 0.5, 0.85].every(share => {
        const there = document.elementFromPoint(left + across * share, top + down * share);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    return all
      .filter(element => !isSeen(element))
      .map(element => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
  });

/** What is cut off, lies over something else, or is wider than the screen; empty is good. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** A dialog, or the private page, lies over everything else. */
    const over = document.querySelector('dialog[open]') ?? document.querySelector('.sheet.open');
    const top = over ?? document.body;
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const named = (element: Element) => {
      const says = (element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${says}"`;
    };
    const ancestorsOf = (element: Element): readonly Element[] => {
      const { parentElement: parent } = element;
      return parent === null ? [] : [parent, ...ancestorsOf(parent)];
    };
    /** A private page that is closed, what is for screen readers only, drawings, and what is not there. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr, [aria-hidden="true"], [inert], svg') === null &&
      element.getBoundingClientRect().width > 1;
    const isCut = (style: string) => style === 'hidden' || style === 'clip';
    const rolls = (style: string) => style === 'auto' || style === 'scroll';
    /** What one sees of it, inside of whatever rolls or cuts. */
    const boxOf = (element: Element) => {
      let { left, right, top: upper, bottom } = element.getBoundingClientRect();
      for (const around of ancestorsOf(element)) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, right, top: upper, bottom };
    };
    const rollsSideways = (element: Element) =>
      ancestorsOf(element).some(
        around => rolls(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth,
      );
    /** Bars lie over what rolls under them. */
    const isBar = (element: Element) =>
      [element, ...ancestorsOf(element)].some(one =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      );

    /** The newest line of what happened is one line, and whole in the log. */
    const isNews = (element: Element) => element.closest('.rail-lines') !== null;
    /** Targets of two rows may touch. */
    const TOUCH = 10;

    const seen = [...top.querySelectorAll('*')].filter(element => isSeen(element) && !isNews(element));
    const faults: string[] = [];
    if (scrollWidth > width) faults.push(`the page is ${scrollWidth - width} too wide`);
    for (const element of seen) {
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > width + 1) && !rollsSideways(element))
        faults.push(`beyond the edge: ${named(element)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!isText) continue;
      if (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut off at the side: ${named(element)}`);
      if (isCut(overflowY) && element.scrollHeight > element.clientHeight + 2)
        faults.push(`cut off at the foot: ${named(element)}`);
    }
    /** A board is where one points at: it keeps a size, in sight. */
    const LEAST_BOARD = 200;
    for (const board of over ? [] : document.querySelectorAll('.board svg[role="group"]')) {
      if (!board.checkVisibility()) continue;
      const { left, right, top: upper, bottom } = boxOf(board);
      const [across, down] = [Math.round(right - left), Math.round(bottom - upper)];
      if (Math.min(across, down) < LEAST_BOARD)
        faults.push(`a board of ${across} by ${down}: ${named(board)}`);
    }
    const pressed = seen.filter(
      element => element.matches('button, a[href], input, select, textarea') && !isBar(element),
    );
    for (const button of pressed)
      if (button.matches('button, a') && button.scrollWidth > button.clientWidth + 1)
        faults.push(`wider than what it stands on: ${named(button)}`);
    for (const [index, one] of pressed.entries())
      for (const other of pressed.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > TOUCH && down > TOUCH) faults.push(`one over the other: ${named(one)}, ${named(other)}`);
      }
    return faults;
  });
