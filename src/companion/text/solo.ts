export const TITLES = { 'planet-x': 'Solo: Planet X', uaps: 'Solo: UAPs' } as const;
export const SAYS =
  'You against a bot. This device deals the sky, answers you, and plays for the bot. Its turns are told one by one, so that you can follow them on the board.';
export const MODE = 'Which side of the board?';
export const LEVEL = 'How strong is the bot?';
export const start = (game: string, level: string) => `Start ${game} against ${level}`;
export const DEALING = 'Dealing';
