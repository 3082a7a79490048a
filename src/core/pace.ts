/** How long bots take over what everybody sees. */
export const PACES = ['slow', 'steady', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
