import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [solid()],
  build: {
    // The server's content policy allows no data: URLs.
    assetsInlineLimit: 0,
  },
});
