/** How much a note sheet may help, from nothing to everything that follows. */
export const HELPS = ['none', 'direct', 'rules', 'exact'] as const;
export type Help = (typeof HELPS)[number];

/** How far help goes. Each step knows what those before it know. */
export type Step = Exclude<Help, 'none'>;

export const stepOf = (help: Help): Step | null => (help === 'none' ? null : help);

/** No more than whoever opened the table allows. */
export const capped = (wanted: Help, most: Help): Help =>
  HELPS.indexOf(wanted) < HELPS.indexOf(most) ? wanted : most;
