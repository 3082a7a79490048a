import { EAST, middleLat, middleLon, NORTH, SOUTH, WEST } from './map-geometry.ts';
import type { Box, Point } from './map-types.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the world is on the screen. */
export interface Frame {
  /** Pixels in a degree of longitude. */
  readonly scale: number;
  /** How many times as many are in a degree of latitude. */
  readonly stretch: number;
  /** Where the north-west corner of the world is, gutter included. */
  readonly x: number;
  readonly y: number;
}

/** A box of the screen. */
export interface Area extends Point, Size {}

/** Pixels left and right of the world, for the letters of the links over its edge. */
export const GUTTER = 28;

const ACROSS = EAST - WEST;
const DOWN = NORTH - SOUTH;
/** Less or more would make strangers of the continents. */
const STRETCH = { least: 0.9, most: 1.3 } as const;
/** Pixels in a degree: at LEGIBLE the narrowest region, 27° wide, has room for its name beside the glyph, at SNUG below it. */
const LEGIBLE = 2.75;
const SNUG = 2.4;
/** Here the lowest, 24° high, is still large enough for a finger. */
const TOUCHABLE = 1.84;
const CLOSEST = 8;
/** From here on it is rather all bands of the world that are in sight than all names. */
const WIDE = 600;
/** One press of a button. */
export const ZOOM_STEP = 1.5;

export const worldOf = ({ scale, stretch }: Pick<Frame, 'scale' | 'stretch'>): Size => ({
  width: ACROSS * scale + 2 * GUTTER,
  height: DOWN * scale * stretch,
});

/** In the world, from its north-west corner. */
export const placeOf = (lon: number, lat: number, { scale, stretch }: Frame): Point => ({
  x: GUTTER + (lon - WEST) * scale,
  y: (NORTH - lat) * scale * stretch,
});

export function areaOf([west, north, east, south]: Box, frame: Frame): Area {
  const { x, y } = placeOf(west, north, frame);
  return { x, y, width: (east - west) * frame.scale, height: (north - south) * frame.scale * frame.stretch };
}

/** How much larger things are close by: who comes closer wants to see more of them, too. */
export const grownAt = ({ scale }: Pick<Frame, 'scale'>, text: number): number =>
  within(scale / (LEGIBLE * text * 1.3), 1, 1.4);

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** From the whole world to the closest look. */
export const limitsOf = (size: Size): Limits => {
  const least = wholeScale(size);
  return { least, most: Math.max(CLOSEST, least) };
};

/** A tall screen gets a taller world. */
function stretchOf(size: Size): number {
  const wide = widest(size);
  return within(size.height / (DOWN * (wide < SNUG ? LEGIBLE : wide)), STRETCH.least, STRETCH.most);
}

const widest = ({ width }: Size): number => (width - 2 * GUTTER) / ACROSS;

const wholeScale = (size: Size): number =>
  Math.max(0.2, Math.min(widest(size), size.height / (DOWN * stretchOf(size))));

/** The whole world. */
export const wholeWorld = (size: Size): Frame =>
  keptIn({ scale: wholeScale(size), stretch: stretchOf(size), x: 0, y: 0 }, size);

/**
 * What one sees first: the whole world where it can be read, or where it is as wide as can be on a low screen; else as
 * much of it as is as high as the screen. `text` is how many times the usual size text is.
 */
export function firstLook(size: Size, around: Box | null, text = 1): Frame {
  const whole = wholeWorld(size);
  if (isLegible(size, text)) return whole;
  const high = size.height / (DOWN * whole.stretch);
  const least = size.width < WIDE * text || high < TOUCHABLE / STRETCH.least ? SNUG : TOUCHABLE;
  const scale = within(high, least * text, LEGIBLE * 1.25 * text);
  return centeredOn(around ?? [WEST, NORTH, EAST, SOUTH], { ...whole, scale }, size);
}

/** Whether the whole world can be read at once. */
export function isLegible(size: Size, text: number): boolean {
  const scale = wholeScale(size);
  const isLow = scale < widest(size) - 0.01;
  return scale >= (isLow ? TOUCHABLE : SNUG) * text;
}

export function centeredOn(box: Box, frame: Frame, size: Size): Frame {
  const { x, y } = placeOf(middleLon(box), middleLat(box), frame);
  return keptIn({ ...frame, x: size.width / 2 - x, y: size.height / 2 - y }, size);
}

/** So that what is at a point of the screen stays there. */
export function zoomedAt(frame: Frame, factor: number, at: Point, size: Size): Frame {
  const { least, most } = limitsOf(size);
  const scale = within(frame.scale * factor, least, most);
  const grown = scale / frame.scale;
  return keptIn(
    {
      ...frame,
      scale,
      x: at.x - GUTTER - (at.x - GUTTER - frame.x) * grown,
      y: at.y - (at.y - frame.y) * grown,
    },
    size,
  );
}

export const movedBy = (frame: Frame, dx: number, dy: number, size: Size): Frame =>
  keptIn({ ...frame, x: frame.x + dx, y: frame.y + dy }, size);

/** No farther than its edges; in the middle where there is more screen than world. */
function keptIn(frame: Frame, size: Size): Frame {
  const world = worldOf(frame);
  return {
    ...frame,
    x: keptAlong(frame.x, world.width, size.width),
    y: keptAlong(frame.y, world.height, size.height),
  };
}

/**
 * The same place in the middle when the screen turns or grows. The whole world stays whole, and who has not zoomed sees as
 * much as at first.
 */
export function resized(frame: Frame, before: Size, now: Size, text = 1): Frame {
  if (frame.scale <= limitsOf(before).least * 1.01) return wholeWorld(now);
  const { least, most } = limitsOf(now);
  const stretch = stretchOf(now);
  const isAsAtFirst = Math.abs(frame.scale - firstLook(before, null, text).scale) < 0.01;
  const scale = isAsAtFirst ? firstLook(now, null, text).scale : within(frame.scale, least, most);
  const [wide, high] = [scale / frame.scale, (scale * stretch) / (frame.scale * frame.stretch)];
  return keptIn(
    {
      scale,
      stretch,
      x: now.width / 2 - GUTTER - (before.width / 2 - GUTTER - frame.x) * wide,
      y: now.height / 2 - (before.height / 2 - frame.y) * high,
    },
    now,
  );
}

/** Moved as little as shows all of a box and a little around it, or its north-west corner where it is larger than the screen. */
export function broughtIn(box: Box, frame: Frame, size: Size): Frame {
  const area = areaOf(box, frame);
  return keptIn(
    {
      ...frame,
      x: broughtAlong(frame.x, area.x, area.width, size.width),
      y: broughtAlong(frame.y, area.y, area.height, size.height),
    },
    size,
  );
}

/**
 * What may be chosen is in sight, as far as that goes without a farther look than the first one; `home` in any case.
 */
export function madeRoomFor(boxes: readonly Box[], home: Box, frame: Frame, size: Size, text = 1): Frame {
  if (boxes.every(box => isInSight(box, frame, size))) return frame;
  const all = around([...boxes, home]);
  const { width, height } = areaOf(all, frame);
  const fits = Math.min((size.width - 2 * GUTTER) / width, size.height / height) * frame.scale;
  const scale = Math.min(Math.max(fits, firstLook(size, null, text).scale), frame.scale);
  return broughtIn(home, centeredOn(all, { ...frame, scale }, size), size);
}

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([west]) => west)),
  Math.max(...boxes.map(([, north]) => north)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.min(...boxes.map(([, , , south]) => south)),
];

function isInSight(box: Box, frame: Frame, size: Size): boolean {
  const { x, y, width, height } = areaOf(box, frame);
  const isWithin = (start: number, long: number, screen: number) => start > -1 && start + long < screen + 1;
  return isWithin(frame.x + x, width, size.width) && isWithin(frame.y + y, height, size.height);
}

/** Around the middle of a box that is on the screen, and all of it stays there; else around the middle of the screen. */
export function zoomedAround(box: Box | null, frame: Frame, factor: number, size: Size): Frame {
  const middle = box && onScreen(box, frame, size);
  if (!middle) return zoomedAt(frame, factor, { x: size.width / 2, y: size.height / 2 }, size);
  return broughtIn(box, zoomedAt(frame, factor, middle, size), size);
}

/** Where the middle of a box is; null where that is beyond the screen. */
export function onScreen(box: Box, frame: Frame, { width, height }: Size): Point | null {
  const place = placeOf(middleLon(box), middleLat(box), frame);
  const [x, y] = [place.x + frame.x, place.y + frame.y];
  return x >= 0 && x <= width && y >= 0 && y <= height ? { x, y } : null;
}

/** Whether more of the world lies beyond the screen, across or down. */
export const goesOn = (frame: Frame, size: Size): { readonly across: boolean; readonly down: boolean } => {
  const world = worldOf(frame);
  return { across: world.width > size.width + 1, down: world.height > size.height + 1 };
};

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const keptAlong = (start: number, world: number, screen: number): number =>
  world <= screen ? (screen - world) / 2 : within(start, screen - world, 0);

const broughtAlong = (start: number, from: number, length: number, screen: number): number => {
  const around = within((screen - length) / 2, 0, GUTTER);
  if (start + from < around || length > screen) return around - from;
  return start + from + length > screen - around ? screen - around - from - length : start;
};
