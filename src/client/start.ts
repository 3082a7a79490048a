import type { Route } from './route.ts';

/** Built alone: no server, and only games with a printed board. */
export const IS_COMPANION = import.meta.env.MODE === 'companion';

/** Where the app begins, and where the way home leads. */
export const START: Route = IS_COMPANION ? { page: 'companion' } : { page: 'home' };
