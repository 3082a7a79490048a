import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Stop } from '../../scripts/shell.mjs';
import { END_LABEL } from '../../src/client/table/text.ts';
import { levelName } from '../../src/client/text/new-table.ts';
import { LEVELS } from '../../src/games/unacknowledged/levels.ts';
import { openChromium } from './chromium.ts';
import type { TaskRun } from './sums.ts';

const SETTINGS = { pace: 'instant', motion: 'full' };
const NEW_TABLE = '/#/new/unacknowledged';
/** Against hanging only. */
const PATIENCE_MS = 120_000;
const POLL_MS = 50;

/** One whole game against the strongest bots, from the deal to the end, and what held up the page meanwhile. */
export async function playWatched(url: string, browserPath: string): Promise<TaskRun> {
  const { browser } = await openChromium(browserPath);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
      'area5.settings',
      JSON.stringify(SETTINGS),
    ] as const);
    await page.goto(url + NEW_TABLE);
    await page
      .locator('.choice-value')
      .getByText(levelName(LEVELS.at(-1)?.level ?? ''))
      .click();
    await page.evaluate(startWatching);
    await page.locator('[data-primary]').click();
    await playOut(page);
    const tasks = await page.evaluate(() => (globalThis as Partial<Watched>).longTasks ?? []);
    return { longestMs: Math.round(Math.max(0, ...tasks)), over50: tasks.length };
  } finally {
    await browser.close();
  }
}

interface Watched {
  longTasks: number[];
}

function startWatching(): void {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks } satisfies Watched);
  new PerformanceObserver(list => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Presses what is asked for, as a pointer would. The page is only asked where that is, which costs it nothing. */
async function playOut(page: Page): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(POLL_MS)) {
    const press = await page.evaluate(nextPress, END_LABEL);
    if (press === 'over') return;
    if (press !== null) await page.mouse.click(press.x, press.y);
  }
  throw new Stop('The game that was watched did not end.');
}

/** Runs in the page. */
function nextPress(end: string): { readonly x: number; readonly y: number } | 'over' | null {
  if (document.querySelector(`[aria-label="${end}"]`)) return 'over';
  const can = ':not([aria-disabled="true"])';
  const wanted =
    document.querySelector(`:is(.dock, .sheet) [data-primary]${can}`) ??
    document.querySelector('.sheet:has(.un-press) .un-cards button');
  if (!wanted) return null;
  wanted.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = wanted.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
