import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Look } from '../../../core/players.ts';
import { Glyph } from '../../../ui/chart.tsx';
import { HUNTER, PIN, STAKE, stakesWidth } from './map-places.ts';
import type { MapRumor, Point } from './map-types.ts';
import './map-tokens.css';

interface PlacedProps {
  readonly at: Point;
  readonly scale: number;
}

const placed = ({ at, scale }: PlacedProps): JSX.CSSProperties => ({
  transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) scale(${scale.toFixed(3)})`,
});

/** Color and shape of its seat; the own one has a ring. */
export const HunterToken = (props: PlacedProps & { readonly look: Look; readonly mine: boolean }) => (
  <g class={`uh-map-hunter s${props.look}`} classList={{ mine: props.mine }} style={placed(props)}>
    <circle r={HUNTER / 2 - 1} />
    <Glyph name={`seat-${props.look}`} size={14} />
  </g>
);

/** Where the own hunter would land. */
export const Ghost = (props: PlacedProps & { readonly look: Look }) => (
  <g class={`uh-map-ghost s${props.look}`} style={placed(props)}>
    <circle r={HUNTER / 2 - 1} />
    <Glyph name={`seat-${props.look}`} size={13} />
  </g>
);

/** How much larger than the pin letters of this size are drawn, so that they can be read on the smallest. */
const enlarged = (letters: number, scale: number): string =>
  `scale(${Math.max(1, LEAST_LETTERS / (letters * scale)).toFixed(3)})`;
const LEAST_LETTERS = 11.1;
const NUMBER = 14;
const SMALL = 12;

/** A face-down rumor with its number, what is staked on it, and on paper what only this player knows of it. */
export const RumorPin = (props: PlacedProps & { readonly rumor: MapRumor }) => {
  const wide = createMemo(() => stakesWidth(props.rumor.stakes.length));
  const middle = PIN.width / 2 - PIN.height;
  return (
    <g style={placed(props)}>
      <Show when={wide() > 0}>
        <g class="uh-map-stakes" transform={`translate(${PIN.width / 2 - 6} ${middle})`}>
          <rect
            x="0"
            y={-STAKE.height / 2}
            width={wide() + 4}
            height={STAKE.height}
            rx={STAKE.height / 2}
            classList={{ mine: props.rumor.stakes.some(({ mine }) => mine) }}
          />
          <For each={props.rumor.stakes}>
            {(stake, i) => (
              <g class={`s${stake.look}`} transform={`translate(${13.5 + i() * STAKE.mark} 0)`}>
                <Glyph name={`seat-${stake.look}`} size={10} />
              </g>
            )}
          </For>
          <text transform={`translate(${wide() - STAKE.amount / 2 + 1} 0) ${enlarged(SMALL, props.scale)}`}>
            {props.rumor.stakes[0]?.amount}
          </text>
        </g>
      </Show>
      <path
        class="uh-map-pin"
        d="M0 0C-6 -7 -11.5 -12.5 -11.5 -20a11.5 11.5 0 0 1 23 0c0 7.5 -5.5 13 -11.5 20z"
      />
      <text class="uh-map-number" transform={`translate(0 ${middle}) ${enlarged(NUMBER, props.scale)}`}>
        {props.rumor.number}
      </text>
      <Show when={props.rumor.known}>
        {known => (
          <g
            class="uh-map-known"
            transform={`translate(${-PIN.width / 2 + 1} ${-5}) rotate(-6) ${enlarged(SMALL, props.scale)}`}
          >
            <path d="M-6.5 -7H4L7 -4V7H-6.5z" />
            <text>{known().tag}</text>
          </g>
        )}
      </Show>
    </g>
  );
};
