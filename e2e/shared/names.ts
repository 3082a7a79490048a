import type { Page } from '@playwright/test';

/**
 * Controls whose name does not hold the words that stand on them; empty is good. Who controls a page by voice says what
 * is to be seen (WCAG 2.5.3).
 */
export const unspeakable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plain = (words: string) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isHeard = (node: Node): boolean => node.parentElement?.closest('[aria-hidden="true"]') === null;
    /** Reasons and other small print are no label; numbers and single letters are signs. */
    const isLabel = ({ parentElement: around }: Node): boolean =>
      around !== null && isSeen(around) && around.closest('.sr, small, .data, svg, .why') === null;
    const textsIn = (control: Element): readonly Node[] => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    const wordsOf = (texts: readonly Node[]) => texts.map(({ textContent }) => plain(textContent ?? ''));
    return [...document.querySelectorAll('button, a[href], summary, [role="button"]')].flatMap(control => {
      if (!isSeen(control)) return [];
      const texts = textsIn(control);
      const label = control.getAttribute('aria-label');
      const name = label === null ? wordsOf(texts.filter(isHeard)).join(' ') : plain(label);
      return wordsOf(texts.filter(isLabel))
        .filter(words => words.length > 1 && !name.includes(words))
        .map(words => `"${words}" is called "${name}"`);
    });
  });
