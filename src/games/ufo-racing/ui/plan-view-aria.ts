/** For parts of a drawing that are seen and not read aloud. */
export const UNREAD = { 'aria-hidden': 'true' } as const;

/** For parts of a drawing that are read as one. */
export const read = (role: 'group' | 'img', label: string) => ({ role, 'aria-label': label }) as const;
