/**
 * Draws the coast lines of UFO Hunter's map, src/games/ufo-hunter/ui/land.json, from Natural Earth (public domain).
 * The result is committed; nothing runs this on its own. To make it anew, in any folder:
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   node scripts/land.mjs <that folder>/package/land-50m.json
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {readonly [lon: number, lat: number]} Place */
/** @typedef {{ readonly type: 'Polygon', readonly arcs: number[][] } | { readonly type: 'MultiPolygon', readonly arcs: number[][][] }} Shape */
/**
 * @typedef {{
 *   readonly arcs: Place[][],
 *   readonly transform: { readonly scale: Place, readonly translate: Place },
 *   readonly objects: { readonly land: { readonly geometries: readonly Shape[] } },
 * }} Topology
 */

const WEST = -170;
const NORTH = 84;
const SOUTH = -60;
/** Steps of the drawing in a degree. */
const STEPS = 10;
/** Square degrees: a corner whose triangle is smaller is left out, and an island smaller than that. */
const SMALLEST = { corner: 0.07, island: 0.3 };
/** The shallow sea is a broad band along the coasts; all of their corners would cost more than they show. */
const SMALLEST_OF_SHELF = { corner: 1.2, island: 1.5 };
/** Land around a middle farther north is drawn as ice. */
const ICE_FROM = 70;

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Say where land-50m.json of the package world-atlas lies.\n');
  process.exit(1);
}
const coasts = ringsOf(JSON.parse(readFileSync(source, 'utf8')))
  .map(unwind)
  .filter(ring => ring.some(([, lat]) => lat > SOUTH));
const rings = drawnWith(SMALLEST);
const isIce = (/** @type {readonly Place[]} */ ring) => middleOf(ring)[1] > ICE_FROM;
const isLand = (/** @type {readonly Place[]} */ ring) => !isIce(ring);
const drawn = {
  land: rings.filter(isLand).map(pathOf).join(''),
  ice: rings.filter(isIce).map(pathOf).join(''),
  shelf: drawnWith(SMALLEST_OF_SHELF).filter(isLand).map(pathOf).join(''),
};
const target = new URL('../src/games/ufo-hunter/ui/land.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(drawn, null, 2)}\n`);
process.stdout.write(`${rings.length} coasts, ${rings.flat().length} corners: ${fileURLToPath(target)}\n`);

/**
 * @param {{ readonly corner: number, readonly island: number }} smallest
 * @returns {Place[][]}
 */
function drawnWith({ corner, island }) {
  return coasts
    .filter(ring => Math.abs(areaOf(ring)) >= island)
    .map(ring => simplify(ring, corner))
    .filter(ring => ring.length > 3);
}

/**
 * TopoJSON: arcs are lists of differences in a grid, and a negative number names an arc backwards.
 * @param {Topology} topology
 * @returns {Place[][]}
 */
function ringsOf({ arcs, transform, objects }) {
  const { scale, translate } = transform;
  const places = arcs.map(arc => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return /** @type {Place} */ ([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
  });
  const arcOf = (/** @type {number} */ name) => places[name < 0 ? ~name : name] ?? [];
  const ringOf = (/** @type {number[]} */ names) =>
    names.flatMap((name, i) => {
      const arc = name < 0 ? arcOf(name).toReversed() : arcOf(name);
      return i === 0 ? arc : arc.slice(1);
    });
  return objects.land.geometries.flatMap(shape =>
    (shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat()).map(ringOf),
  );
}

/**
 * A coast that crosses 180° goes on there, and the map begins at 170° West: what lies before it comes at its other end.
 * @param {Place[]} ring
 * @returns {Place[]}
 */
function unwind(ring) {
  let turns = 0;
  const whole = ring.map(([lon, lat], i) => {
    const step = lon - (ring[i - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return /** @type {Place} */ ([lon + turns * 360, lat]);
  });
  const [middle] = middleOf(whole);
  const shift = middle < WEST ? 360 : middle > WEST + 360 ? -360 : 0;
  return whole.map(([lon, lat]) => [lon + shift, lat]);
}

/**
 * Visvalingam and Whyatt: the corner that matters least goes first.
 * @param {readonly Place[]} ring
 * @param {number} smallest
 * @returns {Place[]}
 */
function simplify(ring, smallest) {
  const left = ring.slice(1);
  const weigh = (/** @type {number} */ i) => {
    const [a, b, c] = [left.at(i - 1), left[i], left[(i + 1) % left.length]];
    if (!a || !b || !c) return 0;
    const wide = Math.cos((b[1] * Math.PI) / 180);
    // A degree of longitude is short in the north, where the source has more corners than a map can show.
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) * 0.5 * (0.5 + wide / 2);
  };
  while (left.length > 3) {
    const weights = left.map((_, i) => weigh(i));
    const least = weights.indexOf(Math.min(...weights));
    if ((weights[least] ?? 0) >= smallest) break;
    left.splice(least, 1);
  }
  return left;
}

/** @param {readonly Place[]} ring */
function areaOf(ring) {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/**
 * @param {readonly Place[]} ring
 * @returns {Place}
 */
function middleOf(ring) {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  const half = (/** @type {number[]} */ all) => (Math.min(...all) + Math.max(...all)) / 2;
  return [half(lons), half(lats)];
}

/**
 * In steps from the north-west corner of the map, each corner from the one before.
 * @param {readonly Place[]} ring
 */
function pathOf(ring) {
  const steps = ring.map(([lon, lat]) => [
    Math.round((lon - WEST) * STEPS),
    Math.round((NORTH - lat) * STEPS),
  ]);
  const moves = steps.map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = i === 0 ? [] : (steps[i - 1] ?? []);
    const [dx, dy] = [x - fromX, y - fromY];
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  });
  const [first, ...rest] = moves.filter((move, i) => i === 0 || move !== '0 0');
  return `M${first}l${rest.join(' ').replaceAll(' -', '-')}z`;
}
