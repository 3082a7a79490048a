import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from './e2e/engines/engine.ts';

const chromium = process.env['CHROMIUM_PATH'];
/** Journeys that are made in each engine, by the driver that it has. */
const IN_ENGINES = /engines\/[^/]+\.spec\.ts$/;
const asRoot = process.getuid?.() === 0;
// Kept in the environment, because each worker reads this file anew.
process.env['AREA5_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'area5-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/read-aloud/{arg}{ext}',
  forbidOnly: true,
  workers: 1,
  // A journey waits for what it waits for; a busy machine takes a while to draw it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  ...(process.env['AREA5_FULL'] ? {} : { grep: /@quick/ }),
  globalTeardown: './e2e/teardown.ts',
  webServer: {
    command: `"${process.execPath}" src/cli/main.ts serve --port 0 --data "${process.env['AREA5_E2E_DATA']}"`,
    // Playwright stores what the named group matched as AREA5_URL.
    wait: { stdout: /open at (?<area5_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium refuses its own sandbox to root.
      args: asRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: IN_ENGINES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: IN_ENGINES, use: { viewport: { width: 1440, height: 900 } } },
    ...ENGINES.map(name => ({ name, testMatch: IN_ENGINES })),
  ],
});
