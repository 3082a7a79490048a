import type { Page } from '@playwright/test';

const of = (width: number, height: number) => ({ name: `${width}x${height}`, width, height });

/** Tablets, desks and a foldable. */
export const SCREENS = [
  of(768, 1024),
  of(1024, 768),
  of(1180, 820),
  of(1280, 720),
  of(1920, 1080),
  of(2560, 1440),
  of(717, 512),
] as const;

export const THEMES = { night: 'dark', day: 'light' } as const;

/** Until the page has been laid out, and what looks at its own size has drawn itself again. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
