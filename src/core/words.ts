/** How English joins and counts words. All layers have texts, and say these things in one way. */

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const NUMBER = new Intl.NumberFormat('en-US');

/** "a, b and c" */
export const list = (words: Iterable<string>): string => LIST.format(words);

/** "1 card", "2 cards" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "no cards", "1 card", "2 cards" */
export const howMany = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : counted(count, one, many);

/** "571,850,604" */
export const grouped = (number: number): string => NUMBER.format(number);

/** As a sentence begins. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
