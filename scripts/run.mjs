import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { boxes } from './boxes.mjs';
import { rerunOnNewNode, runsTypeScript } from './node.mjs';
import { readAloud } from './read-aloud.mjs';
import { screens } from './screens.mjs';
import { ensureBuild, ensureDependencies, tool } from './setup.mjs';
import { become, root, Stop, say } from './shell.mjs';
import { test } from './test.mjs';

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<void>>>} */
const COMMANDS = {
  setup: async () => {
    await ensureBuild();
    say('Ready. Start it with: npm start');
  },
  start: args => area5(['serve', ...args]),
  test,
  format: async () => {
    const biome = tool('@biomejs/biome/bin/biome', 'check', '--write', root);
    process.exitCode = await become(process.execPath, biome, process.env);
  },
  bench: args => runModule('bench/run.ts', args),
  drill: args => runModule('bench/drill.ts', args),
  fit: args => runModule('bench/fit.ts', args),
  screens,
  'read-aloud': readAloud,
  boxes,
  area5,
};

/**
 * The way into every command: makes sure of Node and of the dependencies, then does what was asked.
 * @param {readonly string[]} argv the command's name and its arguments
 */
export async function run([name = '', ...args]) {
  const command = COMMANDS[name];
  try {
    if (!command) throw new Stop(`There is no "${name}" here, only ${Object.keys(COMMANDS).join(', ')}.`);
    if (name !== 'area5') endWithParent();
    if (!runsTypeScript(process.versions.node)) {
      process.exitCode = await rerunOnNewNode(fileURLToPath(import.meta.url), [name, ...args]);
      return;
    }
    await ensureDependencies();
    await command(args);
  } catch (error) {
    const line = inOneLine(error);
    if (line === undefined) throw error;
    if (process.env['AREA5_TRACE']) console.error(error);
    say(line);
    process.exitCode = 1;
  }
}

/**
 * What stopped a command, or nothing where only a stack trace would help.
 * @param {unknown} error
 */
function inOneLine(error) {
  if (error instanceof Stop) return error.message;
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  return `area5: the folder ${root} cannot be used: ${error.message} (AREA5_TRACE=1 shows where)`;
}

/** A shell between npm and us dies of a signal without passing it on, and a stopped server would keep its port. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** @param {readonly string[]} args */
async function area5(args) {
  if (args[0] === 'serve' && !asksForHelp(args)) await ensureBuild();
  await runModule('src/cli/main.ts', args);
}

/** @param {readonly string[]} args */
const asksForHelp = args => args.includes('--help') || args.includes('-h');

/**
 * In this process, so that a command starts fast and keeps its input, output and exit code.
 * @param {string} path
 * @param {readonly string[]} args
 */
async function runModule(path, args) {
  const file = join(root, path);
  if (!existsSync(file)) throw new Stop(`${path} is not part of this version.`);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
