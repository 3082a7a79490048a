import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pages are tested with the Solid that browsers run; the one for servers reacts to nothing.
  ssr: { resolve: { conditions: ['browser'] } },
  // The server's sockets are not what a browser would get.
  resolve: { alias: { ws: fileURLToPath(new URL('node_modules/ws/wrapper.mjs', import.meta.url)) } },
  test: {
    environment: 'node',
    server: { deps: { inline: ['solid-js'] } },
    // Some tests load modules anew on purpose, and Solid with them.
    onConsoleLog: log => !log.includes('multiple instances of Solid'),
    // Against hanging only: a busy machine must not fail what is right.
    testTimeout: 300_000,
    // Else one core is left idle: of two, half the machine.
    maxWorkers: '100%',
    include: ['{src,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
