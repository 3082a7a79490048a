import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What went wrong in words for the person at the keyboard: shown without a stack trace. */
export class Stop extends Error {}

/** Progress goes to stderr: stdout belongs to the command, whose last line may be JSON. */
export const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

export function endChildren() {
  for (const child of children) child.kill('SIGTERM');
}

/** Only while something runs quietly: a command of our own keeps its own way to stop. */
function interrupted(/** @type {NodeJS.Signals} */ signal) {
  endChildren();
  process.exit(128 + constants.signals[signal]);
}

/**
 * Runs a program quietly and gives back all it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function capture(program, args, env = {}) {
  // Windows starts .cmd files only through a shell.
  const shell = program.endsWith('.cmd');
  const child = spawn(program, args, { cwd: root, shell, env: { ...process.env, ...env } });
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, interrupted);
  children.add(child);
  return new Promise(resolve => {
    let output = '';
    const end = (/** @type {boolean} */ ok) => {
      children.delete(child);
      if (children.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
      resolve({ ok, output });
    };
    child.stdin.end();
    child.stdout.on('data', chunk => {
      output += chunk;
    });
    child.stderr.on('data', chunk => {
      output += chunk;
    });
    child.on('error', error => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on('close', code => end(code === 0));
  });
}

/**
 * One step of a set-up: a line when it begins, its whole output only when it fails.
 * @param {string} title
 * @param {string} advice what to do when it fails
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 */
export async function step(title, advice, work) {
  say(`${title}…`);
  const { ok, output } = await work();
  if (!ok) throw new Stop(`${output.trimEnd()}\n\n${title} failed. ${advice}`);
}

/**
 * Hands terminal, input and output over to another program and ends with its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function become(program, args, env) {
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', error => reject(new Stop(`Could not run ${program}: ${error.message}`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Runs npm with the running Node where npm itself called us, else the npm on PATH.
 * @param {readonly string[]} args
 */
export function npm(args) {
  // `npm run --silent` would pass its silence on, and a failure would say nothing.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('npm-cli.js')) return capture(process.execPath, [cli, ...args, ...quiet]);
  return capture(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, ...quiet]);
}
