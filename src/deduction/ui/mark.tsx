import type { Mark } from '../marks.ts';
import type { Glow } from '../types.ts';

/** One's own mark, and the lamp's on top of it. A sheet has many: whatever does not show is there all the same. */
export const MarkShape = (props: {
  readonly mark: Mark;
  readonly glow: Glow | null;
  readonly row?: number;
  readonly column?: number;
  /** Where a letter stands below, it stays to be read. */
  readonly onLetter?: boolean;
}) => (
  <svg class={`note-mark ${props.mark} ${props.glow ?? ''}`} viewBox="0 0 22 22" aria-hidden="true">
    <path d={strokesOf(props.mark, props.onLetter ?? false, props.row ?? 0, props.column ?? 0)} />
    <circle cx="11" cy={props.onLetter ? 21 : 11} r={props.glow === 'certain' ? 3.2 : 2.2} />
  </svg>
);

function strokesOf(mark: Mark, onLetter: boolean, row: number, column: number): string {
  switch (mark) {
    case 'blank':
      return '';
    case 'struck':
      return onLetter ? line(row, column) : cross(row, column);
    case 'pencil':
    case 'ink':
      return RING;
  }
}

const RING = 'M17.5 8.5C15.5 3.5 6 3 4.5 9.5S8 19.5 13 18.5 20 11 15.5 5';

const cross = (y: number, x: number): string =>
  `M${6 + sway(y, x)} ${6 + sway(x, y)}Q11 10.5 ${16 + sway(y, x + 1)} 16` +
  `M${16 + sway(y + 1, x)} ${6.5 + sway(x, y)}Q11 11.5 ${6 + sway(y, x)} 15.5`;

const line = (y: number, x: number): string =>
  `M${4 + sway(y, x)} ${13.5 + sway(x, y)}Q11 10.5 ${18 + sway(y, x + 1)} ${9 + sway(x, y)}`;

/** As if drawn by hand: no two strokes side by side are alike. */
const sway = (one: number, other: number): number => (((one * 7 + other * 13) % 5) - 2) * 0.5;
