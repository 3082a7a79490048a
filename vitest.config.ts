import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is drawn with Solid has to be translated by Vite, and only Vite puts one module in place of another. */
const needsVite = (path: string, source: string) =>
  /^src\/(client|companion|ui)\/|\/ui\//.test(path) || /\bvi\.mock\b/.test(source);

/** Modules there keep nothing from one test to the next, unless a test changes what all see. */
const leavesNothing = (path: string, source: string) =>
  /^src\/(core|solver|deduction|bots|games)\//.test(path) &&
  !/\bvi\.|\bglobalThis\b|\bprocess\.env\b/.test(source);

const files = globSync(['{src,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'], { cwd: at('.') }).map(name => {
  const path = name.replaceAll('\\', '/');
  const source = readFileSync(at(path), 'utf8');
  return { path, vite: needsVite(path, source), shared: leavesNothing(path, source) };
});

/** Node runs our sources as they are, up to four times as fast as what Vite makes of them. */
const native = { test: { experimental: { viteModuleRunner: false } } };

const translated = {
  // Pages are tested with the Solid that browsers run; the one for servers reacts to nothing.
  ssr: { resolve: { conditions: ['browser'] } },
  // The server's sockets are not what a browser would get.
  resolve: { alias: { ws: at('node_modules/ws/wrapper.mjs') } },
  test: { server: { deps: { inline: ['solid-js'] } } },
};

/** Where files share a worker, it loads what they need once and not once for each. */
const project = (name: string, vite: boolean, shared: boolean): TestProjectInlineConfiguration => {
  const { test, ...config } = vite ? translated : native;
  const include = files.filter(file => file.vite === vite && file.shared === shared).map(({ path }) => path);
  return { extends: true, ...config, test: { ...test, name, include, isolate: !shared } };
};

// Tests start area5 and its drills well over a hundred times: each finds them compiled by the one before.
process.env['NODE_COMPILE_CACHE'] ??= at('node_modules/.cache/area5-compiled');

export default defineConfig({
  test: {
    environment: 'node',
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
      project('programs', false, false),
      project('rules', false, true),
      project('pages', true, false),
      project('pages of games', true, true),
    ],
  },
});
