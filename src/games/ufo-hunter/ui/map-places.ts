import { at } from '../../../core/contract.ts';
import type { MapHunter, MapRumor, Point, Way } from './map-types.ts';
import { type Area, GUTTER } from './map-zoom.ts';

/** Sizes in pixels at the usual size of text. */
export const HUNTER = 26;
export const PIN = { width: 24, height: 32 } as const;
/** How far the paper tag reaches out to the left of a pin. */
const TAG = 6;
export const TILE = 20;
export const STAKE = { mark: 13, amount: 12, height: 18, ends: 8 } as const;
/** From one line of a name to the next, as they are drawn. */
export const LINE = 12.5;
/** Under the glyph: a line of dots for moves, one for money. */
export const PRICE = { moves: 10, money: 13, width: 24 } as const;
/** As the type of the page: a smaller one where a name would else not be whole. */
const NAME_SIZES = [12.5, 11] as const;
export const SMALL_NAME = NAME_SIZES[1];
const GAP = 4;
/** Kept free left and right. */
const SIDES = 6;
const LEAST = 0.55;

/** Where things lie in a region, and how large. */
export interface Places {
  /** Lines of the name that fit; none where it would not be whole, or where things lie over it. */
  readonly name: readonly string[];
  readonly nameSize: number;
  /** A region too narrow for its name beside the glyph has it under the glyph, and what it takes to come beside it. */
  readonly isUnder: boolean;
  /** Whether there is room for what it takes to come. */
  readonly hasPrice: boolean;
  readonly scale: number;
  /** The tip of the pin. */
  readonly rumor: Point | null;
  /** The middles of hunters, in their order. */
  readonly hunters: readonly Point[];
  /** The middle of a hunter that would come. */
  readonly ghost: Point | null;
}

export interface Held {
  readonly name: string;
  readonly rumor: MapRumor | null;
  readonly hunters: readonly Pick<MapHunter, 'seat'>[];
  /** Whether room is kept for one who would come. */
  readonly ghost: boolean;
  /** Whether room is kept under the glyph, for what it takes to come. */
  readonly way: Pick<Way, 'steps' | 'cost'> | null;
  /** Chosen or pointed out: it keeps its name, and things are rather smaller. */
  readonly isPointedOut: boolean;
}

/** `text` is how many times the usual size text is. */
export function placesIn(area: Area, held: Held, text: number): Places {
  const heads = [nameBeside(area, held, text), nameUnder(area, held, text)].filter(
    ({ lines }) => lines.length > 0,
  );
  const plain = heads[0] ?? nameless(area, held, text);
  const items = itemsOf(held);
  const whole = (heads.length > 0 ? heads : [plain]).map(head => ({ ...head, isCovered: false }));
  const covered = { ...plain, rooms: [cutFrom(area, (TILE + 6) * text, 0)], isCovered: true };
  const smallest = whole.map(head => ({ head, size: LEAST }));
  const tries = [
    ...[1, 0.8, 0.68].flatMap(size => whole.map(head => ({ head, size }))),
    ...(held.isPointedOut ? smallest : []),
    // Where little is left beside the name, things lie in its place rather than beyond the border.
    { head: covered, size: 0.8 },
    ...smallest,
    { head: covered, size: LEAST },
    { head: { ...covered, rooms: [area] }, size: LEAST },
  ].flatMap(({ head, size }) => head.rooms.map(room => ({ head, size, room })));
  const fitting = tries.find(({ room, size }) => fitsIn(items, room, size * text, text));
  const { head, size, room } = at(fitting ? [fitting] : tries, -1);
  const scale = size * text;
  const spots = spotsOf(rowsOf(items, room, scale, text), room, scale);
  const spotOf = (item: Item) => spots.find(spot => spot.item === item)?.at ?? null;
  return {
    name: head.isCovered && items.length > 0 ? [] : head.lines,
    nameSize: head.size,
    isUnder: head.isUnder,
    hasPrice: head.hasPrice,
    scale,
    rumor: spotOf('rumor'),
    hunters: spots.filter(({ item }) => item === 'hunter').map(spot => spot.at),
    ghost: spotOf('ghost'),
  };
}

/** What the pieces of a region lie over, stakes left out. */
export const piecesOf = ({ rumor, hunters, ghost, scale }: Places): readonly Area[] => {
  const round = (middle: Point): Area => {
    const wide = HUNTER * scale;
    return { x: middle.x - wide / 2, y: middle.y - wide / 2, width: wide, height: wide };
  };
  const [wide, high] = [PIN.width * scale, PIN.height * scale];
  const pin = rumor && { x: rumor.x - wide / 2, y: rumor.y - high, width: wide, height: high };
  return [...(pin ? [pin] : []), ...hunters.map(round), ...(ghost ? [round(ghost)] : [])];
};

/** What the glyph of a region and its name lie over. */
export function headOf({ name, nameSize, isUnder }: Places, { x, y }: Area, text: number): Area {
  const [glyph, high] = [TILE + 6, name.length * LINE];
  const wide = Math.max(0, ...name.map(widthOf)) * nameSize;
  const size = isUnder
    ? { width: Math.max(glyph, wide + 4), height: glyph + high }
    : { width: glyph + wide, height: Math.max(glyph, high + 4) };
  return { x, y, width: size.width * text, height: size.height * text };
}

/** Where the name stands, and what it leaves free. */
interface Named extends Pick<Places, 'isUnder' | 'hasPrice'> {
  readonly lines: readonly string[];
  readonly size: number;
  readonly rooms: readonly Area[];
}

function nameBeside(area: Area, { name, way }: Held, text: number): Named {
  const left = (TILE + 6) * text;
  const sizes = NAME_SIZES.map(size => ({
    size,
    lines: linesOf(name, area.width - left - 4 * text, size * text),
  }));
  const { size, lines } = sizes.find(one => one.lines.length > 0) ?? { size: SMALL_NAME, lines: [] };
  const column = columnOf(way) * text;
  const high = (lines.length * LINE + 4) * text;
  const wide = Math.max(0, ...lines.map(widthOf)) * size * text;
  return {
    lines,
    size,
    isUnder: false,
    hasPrice: column <= area.height,
    rooms: [
      cutFrom(area, 0, Math.max(column, high)),
      cutFrom(area, left, high),
      cutFrom(area, left + wide + 2 * text, 0),
    ],
  };
}

function nameUnder(area: Area, { name, way }: Held, text: number): Named {
  const lines = linesOf(name, area.width - 8 * text, SMALL_NAME * text);
  const glyph = (TILE + 4) * text;
  const high = glyph + lines.length * LINE * text;
  const beside = cutFrom(area, glyph + (way ? PRICE.width * text : 0), 0);
  return {
    lines: high <= area.height ? lines : [],
    size: SMALL_NAME,
    isUnder: true,
    hasPrice: true,
    rooms: [cutFrom(area, 0, high), { ...beside, height: glyph }],
  };
}

const nameless = (area: Area, { way }: Held, text: number): Named => ({
  lines: [],
  size: SMALL_NAME,
  isUnder: false,
  hasPrice: columnOf(way) * text <= area.height,
  rooms: [cutFrom(area, 0, columnOf(way) * text), cutFrom(area, (TILE + 6) * text, 0)],
});

/** The glyph, and under it what it takes to come. */
const columnOf = (way: Held['way']): number => TILE + 6 + (way ? priceHeight(way) : 0);

export const priceHeight = ({ steps, cost }: Pick<Way, 'steps' | 'cost'>): number =>
  (steps > 0 ? PRICE.moves : 0) + (cost > 0 ? PRICE.money : 0);

/** Beside the pin: whose stakes lie there; marks first, and the amount once, since all stakes of a rumor are equal. */
export const stakesWidth = (count: number): number =>
  count === 0 ? 0 : STAKE.ends + count * STAKE.mark + STAKE.amount;

/** In one line, else in two that are alike; no line where a word would not be whole. */
export function linesOf(name: string, width: number, size: number): readonly string[] {
  const fits = (line: string) => widthOf(line) * size <= width;
  if (fits(name)) return [name];
  const words = name.split(' ');
  const pairs = words
    .map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const)
    .filter(([first, second]) => first !== '' && fits(first) && fits(second));
  const longer = (pair: readonly [string, string]) => Math.max(...pair.map(widthOf));
  return pairs.toSorted((a, b) => longer(a) - longer(b))[0] ?? [];
}

/** What stands on the tab of a link over the edge. */
export interface Tab {
  readonly lines: readonly string[];
  /** Whether the letter stands beside the name, above a second line; else it stands above all of it. */
  readonly isTight: boolean;
}

/** Room for the letter of a link, above the name that runs along the edge. */
export const LETTER = { above: 18, beside: 15 } as const;

/** Whole or not there, as all names. */
export function tabOf(name: string, height: number, text: number): Tab {
  const size = SMALL_NAME * text;
  const isWide = 2 * size <= GUTTER;
  const under = linesOf(name, height - (LETTER.above + 6) * text, size);
  if (under.length === 1 || (under.length > 1 && isWide)) return { lines: under, isTight: false };
  const long = height - 6 * text;
  const short = height - (LETTER.beside + 4) * text;
  const fits = (line: string, room: number) => widthOf(line) * size <= room;
  const words = name.split(' ');
  const pairs = words.map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const pair = pairs.toReversed().find(([first, second]) => fits(first, long) && fits(second, short));
  return { lines: isWide && pair ? pair.filter(line => line !== '') : [], isTight: true };
}

/** Italics of the chart face, as parts of the size of type. */
const widthOf = (line: string): number => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (' ijlftrsI'.includes(letter)) return 0.33;
  if ('mwMW'.includes(letter)) return 0.84;
  return letter === letter.toUpperCase() ? 0.7 : 0.52;
}

type Item = 'rumor' | 'hunter' | 'ghost';

interface Spot {
  readonly item: Item;
  readonly at: Point;
}

interface Sized {
  readonly item: Item;
  /** From its left end to the middle of its pin or circle. */
  readonly middle: number;
  readonly width: number;
  readonly height: number;
}

const itemsOf = ({ rumor, hunters, ghost }: Held): readonly Sized[] => [
  ...(rumor ? [sizedRumor(rumor)] : []),
  ...hunters.map(() => sizedHunter('hunter')),
  ...(ghost ? [sizedHunter('ghost')] : []),
];

const sizedRumor = ({ stakes, known }: MapRumor): Sized => {
  const tag = known ? TAG : 0;
  const width = tag + PIN.width + stakesWidth(stakes.length);
  return { item: 'rumor', middle: tag + PIN.width / 2, width, height: PIN.height };
};

const sizedHunter = (item: Item): Sized => ({ item, middle: HUNTER / 2, width: HUNTER, height: HUNTER });

/** In centered rows. */
function fitsIn(items: readonly Sized[], room: Area, scale: number, text: number): boolean {
  const rows = rowsOf(items, room, scale, text);
  const isWide = rows.some(row => widthOfRow(row, scale) > room.width - SIDES * text);
  return !isWide && heightOfRows(rows, scale) <= room.height - 2;
}

const widthOfRow = (row: readonly Sized[], scale: number): number =>
  row.reduce((sum, { width }) => sum + width * scale, 0) + GAP * scale * (row.length - 1);

const heightOfRow = (row: readonly Sized[], scale: number): number =>
  Math.max(...row.map(({ height }) => height)) * scale;

const heightOfRows = (rows: readonly (readonly Sized[])[], scale: number): number =>
  rows.reduce((sum, row) => sum + heightOfRow(row, scale), 0) + GAP * scale * Math.max(0, rows.length - 1);

function rowsOf(
  items: readonly Sized[],
  room: Area,
  scale: number,
  text: number,
): readonly (readonly Sized[])[] {
  const rows: Sized[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && widthOfRow([...row, item], scale) <= room.width - SIDES * text) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Row by row, in the middle of the room. */
function spotsOf(rows: readonly (readonly Sized[])[], room: Area, scale: number): readonly Spot[] {
  const gap = GAP * scale;
  let top = room.y + (room.height - heightOfRows(rows, scale)) / 2;
  return rows.flatMap(row => {
    let left = room.x + (room.width - widthOfRow(row, scale)) / 2;
    const middle = top + heightOfRow(row, scale) / 2;
    top += heightOfRow(row, scale) + gap;
    return row.map(({ item, middle: center, width }): Spot => {
      const x = left + center * scale;
      left += width * scale + gap;
      // A pin is where its tip is.
      return { item, at: { x, y: item === 'rumor' ? middle + (PIN.height / 2) * scale : middle } };
    });
  });
}

const cutFrom = ({ x, y, width, height }: Area, left: number, top: number): Area => ({
  x: x + left,
  y: y + top,
  width: width - left,
  height: height - top,
});
