import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Engine } from './engine.ts';
import { WebDriver } from './webdriver.ts';

/** What WebKitWebDriver needs to be there. */
const STARTS_WITHIN_MS = 20_000;

/** Over WebKitWebDriver, one for each window, on a screen that nobody sees. */
export async function startWebKit(path: string): Promise<Engine> {
  const screen = await startScreen();
  const open = new Set<Driver>();
  let version = '';
  return {
    name: 'webkit',
    get version() {
      return version;
    },
    async open(size) {
      const window = await openWindow(path, screen.display);
      version = window.version;
      await window.session.resize(size);
      const driver = driverOf(window.session, async () => {
        open.delete(driver);
        await window.end();
      });
      open.add(driver);
      return driver;
    },
    async close() {
      for (const driver of open) await driver.close();
      await end(screen.child);
    },
  };
}

function driverOf(session: WebDriver, close: () => Promise<void>): Driver {
  const complaints: string[] = [];
  /** WebDriver tells nothing of what a page complains of, so the page writes it down, from when it has loaded. */
  const takeDown = async () => {
    complaints.push(...((await session.run(called(complaintsSince), null)) as readonly string[]));
  };
  return {
    async go(url) {
      await takeDown();
      await session.go(url);
      await takeDown();
    },
    async reload() {
      await takeDown();
      await session.reload();
      await takeDown();
    },
    run: async (script, given) => (await session.run(called(script), given)) as never,
    async handle(script, given) {
      // What goes away while it is looked for is not there.
      const element = await session.element(called(script), given).catch(() => undefined);
      return (
        element && {
          press: async () => void (await session.press(element)),
          async type(text) {
            await session.clear(element);
            await session.type(element, text);
          },
        }
      );
    },
    picture: () => session.picture(),
    async complaints() {
      await takeDown();
      return complaints;
    },
    close,
  };
}

/** Gives what the page complained of since it was asked, and listens from then on. Runs in the page. */
function complaintsSince(): readonly string[] {
  const known: string[] | undefined = Reflect.get(window, 'area5Complaints');
  if (known) return known.splice(0);
  const complaints: string[] = [];
  Reflect.set(window, 'area5Complaints', complaints);
  addEventListener('error', ({ message }) => {
    // No fault: what was measured is drawn a frame later.
    if (!message.startsWith('ResizeObserver loop')) complaints.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const { error } = console;
  console.error = (...said) => {
    complaints.push(said.map(String).join(' '));
    error(...said);
  };
  return [];
}

const called = (script: (given: never) => unknown): string => `return (${script})(arguments[0])`;

/** Everything that a window needs, in a folder of its own: nothing is left of it. */
async function openWindow(path: string, display: string) {
  const home = mkdtempSync(join(tmpdir(), 'area5-webkit-'));
  const port = await freePort();
  const child = spawn(path, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const { session, version } = await WebDriver.begin(url, { browserName: 'MiniBrowser' });
  return {
    session,
    version,
    async end() {
      await session.end().catch(() => undefined);
      await end(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await new Promise(done => setTimeout(done, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Xvfb chooses a number that is free, and tells it. */
async function startScreen(): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1500x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((done, failed) => {
    child.on('error', failed);
    child.on('exit', code => failed(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.on('data', data => done(`:${String(data).trim()}`));
  });
  return { display, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise(done => child.on('exit', done));
  child.kill('SIGTERM');
  await ended;
}
