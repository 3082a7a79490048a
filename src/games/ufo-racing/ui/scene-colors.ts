import { Color } from 'three';
import { LOOKS } from '../../../core/players.ts';
import { HIGHEST } from '../board.ts';

/** The tokens that the scene is painted with, as they are now. */
export interface SceneColors {
  readonly elevation: readonly Color[];
  readonly seat: readonly Color[];
  readonly bg: Color;
  readonly skirt: Color;
  readonly wall: Color;
  readonly riser: Color;
  readonly line: Color;
  readonly text: Color;
  readonly amber: Color;
  readonly onAmber: Color;
  readonly bad: Color;
  readonly stream: Color;
  readonly chart: Color;
  readonly fontChart: string;
  readonly fontData: string;
  /** How much larger than usual words are, as somebody chose. */
  readonly textSize: number;
}

/** Tokens speak in `light-dark()`, which only a style that uses them resolves. */
export function readColors(within: HTMLElement): SceneColors {
  const probe = within.ownerDocument.createElement('i');
  probe.hidden = true;
  // A system that chooses the colors would give each of them the same one.
  probe.style.setProperty('forced-color-adjust', 'none');
  within.append(probe);
  const token = (name: string): Color => {
    probe.style.color = `var(--${name})`;
    return asColor(getComputedStyle(probe).color);
  };
  const font = (name: string): string => {
    probe.style.fontFamily = `var(--${name})`;
    return getComputedStyle(probe).fontFamily;
  };
  const colors: SceneColors = {
    elevation: Array.from({ length: HIGHEST + 1 }, (_, z) => token(`e-${Math.max(1, z)}`)),
    seat: [0, ...LOOKS].map(look => token(`seat-${Math.max(1, look)}`)),
    bg: token('bg'),
    skirt: token('skirt'),
    wall: token('chart'),
    riser: token('surface-3'),
    line: token('chart-faint'),
    text: token('text'),
    amber: token('amber'),
    onAmber: token('on-amber'),
    bad: token('bad'),
    stream: token('k-yellow'),
    chart: token('chart'),
    fontChart: font('font-chart'),
    fontData: font('font-data'),
    textSize: Math.max(1, Math.min(LARGEST_TEXT, textSizeOf(within))),
  };
  probe.remove();
  return colors;
}

const USUAL_PX = 16;
const LARGEST_TEXT = 1.5;

const textSizeOf = ({ ownerDocument }: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize) / USUAL_PX;

/** Computed colors are always written in numbers: `rgb(1, 2, 3)`. */
function asColor(words: string): Color {
  const [r = 0, g = 0, b = 0] = (words.match(/[\d.]+/g) ?? []).map(Number);
  return new Color(r / 255, g / 255, b / 255);
}

export const mixed = (one: Color, other: Color, part: number): Color => one.clone().lerp(other, part);

export const css = (color: Color): string => `#${color.getHexString()}`;
