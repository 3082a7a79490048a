import type { Content } from '../types.ts';

/** The sign of a thing, and the class that colors it. */
export const iconOf = (content: Content): string => `o-${content}`;
