import { For, Show } from 'solid-js';
import { Glyph } from '../../../ui/chart.tsx';
import type { Place } from '../board.ts';
import { colorIcon } from './map-glyph.ts';
import { LINE, PRICE, priceHeight, TILE } from './map-places.ts';
import type { Point, Way } from './map-types.ts';
import type { Area } from './map-zoom.ts';
import './map-region.css';

/** Whether it may be chosen, is chosen, may not be now, or is pointed out. */
export type Standing = 'open' | 'chosen' | 'shut' | 'lit' | 'calm';

interface TargetProps {
  readonly place: Place;
  readonly area: Area;
  readonly standing: Standing;
  readonly label: string;
  /** Whether the Tab key comes here; from here the arrow keys go on. */
  readonly reachable: boolean;
  readonly onPress: () => void;
  readonly onFocus: (byKey: boolean) => void;
  readonly onPoint: (isOver: boolean) => void;
}

const INSET = 2.5;

/** The ground of a region, in its color; all of it is pressed and focused. */
export const Target = (props: TargetProps) => {
  const isOpen = () => props.standing === 'open' || props.standing === 'chosen';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element.
    <g
      class={`uh-map-region ${props.standing}`}
      role="button"
      tabindex={props.reachable ? 0 : -1}
      aria-label={props.label}
      aria-pressed={isOpen() ? props.standing === 'chosen' : undefined}
      data-region={props.place.id}
      on:click={() => props.onPress()}
      on:focus={event => props.onFocus(event.currentTarget.matches(':focus-visible'))}
      on:pointerenter={event => props.onPoint(event.pointerType === 'mouse')}
      on:pointerleave={() => props.onPoint(false)}
    >
      <rect
        class={`uh-map-ground k-${props.place.color}`}
        x={props.area.x}
        y={props.area.y}
        width={props.area.width}
        height={props.area.height}
      />
      <rect
        class="uh-map-edge"
        x={props.area.x + INSET}
        y={props.area.y + INSET}
        width={Math.max(0, props.area.width - 2 * INSET)}
        height={Math.max(0, props.area.height - 2 * INSET)}
        rx="2"
      />
    </g>
  );
};

interface HeadProps {
  readonly place: Place;
  readonly area: Area;
  readonly standing: Standing;
  /** The lines of the name that have room. */
  readonly name: readonly string[];
  readonly isSmall: boolean;
  /** Whether the name stands under the glyph, and what it takes to come beside it. */
  readonly isUnder: boolean;
  readonly way: Way | null;
  readonly text: number;
}

/** Color as a glyph, name, and what it takes to come. */
export const Head = (props: HeadProps) => {
  const tile = () => TILE * props.text;
  const middle = () => 4 * props.text + tile() / 2;
  const nameAt = () =>
    props.isUnder
      ? { x: 4 * props.text, y: tile() + (4 + (props.name.length * LINE) / 2) * props.text }
      : { x: tile() + 8 * props.text, y: middle() };
  const priceAt = () => (props.isUnder ? { x: TILE + 8, y: 4 } : { x: 4, y: TILE + 5 });
  return (
    <g class={`uh-map-head ${props.standing}`} transform={`translate(${props.area.x} ${props.area.y})`}>
      <g class={`k-${props.place.color}`} transform={`translate(${middle()} ${middle()})`}>
        <rect class="uh-map-tile" x={-tile() / 2} y={-tile() / 2} width={tile()} height={tile()} rx="3" />
        <Glyph name={colorIcon[props.place.color]} size={tile() * 0.74} />
      </g>
      <For each={props.name}>
        {(line, i) => (
          <text
            class="uh-map-name"
            classList={{ small: props.isSmall }}
            x={nameAt().x}
            y={nameAt().y + (i() - (props.name.length - 1) / 2) * LINE * props.text}
          >
            {line}
          </text>
        )}
      </For>
      <Show when={props.way}>{way => <Price way={way()} at={priceAt()} text={props.text} />}</Show>
    </g>
  );
};

const DOT = 6.5;

/** A dot for each move, under them the money. */
const Price = (props: { readonly way: Way; readonly at: Point; readonly text: number }) => {
  const moves = () => (props.way.steps > 0 ? PRICE.moves : 0);
  const wide = () => Math.max(props.way.steps * DOT + 2, props.way.cost > 0 ? 22 : 0);
  return (
    <g
      class="uh-map-price"
      transform={`translate(${props.at.x * props.text} ${props.at.y * props.text}) scale(${props.text})`}
    >
      <rect x="-1" width={wide() + 2} height={priceHeight(props.way)} rx="3" />
      <For each={Array.from({ length: props.way.steps })}>
        {(_, i) => <circle cx={4 + i() * DOT} cy={PRICE.moves / 2 + 0.5} r="2.3" />}
      </For>
      <Show when={props.way.cost > 0}>
        <g transform={`translate(6.5 ${moves() + PRICE.money / 2})`}>
          <Glyph name="money" size={11} />
          <text x="7.5" y="0.5">
            {props.way.cost}
          </text>
        </g>
      </Show>
    </g>
  );
};
