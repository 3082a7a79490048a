/** Inside a sentence. */
export const within = (name: string): string => (name === 'You' ? 'you' : name);
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const possessive = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);
export const verb = (name: string, yours: string, theirs: string): string =>
  name === 'You' ? yours : theirs;

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "571,850,604" */
export const count = (number: number): string => number.toLocaleString('en-US');
