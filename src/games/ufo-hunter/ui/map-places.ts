import type { MapHunter, MapRumor, Point } from './map-types.ts';
import type { Area } from './map-zoom.ts';

/** Sizes in pixels at the usual size of text. */
export const HUNTER = 26;
export const PIN = { width: 24, height: 32 } as const;
export const TILE = 20;
export const STAKE = { mark: 13, amount: 12, height: 18, ends: 8 } as const;
const LINE = 13;
export const FOOT = 14;
/** As the type of the page: a smaller one where a name would else not be whole. */
const NAME_SIZES = [12.5, 11] as const;
export const SMALL_NAME = NAME_SIZES[1];
const GAP = 4;
const LEAST = 0.55;

/** Where things lie in a region, and how large. */
export interface Places {
  /** Lines of the name that fit beside the glyph; none where it would not be whole. */
  readonly name: readonly string[];
  readonly nameSize: number;
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
  /** Whether room is kept at the foot, for what it takes to come. */
  readonly foot: boolean;
}

/** `text` is how many times the usual size text is. */
export function placesIn(area: Area, held: Held, text: number): Places {
  const width = area.width - (TILE + 10) * text;
  const fitting = NAME_SIZES.map(size => ({ size, lines: linesOf(held.name, width, size * text) }));
  const { size: nameSize, lines: name } = fitting.find(({ lines }) => lines.length > 0) ?? {
    size: SMALL_NAME,
    lines: [],
  };
  const head = (Math.max(TILE, name.length * LINE) + 6) * text;
  const high = area.height - (held.foot ? FOOT * text : 0);
  const room = { ...area, y: area.y + head, height: high - head };
  const wholeRoom = { ...area, x: area.x + TILE * text, width: area.width - TILE * text, height: high };
  const items = itemsOf(held);
  // Where little is left under the name, things lie over it rather than beyond the border.
  const { scale, spots } = laid(items, room, text, text) ??
    laid(items, room, text * 0.8, text) ??
    laid(items, wholeRoom, text * 0.8, text) ??
    laid(items, room, text * LEAST, text) ??
    laid(items, area, text * LEAST, text, true) ?? { scale: text, spots: [] };
  const spotOf = (item: Item) => spots.find(spot => spot.item === item)?.at ?? null;
  return {
    name,
    nameSize,
    scale,
    rumor: spotOf('rumor'),
    hunters: spots.filter(({ item }) => item === 'hunter').map(({ at }) => at),
    ghost: spotOf('ghost'),
  };
}

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
  readonly width: number;
  readonly height: number;
}

const itemsOf = ({ rumor, hunters, ghost }: Held): readonly Sized[] => [
  ...(rumor
    ? [{ item: 'rumor' as const, width: PIN.width + stakesWidth(rumor.stakes.length), height: PIN.height }]
    : []),
  ...hunters.map(() => ({ item: 'hunter' as const, width: HUNTER, height: HUNTER })),
  ...(ghost ? [{ item: 'ghost' as const, width: HUNTER, height: HUNTER }] : []),
];

/** In centered rows; null where they do not fit. */
function laid(
  items: readonly Sized[],
  room: Area,
  scale: number,
  text: number,
  anyway = false,
): { readonly scale: number; readonly spots: readonly Spot[] } | null {
  const width = room.width - 6 * text;
  const rows: Sized[][] = [];
  const gap = GAP * scale;
  const widthOf = (row: readonly Sized[]) =>
    row.reduce((sum, item) => sum + item.width * scale, 0) + gap * (row.length - 1);
  for (const item of items) {
    const row = rows.at(-1);
    if (row && widthOf([...row, item]) <= width) row.push(item);
    else rows.push([item]);
  }
  const heightOf = (row: readonly Sized[]) => Math.max(...row.map(({ height }) => height)) * scale;
  const high = rows.reduce((sum, row) => sum + heightOf(row), 0) + gap * Math.max(0, rows.length - 1);
  const isTooWide = rows.some(row => widthOf(row) > width);
  if (!anyway && (isTooWide || high > room.height - 2)) return null;
  let top = room.y + (room.height - high) / 2;
  const spots = rows.flatMap(row => {
    let left = room.x + (room.width - widthOf(row)) / 2;
    const middle = top + heightOf(row) / 2;
    top += heightOf(row) + gap;
    return row.map(({ item, width: wide }): Spot => {
      const from = left;
      left += wide * scale + gap;
      const at =
        item === 'rumor'
          ? { x: from + (PIN.width / 2) * scale, y: middle + (PIN.height / 2) * scale }
          : { x: from + (wide / 2) * scale, y: middle };
      return { item, at };
    });
  });
  return { scale, spots };
}
