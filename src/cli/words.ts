/** Text from a file or a stranger, fit for one line of ours: of bounded length, and no command to the terminal. */
export function shown(text: string, longest = 60): string {
  const start = [...text.slice(0, 2 * longest)].slice(0, longest).join('');
  return visible(start.length < text.length ? `${start}…` : start);
}

/** Control characters, and those that turn the direction of writing, by their numbers. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
