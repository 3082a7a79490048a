import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressTexts } from './compress.mjs';
import { capture, npm, root, Stop, step } from './shell.mjs';
import { fingerprint, upToDate } from './stamp.mjs';

/** A program from node_modules, run by the Node that runs us. */
export const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) => [
  join(root, 'node_modules', path),
  ...args,
];

export async function ensureDependencies() {
  const wanted = `${fingerprint(root, ['package-lock.json'])} ${process.platform}-${process.arch}`;
  await upToDate(join(root, 'node_modules', '.area5-stamp'), wanted, () =>
    step('Installing dependencies', 'Check the network and run the command again.', () =>
      // Without dev dependencies, as NODE_ENV=production asks for, nothing could be built.
      npm(['ci', '--include=dev']),
    ),
  );
}

const PAGE_SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'scripts/compress.mjs',
  'src',
  'vite.config.ts',
];

/** @param {string} path */
export const isPageSource = path =>
  !/^src\/(server|cli)\//.test(path) && !/\.(md|test\.tsx?)$/.test(path) && !/\/golden\//.test(path);

export async function ensureBuild() {
  await upToDate(join(root, 'dist', '.stamp'), fingerprint(root, PAGE_SOURCES, isPageSource), async () => {
    await step('Building the page', 'The lines above say where.', () =>
      capture(process.execPath, tool('vite/bin/vite.js', 'build', '--logLevel', 'warn')),
    );
    if (!existsSync(join(root, 'dist', 'index.html'))) throw new Stop('The build made no dist/index.html.');
    compressTexts(join(root, 'dist'));
  });
}
