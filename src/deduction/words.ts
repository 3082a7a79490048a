/** Inside a sentence. */
export const within = (name: string): string => (name === 'You' ? 'you' : name);
export const possessive = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);
export const verb = (name: string, yours: string, theirs: string): string =>
  name === 'You' ? yours : theirs;
