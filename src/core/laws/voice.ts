const FAULTS: Readonly<Record<string, RegExp>> = {
  'not a whole sentence': /^(?![A-Z0-9].*[.”"]$)/s,
  'a value that is none': /undefined|null|NaN|\[object|nobody/,
  'not calm': /!|\?|\.\.|…| {2}/,
  'a number in letters': /\b(two|three|four|five|six)\b/i,
  'not a word of ours': /\b(oops|awesome|invalid|please|error)\b/i,
  'a code': /[a-z]-[a-z]/,
};

/** What keeps a sentence from being a person's words: whole, calm, digits for numbers. `own`: faults of one game. */
export const voiceFaults = (
  sentence: string,
  own: Readonly<Record<string, RegExp>> = {},
): readonly string[] =>
  Object.entries({ ...FAULTS, ...own }).flatMap(([fault, odd]) =>
    odd.test(sentence) ? [`${fault}: ${sentence}`] : [],
  );
