import { type ParentProps, Show } from 'solid-js';
import type { Point } from '../../../ui/chart.ts';
import { Glyph, Upright } from '../../../ui/chart.tsx';
import type { Content } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { letter } from './text.ts';

/** How far something is turned on the screen. */
export interface Turned {
  /** To whoever looks. */
  readonly facing: number;
  /** With the Earth; 0 for what does not turn with it. */
  readonly earth: number;
}

/** Stays upright in both turns, each of which takes its own time. */
export const Level = (
  props: ParentProps<{ readonly at: Point; readonly turned: Turned; readonly class?: string }>,
) => (
  <Upright at={props.at} turn={props.turned.facing}>
    <g class={`ua-counter ${props.class ?? ''}`} style={{ transform: `rotate(${-props.turned.earth}deg)` }}>
      {props.children}
    </g>
  </Upright>
);

/** Something only this player knows: a small piece of paper. */
export const Tag = (props: { readonly content: Content; readonly loose?: boolean }) => (
  <g class="ua-tag paper" classList={{ loose: props.loose ?? false }}>
    <rect x="-13.5" y="-9" width="27" height="18" rx="1.5" />
    <g class={iconOf(props.content)} transform="translate(-5.5 0)">
      <Glyph name={iconOf(props.content)} size={13} />
    </g>
    <text x="7" y="1">
      {letter(props.content)}
    </text>
  </g>
);

/** A photo, face down; what is on one's own lies on paper. */
export const FaceDownPhoto = (props: { readonly look: number; readonly subject: Content | null }) => (
  <g class={`s${props.look}`}>
    <rect
      class="ua-photo"
      classList={{ own: props.subject !== null }}
      x="-8"
      y="-10"
      width="16"
      height="20"
      rx="2"
    />
    <Show
      when={props.subject}
      fallback={
        <g class="ua-photo-back" transform="translate(0 -3.5)">
          <Glyph name="a-photo" size={10} />
        </g>
      }
    >
      {subject => (
        <g class={`paper ${iconOf(subject())}`} transform="translate(0 -3)">
          <Glyph name={iconOf(subject())} size={12} />
        </g>
      )}
    </Show>
    <g class={props.subject === null ? '' : 'paper'} transform="translate(0 5.2)">
      <g class={`s${props.look}`}>
        <Glyph name={`seat-${props.look}`} size={7} />
      </g>
    </g>
  </g>
);
