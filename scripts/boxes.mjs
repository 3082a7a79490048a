import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild, tool } from './setup.mjs';
import { become, Stop, say } from './shell.mjs';

const FINDINGS = 'boxes/findings.txt';

/**
 * Measures every page at the sizes of tablets and desks, in both themes, and prints a line for whatever overlaps, is cut
 * or too small. Pictures go into boxes/.
 * @param {readonly string[]} args
 */
export async function boxes(args) {
  const { only = '', size = '' } = read(args);
  await ensureBuild();
  mkdirSync('boxes', { recursive: true });
  rmSync(FINDINGS, { force: true });
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureBrowser(),
    AREA5_BOXES_ONLY: only,
    AREA5_BOXES_SIZE: size,
  };
  const measure = tool('@playwright/test/cli.js', 'test', '--config', 'boxes.config.ts', '--reporter=line');
  const failed = await become(process.execPath, measure, env);
  const found = existsSync(FINDINGS) ? readFileSync(FINDINGS, 'utf8').trim().split('\n') : [];
  for (const line of found) process.stdout.write(`${line.replaceAll('\t', '  ')}\n`);
  say(`${found.length} findings; pictures are in boxes/`);
  process.exitCode = failed || (found.length > 0 ? 1 : 0);
}

/**
 * @param {readonly string[]} args
 * @returns {{ only?: string, size?: string }}
 */
function read(args) {
  try {
    const options = /** @type {const} */ ({ only: { type: 'string' }, size: { type: 'string' } });
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Stop('boxes takes --only GAME and --size WIDTHxHEIGHT');
  }
}
