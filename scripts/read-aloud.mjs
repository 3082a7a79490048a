import { ensureBrowser } from './browser.mjs';
import { ensureBuild, tool } from './setup.mjs';
import { become } from './shell.mjs';

/**
 * Writes into e2e/read-aloud what a screen reader finds in a lesson and a whole game of each.
 * @param {readonly string[]} args for the test tool, such as the name of one game after -g
 */
export async function readAloud(args) {
  await ensureBuild();
  const env = { ...process.env, AREA5_FULL: '1', CHROMIUM_PATH: await ensureBrowser() };
  const only = ['e2e/app/read-aloud.spec.ts', '--project=desktop'];
  const write = tool('@playwright/test/cli.js', 'test', ...only, '--update-snapshots', '--reporter=line');
  process.exitCode = await become(process.execPath, [...write, ...args], env);
}
