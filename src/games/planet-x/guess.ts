import { at } from '../../core/contract.ts';
import { type Guess, SIGHTS } from './types.ts';

/** The right guess of a sky as one number. */
export function guessNumber(hidden: number, sets: readonly number[], sectors: number): number {
  const before = sightNumber(sets, (hidden + sectors - 1) % sectors);
  const after = sightNumber(sets, (hidden + 1) % sectors);
  return (hidden * SIGHTS.length + before) * SIGHTS.length + after;
}

export const readGuess = (number: number): Guess => ({
  sector: Math.floor(number / SIGHTS.length ** 2) + 1,
  before: at(SIGHTS, Math.floor(number / SIGHTS.length) % SIGHTS.length),
  after: at(SIGHTS, number % SIGHTS.length),
});

function sightNumber(sets: readonly number[], place: number): number {
  const body = sets.findIndex(set => ((set >>> place) & 1) !== 0);
  return body < 0 ? SIGHTS.indexOf('empty') : body;
}
