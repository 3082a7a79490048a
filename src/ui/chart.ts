/** A round chart lies in a square of this size, its center in the middle. */
export const SIZE = 400;
export const CENTER = SIZE / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Degrees go clockwise from the right. */
export const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTER + radius * Math.cos(angle), y: CENTER + radius * Math.sin(angle) };
};

const at = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** Clockwise. */
export const arcPath = (radius: number, from: number, to: number): string =>
  `M${at(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(radius, to)}`;

export const wedgePath = (inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
};

export const spokePath = (inner: number, outer: number, degrees: number): string =>
  `M${at(inner, degrees)}L${at(outer, degrees)}`;

/** Where on the screen, seen from the center of the chart, in units of its drawing. */
export interface Spot {
  readonly degrees: number;
  readonly radius: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The square lies in the middle of its frame, as large as fits. */
export function spotAt(clientX: number, clientY: number, { left, top, width, height }: Frame): Spot {
  const x = clientX - left - width / 2;
  const y = clientY - top - height / 2;
  const scale = Math.min(width, height) / SIZE || 1;
  return { degrees: (Math.atan2(y, x) * 180) / Math.PI, radius: Math.hypot(x, y) / scale };
}
