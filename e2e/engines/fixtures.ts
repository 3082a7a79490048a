import { test as base, expect } from '@playwright/test';
import { startChromium } from './chromium.ts';
import { type Driver, ENGINES, type Engine, type EngineName, type Size } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const START: Readonly<Record<EngineName, (path: string) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Where the test command found them; nothing where it did not. */
const pathOf = (name: EngineName): string | undefined => process.env[`${name.toUpperCase()}_PATH`];

/** WebKit's window gets no narrower than about 450 px. */
export const PHONE: Size = { width: 460, height: 900 };
export const DESK: Size = { width: 1440, height: 900 };

/** Bots that do not pause, and nothing that travels. */
const SETTINGS = { pace: 'instant', motion: 'less', theme: 'auto' };

interface InEngines {
  /** A window at this address of the server, with settings of its own. */
  arrive(path: string, how?: { readonly size?: Size; readonly name?: string }): Promise<Visitor>;
}

interface Engines {
  readonly start: (name: EngineName) => Promise<Engine>;
}

/** In the engine that the project is named after, or in any of them. */
export const test = base.extend<
  InEngines & { arriveIn(name: EngineName, ...how: Parameters<InEngines['arrive']>): Promise<Visitor> },
  Engines
>({
  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const started = new Map<EngineName, Promise<Engine>>();
      await use(name => {
        const path = pathOf(name);
        const engine = started.get(name) ?? START[name](path ?? '');
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],
  arriveIn: async ({ start }, use, info) => {
    const open: Driver[] = [];
    const server = process.env['AREA5_URL'] ?? '';
    await use(async (name, path, { size = PHONE, name: person } = {}) => {
      test.skip(pathOf(name) === undefined, `${name} is not on this machine`);
      const driver = await (await start(name)).open(size);
      open.push(driver);
      await driver.go(`${server}${path}`);
      const settings = { ...SETTINGS, ...(person ? { name: person } : {}) };
      await driver.run(text => localStorage.setItem('area5.settings', text), JSON.stringify(settings));
      await driver.reload();
      return new Visitor(driver);
    });
    const complaints: string[] = [];
    for (const driver of open) {
      // What fails once in twenty runs cannot be looked at again.
      if (info.status !== info.expectedStatus)
        await info.attach('window', { body: await driver.picture(), contentType: 'image/png' });
      complaints.push(...(await driver.complaints()));
      await driver.close();
    }
    expect(complaints).toEqual([]);
  },
  arrive: async ({ arriveIn }, use, { project }) => {
    const engine = ENGINES.find(name => name === project.name) ?? 'chromium';
    await use((path, how) => arriveIn(engine, path, how));
  },
});

export { expect };
