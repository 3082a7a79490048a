import type { Look } from '../../../core/players.ts';
import { css, type SceneColors } from './scene-colors.ts';
import { wordRatio } from './scene-lettering.ts';
import type { Point } from './scene-shape.ts';

/** Words that always face the eye; how large they are on the screen, in pixels. */
export interface Label {
  readonly width: number;
  readonly height: number;
  readonly at: Point;
  /** Where else it says the same. */
  readonly or?: readonly Point[];
  /** What lies on a floor that is hidden, or is written beside the track but seen before it, would tell of another floor. */
  readonly tells?: 'floor' | 'beside';
  /** Over what has less. */
  readonly order: number;
  /** Painted once, as sharp as the screen. */
  picture: HTMLCanvasElement;
  /** Where it stands now. */
  place: Point;
  isShown: boolean;
}

const NIGHT = '#0b141f';
const FAINT = '#8fa5b8';

/** "2–6": floor and ceiling of a zone, each in its color. */
export function zoneLabel(
  floor: number,
  ceiling: number,
  [at = [0, 0, 0], ...or]: readonly Point[],
  colors: SceneColors,
): Label {
  const made = label(38, 20, at, 9, colors, draw => {
    pill(draw, 0, 0, 38, 20, 10, NIGHT, 0.88);
    draw.font = `700 13px ${colors.fontData}`;
    word(draw, String(floor), 11, 10.5, css(colors.elevation[floor] ?? colors.text));
    word(draw, '–', 19, 10, FAINT);
    word(draw, String(ceiling), 27, 10.5, css(colors.elevation[ceiling] ?? colors.text));
  });
  return { ...made, or, tells: 'floor' };
}

/** Shape and elevation of a UFO, in its color. */
export function ufoLabel(look: Look, z: number, at: Point, colors: SceneColors): Label {
  const color = css(colors.seat[look] ?? colors.text);
  return label(44, 24, at, 20, colors, draw => {
    pill(draw, 1, 1, 42, 22, 5, NIGHT, 1, color);
    draw.fillStyle = colors.seat[look] && isDark(colors) ? color : '#ffffff';
    draw.save();
    draw.translate(5, 4);
    draw.scale(16 / 24, 16 / 24);
    draw.fill(new Path2D(SHAPES[look]));
    draw.restore();
    draw.font = `700 16px ${colors.fontData}`;
    word(draw, String(z), 33, 12.5, '#ffffff');
  });
}

/** The elevation that a plan leads to. */
export const planLabel = (z: number, at: Point, colors: SceneColors): Label =>
  label(20, 22, at, 21, colors, draw => {
    pill(draw, 0, 0, 20, 22, 5, css(colors.amber), 1);
    draw.font = `700 16px ${colors.fontData}`;
    word(draw, String(z), 10, 11.5, css(colors.onAmber));
  });

/** Beside the track, at one of these places. */
export const tileLabel = (
  name: string,
  [at = [0, 0, 0], ...or]: readonly Point[],
  colors: SceneColors,
): Label => ({ ...nameLabel(name, at, colors), or, tells: 'beside' });

export const nameLabel = (name: string, at: Point, colors: SceneColors): Label => {
  const font = `italic 500 17px ${colors.fontChart}`;
  const width = widthOf(name, font);
  return label(width, 24, at, 4, colors, draw => {
    draw.font = font;
    outlined(draw, name, width / 2, 12, css(colors.chart), css(colors.bg));
  });
};

export const smallLabel = (words: string, at: Point, colors: SceneColors): Label => {
  const font = `500 13px ${colors.fontData}`;
  const width = widthOf(words, font);
  return label(width, 20, at, 19, colors, draw => {
    pill(draw, 0, 0, width, 20, 10, css(colors.bg), 0.85);
    draw.font = font;
    word(draw, words, width / 2, 10.5, css(colors.text));
  });
};

/** A star where something is hit, with the damage in it. */
export const burstLabel = (words: string, colors: SceneColors, at: Point = [0, 0, 0]): Label =>
  label(44, 44, at, 22, colors, draw => {
    draw.translate(22, 22);
    draw.scale(1.6, 1.6);
    draw.fillStyle = css(colors.bad);
    draw.strokeStyle = NIGHT;
    draw.lineWidth = 1.2;
    const star = new Path2D(
      'M0 -13 3.500 -4.500 12 -8 6.500 -.500 13 6 4 4.500 1.500 13 -3 5 -11.500 9 -6.500 1 -13 -4 -4.500 -4Z',
    );
    draw.fill(star);
    draw.stroke(star);
    draw.font = `700 9px ${colors.fontData}`;
    word(draw, words, 0, 0.5, NIGHT);
  });

type Draw = CanvasRenderingContext2D;

const MARGIN = 12;

function widthOf(words: string, font: string): number {
  const draw = document.createElement('canvas').getContext('2d');
  if (!draw) return MARGIN;
  draw.font = font;
  return Math.ceil(draw.measureText(words).width) + MARGIN;
}

function label(
  width: number,
  height: number,
  at: Point,
  order: number,
  { textSize }: SceneColors,
  paint: (draw: Draw) => void,
): Label {
  const picture = document.createElement('canvas');
  const sharp = wordRatio() * textSize;
  picture.width = Math.ceil(width * sharp);
  picture.height = Math.ceil(height * sharp);
  const draw = picture.getContext('2d');
  if (draw) {
    draw.scale(picture.width / width, picture.height / height);
    draw.textAlign = 'center';
    draw.textBaseline = 'middle';
    paint(draw);
  }
  return { width, height, at, order, picture, place: at, isShown: true };
}

function pill(
  draw: Draw,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  alpha: number,
  line?: string,
): void {
  draw.globalAlpha = alpha;
  draw.beginPath();
  draw.roundRect(x, y, width, height, round);
  draw.fillStyle = fill;
  draw.fill();
  draw.globalAlpha = 1;
  if (line === undefined) return;
  draw.strokeStyle = line;
  draw.lineWidth = 1.8;
  draw.stroke();
}

function word(draw: Draw, words: string, x: number, y: number, color: string): void {
  draw.fillStyle = color;
  draw.fillText(words, x, y);
}

function outlined(draw: Draw, words: string, x: number, y: number, color: string, around: string): void {
  draw.strokeStyle = around;
  draw.lineWidth = 4;
  draw.lineJoin = 'round';
  draw.strokeText(words, x, y);
  word(draw, words, x, y, color);
}

/** Seats have light colors by night and dark ones by day. */
const isDark = ({ bg }: SceneColors): boolean => bg.r + bg.g + bg.b < 1.5;

/** As in the set of icons: circle, triangle, square, diamond, hexagon, cross. */
const SHAPES: Readonly<Record<Look, string>> = {
  1: 'M12 3.600a8.400 8.400 0 1 0 .010 0Z',
  2: 'M12 2.800 21.600 20H2.400Z',
  3: 'M4.200 4.200H19.800V19.800H4.200Z',
  4: 'M12 2 21.400 12 12 22 2.600 12Z',
  5: 'M12 2.400l8.400 4.800v9.600L12 21.600l-8.400-4.800V7.200Z',
  6: 'M8.600 3h6.800v5.600H21v6.800h-5.600V21H8.600v-5.600H3V8.600h5.600Z',
};
