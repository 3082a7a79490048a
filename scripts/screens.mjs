import { ensureBrowser } from './browser.mjs';
import { ensureBuild, tool } from './setup.mjs';
import { become } from './shell.mjs';

/**
 * Draws every page into screens/, and anew into docs/screens what README shows.
 * @param {readonly string[]} args for the test tool, such as the name of one picture after -g
 */
export async function screens(args) {
  await ensureBuild();
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  const shoot = tool('@playwright/test/cli.js', 'test', '--config', 'screens.config.ts', '--reporter=line');
  process.exitCode = await become(process.execPath, [...shoot, ...args], env);
}
