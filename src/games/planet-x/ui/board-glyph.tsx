import type { ParentProps } from 'solid-js';
import { Glyph } from '../../../ui/chart.tsx';
import type { Content } from '../types.ts';
import type { Point } from './circle.ts';
import { iconOf } from './icon-of.ts';

export { Glyph, Unheard } from '../../../ui/chart.tsx';
export { iconOf };

/** Stays upright while the circle turns. */
export const Upright = (
  props: ParentProps<{ readonly at: Point; readonly turn: number; readonly class?: string }>,
) => (
  <g
    class={`px-upright ${props.class ?? ''}`}
    style={{
      transform: `translate(${props.at.x.toFixed(2)}px, ${props.at.y.toFixed(2)}px) rotate(${-props.turn}deg)`,
    }}
  >
    {props.children}
  </g>
);

/** Something only this player knows: a small piece of paper. */
export const Tag = (props: {
  readonly content: Content;
  readonly letter: string;
  readonly loose?: boolean;
}) => (
  <g class="px-tag paper" classList={{ loose: props.loose ?? false }}>
    <rect x="-15" y="-9.5" width="30" height="19" rx="1.5" />
    <g class={iconOf(props.content)} transform="translate(-6 0)">
      <Glyph name={iconOf(props.content)} size={14} />
    </g>
    <text x="7.5" y="1">
      {props.letter}
    </text>
  </g>
);
