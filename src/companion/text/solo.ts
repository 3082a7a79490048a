export const TITLES = { 'planet-x': 'Solo: Planet X', uaps: 'Solo: UAPs' } as const;
export const SAYS =
  'You against the AI, with the printed board. This device deals the sky, answers you, plays for the AI, and says what to do with its pieces and yours. Who acts first is drawn by lot.';
export const MODE = 'Which side of the board?';
export const CODE = 'The code';
export const CODE_SAYS = 'Whoever plays this code has the same sky.';
export const OTHER_CODE = 'Use another code';
export const LEVEL = 'How strong is the AI?';
export const COLOR = { you: 'Your color', bot: 'The color of the AI' } as const;
export const start = (game: string, level: string) => `Start ${game} against ${level}`;
export const DEALING = 'Dealing';
