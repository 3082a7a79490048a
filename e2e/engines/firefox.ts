import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** NS_BINDING_ABORTED: what was on its way when a page was loaded again. */
const CUT_OFF = /status=2152398850/;

/** Over WebDriver BiDi, which every Firefox speaks by itself. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  return {
    name: 'firefox',
    version: await browser.version(),
    async open(viewport) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      const complaints: string[] = [];
      const complain = (said: string) => {
        if (!CUT_OFF.test(said)) complaints.push(said);
      };
      page.on('pageerror', error => complain(String(error)));
      page.on('console', message => {
        if (message.type() === 'error') complain(message.text());
      });
      return {
        go: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        run: (script, given) => page.evaluate(script as (given: unknown) => never, given),
        async handle(script, given) {
          const found = await page.evaluateHandle(script as (given: unknown) => Element | null, given);
          const element = found.asElement() as ElementHandle<Element> | null;
          return element
            ? {
                press: () => element.click(),
                async type(text) {
                  await element.click({ count: 3 });
                  await element.type(text);
                },
              }
            : undefined;
        },
        picture: async () => Buffer.from(await page.screenshot()),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
