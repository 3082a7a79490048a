import { HIGHEST, LOWEST, TILE_SIZE } from './board.ts';
import { type Field, fieldOfFaces, PLACES, placeOf, STEP, spotOf } from './field.ts';
import { ENTRY_ELEVATIONS, parOfPassage, passages } from './par.ts';
import { openingCells, readFace, type TileFace, type WrittenFace } from './tiles.ts';
import type { Edge } from './types.ts';

export interface CheckedFace {
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
  /** By passage, "N>S": what the search finds. */
  readonly pars: Readonly<Record<string, number>>;
}

/** Everything that can be wrong with a face. What is badly written is not searched. */
export function checkFace(written: WrittenFace): CheckedFace {
  const misshapen = faultsOfShape(written);
  if (misshapen.length > 0) return { faults: misshapen, pars: {} };
  const face = readFace(written);
  const misplaced = [...faultsOfOpenings(face), ...faultsOfFeatures(face)];
  if (misplaced.length > 0) return { faults: misplaced, pars: {} };
  const faults = [...faultsOfReach(face)];
  const pars: Record<string, number> = {};
  for (const passage of passages(face)) {
    const name = `${passage.from.edge}>${passage.to.edge}`;
    const par = parOfPassage(face, passage);
    const stated = written.par[name];
    if (par === undefined) faults.push(`no UFO can fly ${name} without a hit`);
    else pars[name] = par;
    if (par !== undefined && stated !== undefined && stated !== par)
      faults.push(`par ${name} is stated as ${stated}, and the search finds ${par}`);
  }
  for (const name of Object.keys(written.par))
    if (!(name in pars) && faults.length === 0)
      faults.push(`par ${name} is stated, and there is no such passage`);
  return { faults, pars };
}

const SOLID = '#';
const MOST_LAYERS = 2;
/** Speed that a stream gives; the bound of a race is shown for no more. */
const MOST_OF_STREAM = 3;

function faultsOfShape({ rows, legend }: WrittenFace): readonly string[] {
  const faults: string[] = [];
  if (rows.length !== TILE_SIZE) faults.push(`${TILE_SIZE} rows are needed, not ${rows.length}`);
  for (const [y, row] of rows.entries()) {
    if (row.length !== TILE_SIZE) faults.push(`row ${y} must have ${TILE_SIZE} cells, not ${row.length}`);
    for (const letter of new Set(row))
      if (letter !== SOLID && !Object.hasOwn(legend, letter))
        faults.push(`row ${y} uses "${letter}", which is not in the legend`);
  }
  for (const [letter, layers] of Object.entries(legend)) {
    if (letter === SOLID) faults.push(`${SOLID} is a solid cell, and no letter of the legend`);
    else if ([...letter].length !== 1) faults.push(`"${letter}" in the legend must be 1 letter`);
    else if (!rows.some(row => row.includes(letter)))
      faults.push(`"${letter}" stands in the legend, and no row uses it`);
    if (layers.length > MOST_LAYERS) faults.push(`"${letter}" has more than ${MOST_LAYERS} layers`);
    let above = Number.NEGATIVE_INFINITY;
    for (const [floor, ceiling] of layers) {
      if (floor < LOWEST || ceiling > HIGHEST || floor > ceiling)
        faults.push(`"${letter}" must lie between ${LOWEST} and ${HIGHEST}, floor below ceiling`);
      if (floor < above + 2)
        faults.push(`layers of "${letter}" need a slab between them, the lower one first`);
      above = ceiling;
    }
    if (layers.length === 0) faults.push(`"${letter}" has no layer; a solid cell is written ${SOLID}`);
  }
  return faults;
}

const isOpen = ({ layers }: TileFace, x: number, y: number): boolean => (layers[y]?.[x] ?? []).length > 0;

function faultsOfOpenings(face: TileFace): readonly string[] {
  const faults: string[] = [];
  if (face.openings.length < 2) faults.push('at least 2 openings are needed');
  const edges = face.openings.map(({ edge }) => edge);
  if (new Set(edges).size < edges.length) faults.push('a side has at most 1 opening');
  for (const opening of face.openings) {
    const { edge, from, to } = opening;
    if (from < 0 || to >= face.size || from > to) {
      faults.push(`opening ${edge} must go from a cell to a later one, 0 to ${face.size - 1}`);
      continue;
    }
    for (const { x, y } of openingCells(face, opening)) {
      const layers = face.layers[y]?.[x] ?? [];
      const admits = (z: number) => layers.some(([floor, ceiling]) => floor <= z && z <= ceiling);
      if (!ENTRY_ELEVATIONS.every(admits))
        faults.push(
          `cell ${x},${y} of opening ${edge} must admit elevations ${ENTRY_ELEVATIONS.join(' and ')}`,
        );
    }
  }
  return faults;
}

const AWAY: Readonly<Record<Edge, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  S: [0, 1],
  E: [1, 0],
  W: [-1, 0],
};

function faultsOfFeatures(face: TileFace): readonly string[] {
  const faults: string[] = [];
  for (const { x, y, edge } of face.walls) {
    const [dx, dy] = AWAY[edge];
    if (!isOpen(face, x, y) || !isOpen(face, x + dx, y + dy))
      faults.push(`the thin wall ${edge} of ${x},${y} must stand between 2 open cells`);
  }
  for (const again of repeated(face.walls.map(({ x, y, edge }) => `${edge} of ${x},${y}`)))
    faults.push(`the thin wall ${again} is written twice`);
  const gaps = face.openings.flatMap(opening =>
    openingCells(face, opening).map(({ x, y }) => `${opening.edge} of ${x},${y}`),
  );
  for (const { x, y, edge } of face.spikes) {
    const [dx, dy] = AWAY[edge];
    if (gaps.includes(`${edge} of ${x},${y}`)) faults.push(`spikes ${edge} of ${x},${y} stand in an opening`);
    if (!isOpen(face, x, y)) faults.push(`spikes at ${x},${y} are not in an open cell`);
    else if (isOpen(face, x + dx, y + dy))
      faults.push(`spikes ${edge} of ${x},${y} have no bulkhead behind them`);
  }
  for (const again of repeated(face.spikes.map(({ x, y, edge }) => `${edge} of ${x},${y}`)))
    faults.push(`spikes ${again} are written twice`);
  for (const { x, y, dx, dy, dz } of face.streams) {
    if (!isOpen(face, x, y)) faults.push(`the stream at ${x},${y} is not in an open cell`);
    const speed = Math.abs(dx) + Math.abs(dy) + Math.abs(dz);
    if (speed < 1 || speed > MOST_OF_STREAM)
      faults.push(`the stream at ${x},${y} must give 1 to ${MOST_OF_STREAM} speed, not ${speed}`);
  }
  for (const again of repeated(face.streams.map(({ x, y }) => `${x},${y}`)))
    faults.push(`cell ${again} has 2 streams`);
  return faults;
}

const repeated = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word, index) => words.indexOf(word) !== index)),
];

/** Every place must be reached from an opening, weak walls standing. */
function faultsOfReach(face: TileFace): readonly string[] {
  const field = fieldOfFaces([{ face, x: 0, y: 0 }], false);
  const reached = reachedFrom(
    field,
    face.openings.flatMap(opening =>
      openingCells(face, opening).flatMap(({ x, y }) => ENTRY_ELEVATIONS.map(z => placeOf({ x, y, z }))),
    ),
  );
  for (let place = 0; place < PLACES; place++)
    if (field.open[place] && !reached.has(place)) {
      const { x, y, z } = spotOf(place);
      return [`cell ${x},${y} cannot be reached at elevation ${z}`];
    }
  return [];
}

function reachedFrom({ walls }: Field, starts: readonly number[]): ReadonlySet<number> {
  const reached = new Set(starts);
  for (const place of reached)
    for (let direction = 0; direction < STEP.length; direction++)
      if (!((walls[place] as number) & (1 << direction))) reached.add(place + (STEP[direction] as number));
  return reached;
}
