import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { grep: _, ...shared } = journeys;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = { night: 'dark', day: 'light' } as const;

/** Pictures of every page, by `npm run screens`. */
export default defineConfig({
  ...shared,
  testMatch: '**/screens.shots.ts',
  projects: Object.entries(SIZES).flatMap(([size, viewport]) =>
    Object.entries(THEMES).map(([theme, colorScheme]) => ({
      name: `${size}-${theme}`,
      use: { viewport, colorScheme, hasTouch: size === 'phone', reducedMotion: 'reduce' as const },
    })),
  ),
});
