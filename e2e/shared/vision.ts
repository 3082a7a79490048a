import type { CDPSession, Page } from '@playwright/test';
import { SCHEMES } from './axe.ts';
import { type Box, differenceOf, drawnIn } from './pixels.ts';

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** What WCAG 1.4.11 asks of graphics that carry meaning. */
const LEAST_CONTRAST = 3;
/** Circle and hexagon, the most alike of all seats, differ by more; one shape in two colors by nearly nothing. */
const LEAST_DIFFERENCE = 0.06;
/** Shapes are compared side by side at this size, in pixels. */
const SHEET = 48;

/** Signs that stand for different things of one kind, by the beginning of their names. */
export const FAMILIES = ['seat-', 'd-'] as const;

/** What is wrong with the signs in view for people who see fewer colors, by night and by day; empty is good. */
export async function signFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const chrome = await page.context().newCDPSession(page);
  for (const [theme, colorScheme] of Object.entries(SCHEMES)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const type of DEFICIENCIES) {
      await chrome.send('Emulation.setEmulatedVisionDeficiency', { type });
      faults.push(...(await paleSigns(page)).map(fault => `${fault}, ${type}, ${theme}`));
    }
    faults.push(...(await twinSigns(page, chrome)).map(fault => `${fault}, ${theme}`));
  }
  await chrome.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await chrome.detach();
  return faults;
}

/** Signs that hardly stand out from what they are drawn on. */
export async function paleSigns(page: Page): Promise<readonly string[]> {
  const signs = await signsInView(page);
  const drawn = await drawnIn(page, await page.screenshot(), signs);
  return signs.flatMap(({ name, x, y }, index) => {
    const contrast = drawn[index]?.contrast ?? 0;
    if (contrast >= LEAST_CONTRAST) return [];
    return `${name} at ${Math.round(x)},${Math.round(y)} has a contrast of ${contrast.toFixed(1)}`;
  });
}

interface Sign extends Box {
  readonly name: string;
}

/** Every icon that one can see, with a little of what surrounds it. What cannot be used now may be pale, as in WCAG. */
const signsInView = (page: Page): Promise<readonly Sign[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.i')].flatMap(sign => {
      const { x, y, width, height } = sign.getBoundingClientRect();
      // Half of it may lie under a bar.
      const isSeen = [0.1, 0.5, 0.9].every(share =>
        sign.contains(document.elementFromPoint(x + width / 2, y + height * share)),
      );
      const name = sign.querySelector('use')?.getAttribute('href')?.split('#')[1];
      if (name === undefined || !isSeen || width === 0 || sign.closest('[aria-disabled="true"]')) return [];
      return { name, x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
    }),
  );

/** Signs of one family whose shapes are alike: only their color would tell them apart. */
async function twinSigns(page: Page, chrome: CDPSession): Promise<readonly string[]> {
  await chrome.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  const names = await showSheet(page);
  const boxes = names.map((_, index) => ({ x: index * SHEET, y: 0, width: SHEET, height: SHEET }));
  const drawn = await drawnIn(page, await page.screenshot(), boxes);
  await page.evaluate(() => document.getElementById('sign-sheet')?.remove());
  const alike: string[] = [];
  for (const [index, name] of names.entries())
    for (const [before, other] of names.slice(0, index).entries()) {
      const family = FAMILIES.some(start => name.startsWith(start) && other.startsWith(start));
      const [one, two] = [drawn[index], drawn[before]];
      if (!family || !one || !two || differenceOf(one, two) >= LEAST_DIFFERENCE) continue;
      alike.push(`${other} and ${name} differ by ${differenceOf(one, two).toFixed(2)} only`);
    }
  return alike;
}

/** One of each sign of the page in a row over everything, as large as the sheet says; gives their names. */
const showSheet = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ size, families }) => {
      const sheet = document.createElement('div');
      sheet.id = 'sign-sheet';
      sheet.popover = 'manual';
      const cover = {
        position: 'fixed',
        inset: 0,
        width: 'auto',
        height: 'auto',
        margin: 0,
        padding: 0,
        border: 0,
      };
      Object.assign(sheet.style, cover, { background: 'Canvas' });
      const names: string[] = [];
      for (const sign of document.querySelectorAll<SVGElement>('svg.i')) {
        const name = sign.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '';
        if (names.includes(name) || !families.some(start => name.startsWith(start))) continue;
        const copy = sign.cloneNode(true) as SVGElement;
        const left = `${names.length * size}px`;
        Object.assign(copy.style, {
          position: 'absolute',
          left,
          top: 0,
          width: `${size}px`,
          margin: 0,
          height: `${size}px`,
        });
        copy.style.color = getComputedStyle(sign).color;
        sheet.append(copy);
        names.push(name);
      }
      document.body.append(sheet);
      sheet.showPopover();
      return names;
    },
    { size: SHEET, families: FAMILIES },
  );
