import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { fullSet } from '../../solver/bits.ts';
import { setsIn } from '../../solver/knowledge.ts';
import { type Outlook, outlookOn, regrouped } from '../../solver/outlook.ts';
import type { PairSky } from '../../solver/pair-skies.ts';
import { type Board, onFrom, sectorAt, stackedWith } from './board.ts';
import type { SkyKnowledge } from './knowledge.ts';
import { kindIn } from './skies.ts';
import type { InOrbits } from './topics.ts';
import { type Guess, ORBITS, type Sector, SIGHTS, type Sight, SUBJECTS, type Surveyed } from './types.ts';

/**
 * All skies where there are no more than this, else so many of them, each equally likely; by how they look when the
 * Earth has turned so often, on which the right guess hangs.
 */
export function outlookOf(knowledge: SkyKnowledge, turns: number, most: number, rng: Rng): Outlook {
  const { pair, count } = knowledge;
  const found = count <= most ? [...pair.skies()] : Array.from({ length: most }, () => pair.sample(rng));
  return outlookOn(
    found.map(sky => outlooked(knowledge, sky, turns)),
    SUBJECTS.length,
  );
}

function outlooked({ board, luna, pair }: SkyKnowledge, { keys, ring, place }: PairSky, turns: number) {
  const { perOrbit } = board;
  const [inner, outer] = pair.sides.map((side, orbit) => setsIn(side.ring, at(keys, orbit)));
  const sets = SUBJECTS.map(subject => {
    const below = inner?.[kindIn('inner', subject) ?? -1] ?? 0;
    const above = outer?.[kindIn('outer', subject) ?? -1] ?? 0;
    return below | (above << perOrbit);
  });
  const taken = sets.reduce((all, set) => all | set, bitOf(luna));
  const uap = sectorAt(at(ORBITS, ring), place, board);
  return {
    sets,
    blank: fullSet(2 * perOrbit) & ~taken,
    guess: guessNumber(uap, sector => sightNumber(sets, luna, sector), turns, board),
  };
}

/** The same skies when the Earth has turned so often. */
export const turnedTo = (outlook: Outlook, turns: number, board: Board, luna: Sector): Outlook =>
  regrouped(outlook, sky => {
    const sets = outlook.sets.map(of => of[sky] as number);
    const uap = uapOf(outlook.guesses[sky] as number);
    return guessNumber(uap, sector => sightNumber(sets, luna, sector), turns, board);
  });

/** Sets of sectors, the first sector at bit 0. */
export const bitOf = (sector: Sector): number => 1 << (sector - 1);

export const setOfSectors = (sectors: readonly Sector[]): number =>
  sectors.reduce((set, sector) => set | bitOf(sector), 0);

export const inOrbits = (set: number, { perOrbit }: Board): InOrbits => ({
  inner: set & fullSet(perOrbit),
  outer: set >>> perOrbit,
});

const SIDES = SIGHTS.length;

/** A guess as one number. [A6] */
function guessNumber(uap: Sector, sightAt: (sector: Sector) => number, turns: number, board: Board): number {
  const around = [onFrom(uap, -1, board), onFrom(uap, 1, board), stackedWith(uap, turns, board)];
  return around.reduce((number, sector) => number * SIDES + sightAt(sector), uap);
}

/** The sector of the UAP in the guess of this number. */
export const uapOf = (guess: number): Sector => Math.floor(guess / SIDES ** 3);

export function readGuess(number: number): Guess {
  const side = (place: number): Sight => at(SIGHTS, Math.floor(number / SIDES ** place) % SIDES);
  return { sector: uapOf(number), before: side(2), after: side(1), stacked: side(0) };
}

function sightNumber(sets: readonly number[], luna: Sector, sector: Sector): number {
  if (sector === luna) return SIGHTS.indexOf('luna');
  const bit = bitOf(sector);
  const subject = sets.findIndex(set => (set & bit) !== 0);
  return SIGHTS.indexOf(SUBJECTS[subject] ?? 'junk');
}

/** By sky: where this appears. */
export const setsOfThing = ({ sets, blanks }: Outlook, thing: Surveyed): Int32Array =>
  thing === 'junk' ? blanks : at(sets, SUBJECTS.indexOf(thing));
