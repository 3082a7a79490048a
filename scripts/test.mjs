import { ensureEngines } from './browser.mjs';
import { ensureBuild, tool } from './setup.mjs';
import { become, capture, endChildren, root, Stop, say } from './shell.mjs';

/** Playouts of each game at each number of seats: the tests play at most 8, and with other seeds. */
const DRILLED = '30';

/** @param {readonly string[]} args what to test; everything where nothing is named */
export async function test(args) {
  const named = args.filter(arg => arg !== '--full');
  if (named.length === 0) return testAll(args.includes('--full'));
  say(`Only unit, law and golden tests, by: vitest run ${named.join(' ')}`);
  const vitest = tool('vitest/vitest.mjs', 'run', '--root', root, ...named);
  process.exitCode = await become(process.execPath, vitest, process.env);
}

/**
 * Every check there is, in the order in which a failure is cheapest to learn.
 * @param {boolean} full also the journeys that are not quick, more playouts under the laws, and the bench
 */
async function testAll(full) {
  const began = Date.now();
  const env = { NO_COLOR: '1', FORCE_COLOR: '0', ...(full ? { AREA5_FULL: '1' } : {}) };
  const run = (/** @type {string[]} */ args, extra = {}) =>
    capture(process.execPath, args, { ...env, ...extra });

  const static_ = async () => {
    await stage('format and lint', () =>
      run(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
    );
    await stage('types', () => run(tool('typescript/bin/tsc')));
    await stage('build', async () => {
      await ensureBuild();
      return { ok: true, output: '' };
    });
  };
  const units = () =>
    stage('unit, law and golden tests', () => run(tool('vitest/vitest.mjs', 'run', '--reporter=dot')));
  const [, unitOutput] = await Promise.all([static_(), units()]);

  const engines = await ensureEngines();
  const journeyOutput = await stage(full ? 'all browser journeys' : 'browser journey', () =>
    run(tool('@playwright/test/cli.js', 'test', '--reporter=line'), engines),
  );
  if (full) {
    await stage('drill of the laws', () => run(['bench/drill.ts', 'laws', '--games', DRILLED]));
    // Whether it runs, not how fast: that depends on the machine.
    await stage('bench of the engine', () => run(['bench/run.ts', 'engine', '--seconds', '1']));
  }
  const passed = passedIn(unitOutput) + passedIn(journeyOutput);
  process.stdout.write(`All good in ${seconds(began)}\n${passed} passed, 0 failed\n`);
}

/**
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 */
async function stage(title, work) {
  const began = Date.now();
  const { ok, output } = await work();
  if (!ok) {
    endChildren();
    throw new Stop(`${output.trimEnd()}\n\n✗ ${title}, after ${seconds(began)}`);
  }
  process.stdout.write(`✓ ${title}, ${seconds(began)}\n`);
  return output;
}

/**
 * How many tests a runner counted: "Tests  41 passed (41)" or "  2 passed (3.1s)".
 * @param {string} output
 */
export function passedIn(output) {
  const lines = output.match(/^\s*(?:Tests\s+(?:\d+ \w+ \| )*)?\d+ passed\b/gm) ?? [];
  return Number(lines.at(-1)?.match(/(\d+) passed$/)?.[1] ?? 0);
}

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
