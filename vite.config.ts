import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { version } from './package.json' with { type: 'json' };
import * as text from './src/client/text.ts';

/** What home shows before any script has run; `main.tsx` puts the app in its place. */
const firstSight = {
  name: 'first-sight',
  transformIndexHtml: (html: string) =>
    html
      .replaceAll('%NAME%', text.NAME)
      .replaceAll('%DESCRIPTION%', text.DESCRIPTION)
      .replaceAll('%LEAD%', text.LEAD)
      .replaceAll('%NO_SCRIPT%', text.NO_SCRIPT),
};

export default defineConfig({
  plugins: [
    solid(),
    firstSight,
    VitePWA({
      // A new version waits until somebody asks for it: nothing interrupts a game.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt}'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/health/],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: text.NAME,
        short_name: text.NAME,
        description: text.DESCRIPTION,
        start_url: '.',
        display: 'standalone',
        background_color: '#070e17',
        theme_color: '#070e17',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    // The server's content policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files on the way to home: each costs a phone a trip to the server. What only games draw with waits for one.
            {
              name: 'store',
              test: /node_modules\/(idb|valibot)\/|src\/core\/(?!fair\.ts)|src\/client\/(database|store)\.ts/,
            },
            {
              name: 'base',
              test: /node_modules\/solid-js\/|preload-helper|src\/ui\/(?!rules-|chart\.)|src\/client\/[^/]+\.tsx?$|src\/client\/text\/(tables|export)\.ts/,
            },
          ],
        },
      },
    },
  },
});
