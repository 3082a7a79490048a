import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { grep: _, ...shared } = journeys;

/** Every page at the sizes of tablets and desks, by `npm run boxes`. */
export default defineConfig({
  ...shared,
  testMatch: '**/boxes.shots.ts',
  // A size on which the private page is a sheet: what a scene opens stays open on all others.
  projects: [{ name: 'boxes', use: { viewport: { width: 768, height: 1024 } } }],
});
