import type { Route } from './route.ts';

/** Where the app begins, and where the way home leads: the companion, where it was built alone. */
export const START: Route = import.meta.env.MODE === 'companion' ? { page: 'companion' } : { page: 'home' };
