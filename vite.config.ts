import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { version } from './package.json' with { type: 'json' };
import * as text from './src/client/text.ts';
import * as companion from './src/companion/text/home.ts';

/** What home, or the home of the companion, shows before any script has run; `main.tsx` puts the app in its place. */
const firstSight = (alone: boolean): Plugin => ({
  name: 'first-sight',
  transformIndexHtml: html =>
    html
      .replaceAll('%NAME%', nameOf(alone))
      .replaceAll('%DESCRIPTION%', alone ? companion.SAYS : text.DESCRIPTION)
      .replaceAll('%LEAD%', alone ? companion.SAYS : text.LEAD)
      .replaceAll('%NO_SCRIPT%', text.NO_SCRIPT)
      // In italics it would cost the companion a font that its home has no other use for.
      .replace(/ class="lead"/, alone ? '' : '$&'),
});

const nameOf = (alone: boolean): string => (alone ? `${text.NAME} ${companion.TITLE}` : text.NAME);

/** What settings are read with. */
const CORE_OF_BASE = 'src/core/(?:contract|names|pace|seen-text)\\.ts';
/** What home needs, and with it every page. What only games draw with, or a new table asks for, waits for one. */
const BASE = new RegExp(
  [
    'node_modules/solid-js/(?!store/)',
    'preload-helper',
    'src/ui/(?!rules-|(?:line-)?chart\\.|line-marks|composer|waiting|desk|copy)',
    'src/client/(?!offers|games|in-app-notice|wake-lock|store|database)[^/]+\\.tsx?$',
    'src/client/text/tables\\.ts',
    CORE_OF_BASE,
  ].join('|'),
);
/** What tables of this device are read with, where there are any. */
const STORE = /node_modules\/(idb|valibot)\/|src\/core\/(?!fair\.ts)|src\/client\/(database|store)\.ts/;
/** Pictures of home, which the companion shows on other pages only. */
const ART = /src\/client\/art\.tsx$/;

/** What the companion does without where it is built alone, and what stands in its place. */
const LEFT_OUT: readonly { readonly what: RegExp; readonly instead: string }[] = [
  {
    what: /\/client\/home\.tsx$/,
    instead: "export { default as Home } from '/src/client/pages/nowhere.tsx';",
  },
  {
    what: /\/client\/(pages\/(online\/index|join\/index|lobby\/index|carried-seat)|big-screen\/online)\.tsx$/,
    instead: "export { default } from '/src/client/pages/nowhere.tsx';",
  },
  {
    what: /\/games\/(unacknowledged|ufo-hunter|ufo-racing)\/ui\/index\.tsx$/,
    instead: 'export const page = undefined;',
  },
  { what: /\/games\/unacknowledged\/index\.ts$/, instead: 'export const unacknowledged = undefined;' },
  { what: /\/games\/ufo-hunter\/index\.ts$/, instead: 'export const ufoHunter = undefined;' },
  { what: /\/games\/ufo-racing\/index\.ts$/, instead: 'export const ufoRacing = undefined;' },
  {
    what: /\/client\/text\/about-here\.ts$/,
    instead: "export { KEPT, WHAT } from '/src/companion/text/about.ts';",
  },
  { what: /\/client\/pages\/new\/friends\.tsx$/, instead: 'export const FriendsSetUp = () => null;' },
];

/** The same sources without what needs a server, and without games that have no printed board. */
const companionAlone: Plugin = {
  name: 'companion-alone',
  enforce: 'pre',
  load(id) {
    return LEFT_OUT.find(({ what }) => what.test(id))?.instead;
  },
};

/**
 * WebKit does not know a worker's entry by its address: whatever imports it runs it a second time. So nothing that others
 * need may stay in it. Vite sets this option itself, after the configuration was read.
 */
const workersApart: Plugin = {
  name: 'workers-apart',
  options: options => ({ ...options, preserveEntrySignatures: 'strict' }),
};

export default defineConfig(({ mode }) => ({
  // Where the folder of the companion will lie is not known.
  base: mode === 'companion' ? './' : '/',
  plugins: [
    ...(mode === 'companion' ? [companionAlone] : []),
    solid(),
    firstSight(mode === 'companion'),
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
        name: nameOf(mode === 'companion'),
        short_name: mode === 'companion' ? companion.TITLE : text.NAME,
        description: mode === 'companion' ? companion.SAYS : text.DESCRIPTION,
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
  worker: { format: 'es', plugins: () => [workersApart, ...(mode === 'companion' ? [companionAlone] : [])] },
  build: {
    // The server's content policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files on the way to home: each costs a phone a trip to the server. What only games draw with waits for one.
            {
              name: 'base',
              test: id => BASE.test(id) && !(mode === 'companion' && ART.test(id)),
            },
            {
              name: 'store',
              test: STORE,
            },
          ],
        },
      },
    },
  },
}));
