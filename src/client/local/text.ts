/** Why a table cannot be made or a file not be read, each one sentence. */
export const noSuchGame = (game: string): string => `There is no game "${game.slice(0, 40)}" here.`;
export const noSuchLevel = (level: string): string =>
  `There is no bot of level "${level.slice(0, 40)}" here.`;
export const wrongNumber = (players: number, seats: number): string =>
  `The file names ${players} players for ${seats} seats.`;
export const tooLarge = (megabytes: number): string =>
  `A file of a table has at most ${megabytes} MB, and this one has more.`;
export const NOT_A_TABLE = 'This file is damaged, or it is not a table of Area Five.';
export const notReplayed = (move: number, otherRules: boolean): string => {
  const where =
    move === 0 ? 'its deal is not the one that was played' : `move ${move} does not fit the game before it`;
  return `This table cannot go on: ${where}. ${otherRules ? 'It was saved under other rules.' : 'The file may be damaged.'}`;
};
export const forOnePerson = 'a chosen deal is for one person';
export const notDealt = (why: string): string => `This table cannot be dealt: ${why}.`;
export const UNREACHABLE = 'The tables of this device cannot be reached. Load the page again.';
