import { chromium } from '@playwright/test';
import { watch } from '../shared/page.ts';
import type { Engine } from './engine.ts';

export async function startChromium(path: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: path,
    // Chromium refuses its own sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    name: 'chromium',
    version: browser.version(),
    async open(viewport) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const complaints: string[] = [];
      watch(page, complaints);
      return {
        go: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        run: (script, given) => page.evaluate(script as (given: unknown) => never, given),
        async handle(script, given) {
          const found = await page.evaluateHandle(script as (given: unknown) => Element | null, given);
          const element = found.asElement();
          return element
            ? { press: () => element.click({ timeout: 2_000 }), type: text => element.fill(text) }
            : undefined;
        },
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
