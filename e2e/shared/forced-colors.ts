import type { Page } from '@playwright/test';

const MOST_TABS = 80;

/** Walks through the page by Tab; what has the focus and does not show it, empty is good. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at || at === document.body) return null;
      const isOutlined = [at, at.nextElementSibling].some(one => {
        if (one === null || (one !== at && !at.matches('.choice-value > input'))) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      /** What a drawing shows the focus with is a line around the part that has it. */
      const lines = [...at.querySelectorAll<SVGElement>('path, rect'), ...linesBeside(at)];
      const strokes = () =>
        lines.map(line => {
          const { stroke, strokeWidth } = getComputedStyle(line);
          return stroke !== 'none' && Number.parseFloat(strokeWidth) >= 2 ? `${stroke} ${strokeWidth}` : '';
        });
      const focused = strokes();
      if (at instanceof SVGElement) at.blur();
      const unfocused = strokes();
      if (at instanceof SVGElement) at.focus();
      const isDrawn = focused.some((stroke, line) => stroke !== '' && stroke !== unfocused[line]);
      const isSeen = at instanceof SVGElement ? isDrawn || isOutlined : isOutlined;
      const wasSeen = at.hasAttribute('data-tabbed');
      at.setAttribute('data-tabbed', '');
      return { isSeen, wasSeen, name: at.outerHTML.slice(0, 120) };

      function linesBeside(one: Element): readonly SVGElement[] {
        return one instanceof SVGElement
          ? [...(one.parentElement?.querySelectorAll<SVGElement>('path') ?? [])]
          : [];
      }
    });
    if (focus?.wasSeen) break;
    if (focus && !focus.isSeen) faults.add(focus.name);
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-tabbed]')) one.removeAttribute('data-tabbed');
  });
  return [...faults];
}

/** What is pressed, checked or current and looks as if it were not; empty is good. */
export const hiddenChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const look = (one: Element): string => {
      const { backgroundColor, color, outlineStyle, outlineColor, borderTopColor, borderTopWidth } =
        getComputedStyle(one);
      return [backgroundColor, color, outlineStyle, outlineColor, borderTopColor, borderTopWidth].join();
    };
    const faults: string[] = [];
    for (const [attribute, value] of [
      ['aria-pressed', 'false'],
      ['aria-current', 'false'],
    ] as const)
      for (const one of document.querySelectorAll(
        `:is(button, a, li)[${attribute}]:not([${attribute}="false"])`,
      )) {
        const chosen = one.getAttribute(attribute) ?? '';
        const before = look(one);
        if (attribute === 'aria-current') one.removeAttribute(attribute);
        else one.setAttribute(attribute, value);
        if (look(one) === before) faults.push(one.outerHTML.slice(0, 120));
        one.setAttribute(attribute, chosen);
      }
    for (const group of document.querySelectorAll('fieldset.choice')) {
      const checked = group.querySelector(':checked + span');
      const other = group.querySelector('input:not(:checked) + span');
      if (checked && other && look(checked) === look(other)) faults.push(group.outerHTML.slice(0, 120));
    }
    return faults;
  });

/** How many parts of the board are drawn in the system's color of what is selected. */
export const selectedOnBoard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll('.board svg *')].filter(part => {
      const { stroke, fill } = getComputedStyle(part);
      return stroke === color || fill === color;
    }).length;
  });
