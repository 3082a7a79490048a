import type { ParentProps } from 'solid-js';
import type { Point } from './chart.ts';
import icons from './icons.svg';

/** Seen, not heard: what can be pressed says itself what it shows. */
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

/** Stays upright while what it lies on turns. */
export const Upright = (
  props: ParentProps<{ readonly at: Point; readonly turn: number; readonly class?: string }>,
) => (
  <g
    class={`upright ${props.class ?? ''}`}
    style={{
      transform: `translate(${props.at.x.toFixed(2)}px, ${props.at.y.toFixed(2)}px) rotate(${-props.turn}deg)`,
    }}
  >
    {props.children}
  </g>
);
