export const winnerSays = (name: string, isYou: boolean): string =>
  isYou ? 'You win the race.' : `${name} wins the race.`;
export const turnsSay = (turns: number): string => `The race took ${turns} turns.`;
export const LAST_TURN = 'The last turn';
export const STANDING = 'Standing';
export const PLAYER = 'Player';
export const TO_GO = 'Steps to the finish';
export const CROSSED = 'crossed';
export const WINNER = 'winner';
export const DAMAGE_TAKEN = 'Damage taken';
export const HITS = 'Hits';
export const LINES = 'Every line over the track';
export const LINES_LABEL = 'The track from above, with the line of every UFO';
export const OVER_TURNS = 'Turn by turn';
export const SPEED_CHART = 'Speed as it was flown';
export const DAMAGE_CHART = 'Damage at the end of the turn';
export const TURN = 'Turn';
export const AS_TABLE = 'The chart as a table';
export const SHORTEST = 'The shortest race';
export const SEARCHING = 'Looking for the shortest race on this track.';
export const NO_SHORTEST = 'This browser could not look for it. The race stands as it is.';
export const shortestSays = (par: number, turns: number): string =>
  turns <= par
    ? `Alone, without a hit and without the battery, this track takes ${par} turns. The race took no more.`
    : `Alone, without a hit and without the battery, this track takes ${par} turns. The race took ${turns}.`;
export const SHORTEST_LINE = 'A shortest race';
