import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tool } from './setup.mjs';
import { capture, Stop, say } from './shell.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ADVICE = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.';

/**
 * @param {string} path the PATH to look along
 * @param {(file: string) => boolean} exists
 */
export function browserOnPath(path, exists = existsSync) {
  const places = path.split(delimiter).filter(folder => folder !== '');
  return NAMES.flatMap(name => places.map(folder => join(folder, name))).find(file => exists(file));
}

/** The browser for the journeys: one that is here, else installed by the system, else by the test tool. */
export async function ensureBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Stop(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  }
  return findBrowser() ?? (await downloadedBrowser()) ?? (await installBrowser());
}

const findBrowser = () => browserOnPath(process.env['PATH'] ?? '');

async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installBrowser() {
  say('Installing a browser for the tests…');
  const system = await installFromSystem();
  const byPackage = findBrowser();
  if (byPackage) return byPackage;
  const own = await capture(process.execPath, tool('@playwright/test/cli.js', 'install', 'chromium'));
  const byTool = await downloadedBrowser();
  if (byTool) return byTool;
  throw new Stop(`${system}${own.output.trimEnd()}\n\nNo browser could be installed. ${ADVICE}`);
}

/** @returns {Promise<string>} what it printed, for the case that nothing else helps either */
async function installFromSystem() {
  if (process.getuid?.() !== 0) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update'], env);
  if (!update.ok) return update.output;
  const install = await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  return install.output;
}
