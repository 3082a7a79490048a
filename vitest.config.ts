import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Against hanging only: a busy machine must not fail what is right.
    testTimeout: 300_000,
    include: ['{src,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
