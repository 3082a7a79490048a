import type { ParentProps } from 'solid-js';
import icons from '../../../ui/icons.svg';
import type { Content } from '../types.ts';
import type { Point } from './circle.ts';
import { iconOf } from './icon-of.ts';

export { iconOf };

/** Seen, not heard: each sector says itself what it shows. */
export const Unheard = (props: ParentProps<{ readonly class: string; readonly point?: string }>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus.
  <g class={props.class} aria-hidden="true" data-point={props.point}>
    {props.children}
  </g>
);

/** Around the origin, in the color of what is around it. */
export const Glyph = (props: { readonly name: string; readonly size: number; readonly class?: string }) => (
  <use
    class={props.class}
    href={`${icons}#${props.name}`}
    x={-props.size / 2}
    y={-props.size / 2}
    width={props.size}
    height={props.size}
  />
);

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
