import type { Page } from '@playwright/test';
import type { Facts } from '../../bench/boxes/judge.ts';

/** What is there whatever the board shows: bars, what is decided with, and a private page that asks for something. */
const BARS = [
  ...['.top', '.told', '.strip', '.coach', '.refused', '.dock', '.step-bar', '.edge', '.sheet.asks'],
  ...['.uh-seats', '.uh-map-foot', '.ur-section', '.ur-replay.plays', '.rail-announced'],
].join();

/** Where the games draw. Unacknowledged is played with words: what was said belongs to its table. */
const BOARDS = [
  { of: '.px-circle, .ua-orbits, .uh-map-world', keepsForm: true },
  { of: '.ur-track', keepsForm: false },
  { of: 'body:has(.un-board) :is(.un-board, .un-rail) > *', keepsForm: false },
];

/** What may scroll on its own. */
const PARTS = '.ground, .board, .rail, .ground > .rail, .dock, .sheet-body, .ending';

/** What boxes there are on the screen now. What lies under a dialog or an open sheet is not looked at. */
export const measured = (page: Page): Promise<Facts> =>
  page.evaluate(
    ({ BARS, BOARDS, PARTS }): Facts => {
      type Mutable = { left: number; top: number; right: number; bottom: number };
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const covers = (element: Element | null) =>
        element !== null && getComputedStyle(element).position === 'absolute' ? element : null;
      const over =
        document.querySelector('dialog[open]') ??
        covers(document.querySelector('.sheet.open')) ??
        document.querySelector('.log');
      const top = over ?? document.body;
      const kindOf = (element: Element) => {
        const [first] = element.classList;
        return `${element.tagName.toLowerCase()}${first === undefined ? '' : `.${first}`}`;
      };
      const saysOf = (element: Element) => {
        const says = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return says.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      };
      const named = (element: Element) => `${kindOf(element)} "${saysOf(element)}"`;
      const ancestorsOf = (element: Element): readonly Element[] => {
        const { parentElement: parent } = element;
        // What lies in the top layer is cut by nothing below it.
        if (parent === null || element.matches('dialog:modal')) return [];
        // What has no box of its own cuts nothing.
        const isBoxless = getComputedStyle(parent).display === 'contents';
        return [...(isBoxless ? [] : [parent]), ...ancestorsOf(parent)];
      };
      const cutAt = ({ left, top, right, bottom }: Mutable | DOMRect, edge: Mutable | DOMRect): Mutable => ({
        left: Math.max(left, edge.left),
        top: Math.max(top, edge.top),
        right: Math.min(right, edge.right),
        bottom: Math.min(bottom, edge.bottom),
      });
      const around = (a: Mutable, b: Mutable | DOMRect): Mutable => ({
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      });
      const isThere = ({ left, top, right, bottom }: Mutable) => right - left > 1 && bottom - top > 1;
      /** What one sees of a box, inside of whatever rolls or cuts. */
      const seenOf = (element: Element, box: Mutable | DOMRect): Mutable =>
        [element, ...ancestorsOf(element)]
          .filter(outer => getComputedStyle(outer).overflowY !== 'visible')
          .reduce<Mutable>((seen, outer) => cutAt(seen, outer.getBoundingClientRect()), cutAt(box, screen));
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sr, [inert]') === null;
      const hasText = (element: Element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      /** As high as letters are: fonts take more room above and below, each as much as it likes. */
      const lettersIn = ({ left, right, top, bottom }: Mutable, size: number): Mutable => {
        const spare = Math.max(0, bottom - top - 1.2 * size) / 2;
        return { left, right, top: top + spare, bottom: bottom - spare };
      };
      /** Each line of its own letters: what only screen readers find inside of it is elsewhere. */
      const linesOf = (element: Element): readonly Mutable[] =>
        [...element.childNodes]
          .filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
          .flatMap(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const size = Number.parseFloat(getComputedStyle(element).fontSize);
            return [...range.getClientRects()].map(line => lettersIn(line, size));
          });
      const pathOf = (element: Element): readonly number[] =>
        element.parentElement
          ? [...pathOf(element.parentElement), [...element.parentElement.children].indexOf(element)]
          : [];
      /** A button may be spread over all of what it stands in. */
      const standsFor = (element: Element) => {
        const parent = element.parentElement;
        if (!parent) return element;
        const [inner, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
        const isSpread = Math.abs(inner.width - outer.width) < 3;
        return isSpread && getComputedStyle(element).position === 'absolute' ? parent : element;
      };
      /** A bar lies over what rolls under it, and news is one line here and whole in the log. */
      const isLayer = (element: Element) =>
        [element, ...ancestorsOf(element)].some(one =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position),
        );
      const isNews = (element: Element) => element.closest('.rail-lines, .happened') !== null;

      /** What only comes into sight with the focus is a pixel until then. */
      const isDot = (element: Element) => element.clientWidth === 1 && element.clientHeight === 1;
      const shown = [...top.querySelectorAll('*')].filter(
        element => isShown(element) && ![element, ...ancestorsOf(element)].some(isDot),
      );
      const texts = shown.filter(element => hasText(element) && element.closest('svg') === null);
      const controls = shown.filter(
        element =>
          element.matches('button:not(.edge), a[href], input, select, textarea') &&
          element.closest('svg') === null,
      );
      const things = [
        ...texts.flatMap(element => linesOf(element).map(box => ({ element, kind: 'text' as const, box }))),
        ...controls.map(element => ({
          element,
          kind: 'control' as const,
          box: element.getBoundingClientRect(),
        })),
      ].flatMap(({ element, kind, box }) => {
        const seen = seenOf(element, box);
        if (!isThere(seen) || isLayer(element)) return [];
        return [{ name: named(element), kind, box: seen, path: pathOf(standsFor(element)) }];
      });

      const cut: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) cut.push('the page is wider than the screen');
      for (const element of texts.filter(text => !isNews(text))) {
        const [first, ...others] = linesOf(element).filter(isThere);
        if (!first) continue;
        const box = others.reduce(around, first);
        for (const outer of [element, ...ancestorsOf(element)]) {
          const { overflowX, overflowY } = getComputedStyle(outer);
          if ([overflowX, overflowY].some(style => style === 'auto' || style === 'scroll')) break;
          const edge = outer.getBoundingClientRect();
          const beyond = Math.max(edge.left - box.left, box.right - edge.right);
          const below = Math.max(edge.top - box.top, box.bottom - edge.bottom);
          if (overflowX !== 'visible' && beyond > 2) cut.push(`cut off at the side: ${named(element)}`);
          else if (overflowY !== 'visible' && below > 4)
            cut.push(`cut off above or below: ${named(element)}`);
          else continue;
          break;
        }
      }

      for (const button of top.querySelectorAll('.dock [data-primary], .sheet-body [data-primary]')) {
        if (!isShown(button) || button.matches('[aria-disabled="true"]')) continue;
        const box = button.getBoundingClientRect();
        const seen = seenOf(button, box);
        const there = document.elementFromPoint((box.left + box.right) / 2, (seen.top + seen.bottom) / 2);
        if (!isThere(seen) || seen.bottom - seen.top < box.height - 4 || !(there && button.contains(there)))
          cut.push(`what decides is out of sight: ${named(button)}`);
      }

      const scaleOf = (element: Element) => {
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      };
      const letters = shown
        .filter(element => hasText(element) && element.closest('title, desc, option, canvas') === null)
        .filter(element => isThere(seenOf(element, element.getBoundingClientRect())))
        .map(element => ({
          kind: kindOf(element),
          says: saysOf(element),
          px: Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element),
        }));

      const strips = [...top.querySelectorAll(PARTS)].filter(isShown).flatMap(element => {
        const box = element.getBoundingClientRect();
        const seen = seenOf(element, box);
        // What only looks out at the end of a part that scrolls shows that there is more.
        const scrolls =
          getComputedStyle(element).overflowY !== 'visible' && element.scrollHeight > element.clientHeight;
        if (!isThere(seen) || !scrolls) return [];
        return [{ name: named(element), seen: seen.bottom - seen.top, whole: element.scrollHeight }];
      });

      const drawnOf = (element: Element): Mutable => {
        if (!(element instanceof SVGSVGElement)) return seenOf(element, element.getBoundingClientRect());
        const { x, y, width, height } = element.getBBox();
        const matrix = element.getScreenCTM();
        if (!matrix) return seenOf(element, element.getBoundingClientRect());
        const from = new DOMPoint(x, y).matrixTransform(matrix);
        const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
        const box = { left: from.x, top: from.y, right: to.x, bottom: to.y };
        return seenOf(element, cutAt(box, element.getBoundingClientRect()));
      };
      const formOf = (element: Element) => {
        if (!(element instanceof SVGSVGElement)) return null;
        const { width, height } = element.getBBox();
        return width / height;
      };
      // An ending is a page to read, with the board as one of its pictures.
      const boards =
        over || document.querySelector('.ending')
          ? []
          : BOARDS.flatMap(({ of, keepsForm }) => {
              const drawn = [...document.querySelectorAll(of)].filter(isShown);
              const boxes = drawn.map(drawnOf).filter(isThere);
              const [first] = drawn;
              if (!first || boxes.length === 0) return [];
              return [{ drawn: boxes.reduce(around), form: keepsForm ? formOf(first) : null }];
            });
      const bars = [...document.querySelectorAll(BARS)].filter(isShown).flatMap(element => {
        const seen = seenOf(element, element.getBoundingClientRect());
        return isThere(seen) ? [seen] : [];
      });
      return { screen, bars, board: boards[0] ?? null, things, letters, cut, strips };
    },
    { BARS, BOARDS, PARTS },
  );
