import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../shared/page.ts';
import { signFaults } from '../shared/vision.ts';

const icons = readFileSync('src/ui/icons.svg', 'utf8');

/** A page with these symbols in these colors on a dark and on a light ground. */
async function draw(page: Page, signs: readonly { name: string; symbol?: string; color: string }[]) {
  const drawn = signs.map(
    ({ name, color }) =>
      `<svg class="i" style="width: 20px; height: 20px; margin: 4px; color: ${color}"><use href="#${name}"/></svg>`,
  );
  const renamed = signs.map(({ name, symbol = name }) => symbolOf(symbol).replace(symbol, name));
  await page.setContent(
    `<style>:root { color-scheme: light dark; background: light-dark(#e6edf0, #0b141f) }</style>
     <svg width="0" height="0">${renamed.join('')}</svg>${drawn.join('')}`,
  );
}

const symbolOf = (name: string) =>
  icons.match(new RegExp(`<symbol id="${name}".*?</symbol>`, 's'))?.[0] ?? '';

const READABLE = 'light-dark(#1266a8, #63b8f5)';

test('signs of different shapes in readable colors are fine', async ({ page }) => {
  await draw(
    page,
    [1, 2, 3, 4, 5, 6].map(look => ({ name: `seat-${look}`, color: READABLE })),
  );
  expect(await signFaults(page)).toEqual([]);
});

test('one shape in two colors is caught', async ({ page }) => {
  await draw(page, [
    { name: 'seat-1', color: READABLE },
    { name: 'seat-2', symbol: 'seat-1', color: 'light-dark(#ae341b, #ff8a73)' },
  ]);
  const faults = await signFaults(page);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^seat-1 and seat-2 differ by 0\.0\d only, night$/);
});

test('a sign that only its color lifts from the ground is caught', async ({ page }) => {
  await draw(page, [{ name: 'd-media', color: 'light-dark(#d9f0d9, #0f1f0f)' }]);
  const faults = await signFaults(page);
  expect(faults).toHaveLength(8);
  expect(faults[0]).toMatch(/^d-media at \d+,\d+ has a contrast of 1\.\d, protanopia, night$/);
});
