import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What changes things under the feet of the files that come after it in the same worker. */
const MEDDLES = /\bvi\.|\bglobalThis\b|\bprocess\.env\b/;

/** Modules there keep nothing from one test to the next, so one worker takes many files and loads them once. */
const pure = globSync('src/{core,solver,deduction,bots,games}/**/*.test.ts', { cwd: at('.') }).filter(
  path => !MEDDLES.test(readFileSync(at(path), 'utf8')),
);

// Tests start area5 and its drills well over a hundred times: each finds them compiled by the one before.
process.env['NODE_COMPILE_CACHE'] ??= at('node_modules/.cache/area5-compiled');

export default defineConfig({
  // Pages are tested with the Solid that browsers run; the one for servers reacts to nothing.
  ssr: { resolve: { conditions: ['browser'] } },
  // The server's sockets are not what a browser would get.
  resolve: { alias: { ws: at('node_modules/ws/wrapper.mjs') } },
  test: {
    environment: 'node',
    server: { deps: { inline: ['solid-js'] } },
    // Some tests load modules anew on purpose, and Solid with them.
    onConsoleLog: log => !log.includes('multiple instances of Solid'),
    // Against hanging only: a busy machine must not fail what is right.
    testTimeout: 300_000,
    // Else one core is left idle: of two, half the machine.
    maxWorkers: '100%',
    tags: [
      {
        name: 'full',
        description: 'Takes long, and a smaller test beside it covers the same; npm run test:full runs both.',
        skip: !process.env['AREA5_FULL'],
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{src,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...pure],
        },
      },
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
    ],
  },
});
