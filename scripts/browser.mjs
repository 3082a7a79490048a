import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tool } from './setup.mjs';
import { capture, Stop, say } from './shell.mjs';

/**
 * The browsers that journeys are made in: what may be on the PATH, what Debian calls them, and where a path to one may be
 * given. WebKit's driver shows its window somewhere, so it needs a screen that nobody sees.
 */
const ENGINES = {
  chromium: {
    title: 'Chromium',
    programs: [['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']],
    packages: ['chromium'],
  },
  firefox: { title: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** @typedef {keyof typeof ENGINES} EngineName */

/** @param {EngineName} name */
export const variableOf = name => `${name.toUpperCase()}_PATH`;

/**
 * The first program of an engine, where all that it needs is there.
 * @param {EngineName} name
 * @param {string} path the PATH to look along
 * @param {(file: string) => boolean} exists
 */
export function engineOnPath(name, path, exists = existsSync) {
  const places = path.split(delimiter).filter(folder => folder !== '');
  const found = ENGINES[name].programs.map(names =>
    names.flatMap(program => places.map(folder => join(folder, program))).find(file => exists(file)),
  );
  return found.includes(undefined) ? undefined : found[0];
}

const find = (/** @type {EngineName} */ name) => engineOnPath(name, process.env['PATH'] ?? '');

/** @param {EngineName} name */
function given(name) {
  const variable = variableOf(name);
  const file = process.env[variable];
  if (!file) return undefined;
  if (existsSync(file)) return file;
  throw new Stop(`${variable} names ${file}, and there is no such file.`);
}

/** The browser for most journeys: one that is here, else installed by the system, else by the test tool. */
export async function ensureBrowser() {
  const here = given('chromium') ?? find('chromium') ?? (await downloadedBrowser());
  if (here) return here;
  say('Installing a browser for the tests…');
  const system = await installFromSystem('chromium');
  const byPackage = find('chromium');
  if (byPackage) return byPackage;
  const own = await capture(process.execPath, tool('@playwright/test/cli.js', 'install', 'chromium'));
  const byTool = await downloadedBrowser();
  if (byTool) return byTool;
  throw new Stop(
    `${system}${own.output.trimEnd()}\n\nNo browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.`,
  );
}

/**
 * All engines, by the names under which journeys look for them. Without Chromium nothing can be tested; of another that
 * is missing it is said what was not tried, and where nobody reads that, it fails.
 */
export async function ensureEngines() {
  /** @type {Record<string, string>} */
  const paths = { [variableOf('chromium')]: await ensureBrowser() };
  for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
    const here = given(name) ?? find(name) ?? (await installed(name));
    if (here) paths[variableOf(name)] = here;
    else missing(name);
  }
  return paths;
}

/** @param {EngineName} name */
async function installed(name) {
  if (!isRoot()) return undefined;
  say(`Installing ${ENGINES[name].title} for the tests…`);
  await installFromSystem(name);
  return find(name);
}

/** @param {EngineName} name */
function missing(name) {
  const { title, packages } = ENGINES[name];
  const why = isRoot() ? 'could not be installed' : 'is not here, and only root can install it';
  const line = `Not tried in ${title}: it ${why}. On Debian: apt-get install ${packages.join(' ')}`;
  if (process.env['CI']) throw new Stop(line);
  say(line);
}

const isRoot = () => process.getuid?.() === 0;

async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * @param {EngineName} name
 * @returns {Promise<string>} what it printed, for the case that nothing else helps either
 */
async function installFromSystem(name) {
  if (!isRoot()) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update'], env);
  if (!update.ok) return update.output;
  const { packages } = ENGINES[name];
  const install = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
  return install.output;
}
