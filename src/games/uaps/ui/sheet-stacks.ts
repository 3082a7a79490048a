import type { Place } from '../../../deduction/left.ts';
import type { Notes } from '../../../deduction/marks.ts';
import type { Arrow } from '../../../deduction/ui/pen.ts';
import { allSectors, type Board, boardOf, orbitOf, QUADRANTS, stackedWith } from '../board.ts';
import type { Content, Public, Quadrant, Sector } from '../types.ts';
import { marks } from './marks.ts';

/** What is stacked now: one row of the ledger. */
export interface Stack {
  readonly inner: Sector;
  readonly outer: Sector;
}

/** The inner sectors of each quadrant, which never change. [B3] */
export const quadrantRows = ({ perOrbit }: Board): readonly (readonly [Quadrant, readonly Sector[]])[] => {
  const width = perOrbit / QUADRANTS.length;
  return QUADRANTS.map(quadrant => [
    quadrant,
    Array.from({ length: width }, (_, step) => (quadrant - 1) * width + step + 1),
  ]);
};

/** Row by row. [B2] */
export const stacksNow = ({ mode, turns }: Public): readonly Stack[] => {
  const board = boardOf(mode);
  return allSectors(board)
    .filter(sector => orbitOf(sector, board) === 'inner')
    .map(inner => ({ inner, outer: stackedWith(inner, turns, board) }));
};

/** What a sector can hold by its orbit and its number alone. [B5] to [B10] */
export const notableIn = (sector: Sector, board: Board): readonly Content[] => {
  const comm: readonly Content[] = sector % 2 === 0 ? ['comm'] : [];
  if (orbitOf(sector, board) === 'outer') return ['hubble', 'meteor', ...comm, 'nav', 'junk', 'uap'];
  const spy: readonly Content[] = sector % 2 === 1 ? ['spy'] : [];
  return ['iss', ...spy, 'meteor', ...comm, 'nav', 'junk', 'uap'];
};

/** What everybody knows of a sector while the game runs. At the end one's own notes stay to be read. */
export const toldIn = ({ luna, photos }: Public, sector: Sector): Content | null =>
  sector === luna
    ? 'luna'
    : (photos.find(photo => photo.sector === sector && photo.fate === 'right')?.subject ?? null);

/** By sector; nothing where everybody knows what it holds. */
export const notableNow = (known: Public): readonly (readonly Content[])[] => {
  const board = boardOf(known.mode);
  return allSectors(board).map(sector => (toldIn(known, sector) === null ? notableIn(sector, board) : []));
};

/** What one is sure of in a sector. */
export const sureOf = (notes: Notes, sector: Sector, board: Board): Content | undefined =>
  notableIn(sector, board).find(content => marks.markAt(notes, { sector, content }) === 'ink');

/** Where an arrow leads: along a row through both orbits, or down and up in one of them, over what shows nothing. */
export function moved(
  { sector, content }: Place<Content>,
  [down, right]: Arrow,
  stacks: readonly Stack[],
  shown: (sector: Sector) => readonly Content[],
): Place<Content> {
  const row = stacks.findIndex(({ inner, outer }) => inner === sector || outer === sector);
  const here = stacks[row];
  if (!here) return { sector, content };
  if (right !== 0) {
    const places = [here.inner, here.outer].flatMap(one =>
      shown(one).map(thing => ({ sector: one, content: thing })),
    );
    const index = places.findIndex(place => place.sector === sector && place.content === content);
    return places[index + right] ?? { sector, content };
  }
  for (let step = 1; step < stacks.length; step++) {
    const next = stacks[(row + step * down + step * stacks.length) % stacks.length] ?? here;
    const there = here.inner === sector ? next.inner : next.outer;
    const contents = shown(there);
    const same = contents.find(one => one === content);
    const nearest = same ?? contents[Math.min(shown(sector).indexOf(content), contents.length - 1)];
    if (nearest !== undefined) return { sector: there, content: nearest };
  }
  return { sector, content };
}
