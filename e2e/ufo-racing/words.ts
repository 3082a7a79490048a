import type { Page } from '@playwright/test';

/** Words and numbers of the plan that lie over each other or under a tool, or are cut off; empty is good. */
export const wordFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plan = document.querySelector('svg.ur-plan');
    if (!plan) return ['there is no plan'];
    /** Some pixels more or less are not seen. */
    const TOUCH = 2;
    const WORDS =
      '.ur-zone, .ur-height, .ur-elevation, .next-word, .ur-tile-name, .ur-finish, .ur-start text, .ur-start-word, .ur-rulers text';
    const TOOLS = '.ur-tools > *, .ur-compass, .ur-replay:not(.plays)';
    const edge = plan.getBoundingClientRect();
    const boxOf = (element: Element) => (element.querySelector('rect') ?? element).getBoundingClientRect();
    const isSeen = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
    const found = (from: ParentNode, of: string) =>
      [...from.querySelectorAll(of)]
        .map(element => ({
          name: `${element.getAttribute('class') ?? 'ruler'} ${(element.textContent ?? '').trim()}`,
          box: boxOf(element),
        }))
        .filter(({ box }) => isSeen(box));
    const [words, tools] = [found(plan, WORDS), found(document, TOOLS)];
    const cut = words
      .filter(({ box: { left, right } }) => left < edge.left - TOUCH || right > edge.right + TOUCH)
      .map(({ name }) => `${name} is cut off`);
    const over = words.flatMap((one, index) =>
      [...words.slice(index + 1), ...tools]
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > TOUCH &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > TOUCH,
        )
        .map(({ name }) => `${one.name} and ${name}`),
    );
    return [...cut, ...over];
  });
