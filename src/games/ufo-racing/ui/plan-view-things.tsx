import { For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { Spot } from '../types.ts';
import { read, UNREAD } from './plan-view-aria.ts';
import { CELL } from './plan-view-ground.tsx';
import { type Impact, STEPS } from './playback.ts';
import { roomUnder, type TrackModel } from './track-model.ts';
import { type DrawnUfo, end, type PlannedPath } from './track-shown.ts';
import * as text from './track-text.ts';

/** How far an elevation above the floor lifts a UFO off its footprint. */
const LIFT = 4.2;

const middle = ({ x, y }: Omit<Spot, 'z'>): readonly [number, number] => [(x + 0.5) * CELL, (y + 0.5) * CELL];

/** From one number to the next of UFOs that are over each other. */
const NUMBER_APART = 16.5;

interface UfoProps {
  readonly ufo: DrawnUfo;
  readonly model: TrackModel;
  /** How much larger UFOs are drawn, so that they are readable. */
  readonly hull: number;
}

const aboveFloor = (model: TrackModel, ufo: DrawnUfo): number =>
  ufo.z - (roomUnder(model, ufo)?.floor ?? ufo.z);

/** Footprint, shadow, a pole with a tick for every elevation, and the UFO. */
export const Ufo = (props: UfoProps) => {
  const above = () => aboveFloor(props.model, props.ufo);
  const lift = () => above() * LIFT;
  return (
    <g
      class={`ur-ufo s${props.ufo.look}`}
      classList={{ own: props.ufo.own, leads: props.ufo.leads }}
      {...read('img', text.ufoWords(props.ufo.name, props.ufo, props.ufo.speed))}
      transform={`translate(${middle(props.ufo).join(' ')})`}
    >
      <rect
        class="ur-footprint"
        x={-CELL / 2 + 2}
        y={-CELL / 2 + 2}
        width={CELL - 4}
        height={CELL - 4}
        rx="2"
      />
      <g transform={`scale(${props.hull})`}>
        <ellipse class="ur-shadow" rx={11 - above() * 0.6} ry={5.5 - above() * 0.3} cy="6" />
        <path class="ur-pole" d={`M0 6V${-lift()}`} />
        <For
          each={Array.from(
            { length: Math.max(0, Math.round(above())) },
            (_, i) => 6 - (i + 1) * ((lift() + 6) / (above() + 1)),
          )}
        >
          {y => <path class="ur-pole" d={`M-4 ${y}H4`} />}
        </For>
        <g transform={`translate(0 ${-lift()})`}>
          <Saucer look={props.ufo.look} />
        </g>
      </g>
    </g>
  );
};

/** The elevation of a UFO: over all UFOs, so that none lies on the number of its neighbor. */
export const UfoNumber = (
  props: UfoProps & {
    /** How much larger words are drawn. */
    readonly grow: number;
    /** In the same cell and higher, from the highest down. */
    readonly higher: readonly DrawnUfo[];
    readonly all: readonly DrawnUfo[];
  },
) => {
  const place = () => {
    const [x, y] = middle(props.ufo);
    const top = aboveFloor(props.model, props.higher[0] ?? props.ufo) * LIFT;
    const down = -(top + 4) * props.hull + props.higher.length * NUMBER_APART * props.grow;
    return `translate(${x + 19 * props.hull * freeSide(props.ufo, props.all)} ${y + down}) scale(${props.grow})`;
  };
  return (
    <g class={`ur-ufo s${props.ufo.look}`} transform={place()} {...UNREAD}>
      <Height z={props.ufo.z} />
    </g>
  );
};

/** To the right, where no UFO is next to it; else to the left, where that is free: a number hides the sign of nobody. */
function freeSide(ufo: DrawnUfo, all: readonly DrawnUfo[]): 1 | -1 {
  const isTaken = (side: 1 | -1) =>
    all.some(({ x, y }) => {
      const [aside, along] = [(x - ufo.x) * side, Math.abs(y - ufo.y)];
      return aside > 0.5 && aside < 1.5 && along < 1.5;
    });
  return isTaken(1) && !isTaken(-1) ? -1 : 1;
}

const Saucer = (props: { readonly look: number }) => (
  <>
    <ellipse class="ur-hull-dark" rx="15" ry="8.5" cy="2.5" />
    <ellipse class="ur-hull" rx="15" ry="8.5" />
    <ellipse class="ur-dome" rx="8" ry="7" cy="-3.5" />
    <svg x="-5" y="-8.500" width="10" height="10" class="ur-shape" aria-hidden="true">
      <Icon name={`seat-${props.look}`} />
    </svg>
  </>
);

const Height = (props: { readonly z: number }) => (
  <g class="ur-height">
    <rect x="-6.500" y="-8" width="13" height="16" rx="3" />
    <text>{Math.round(props.z)}</text>
  </g>
);

/** How far "next turn" reaches, in cells. */
const WORDS_LONG = 4;

/** This turn in one line, the turn after dotted; the elevation stands where it changes. */
export const Path = (props: {
  readonly path: PlannedPath;
  readonly grow: number;
  readonly hull: number;
  readonly ufos: readonly DrawnUfo[];
}) => {
  const line = (points: readonly Spot[]) => points.map(point => middle(point).join(' ')).join('L');
  const last = () => end(props.path);
  const turns = () =>
    props.path.points.slice(1, -1).filter((point, index) => props.path.points[index]?.z !== point.z);
  /** By a UFO, where the words would stand. */
  const isTaken = (spot: Spot) =>
    props.ufos.some(({ x, y }) => x > spot.x && x < spot.x + WORDS_LONG && Math.abs(y - spot.y) < 1.5);
  return (
    <g class="ur-path" {...UNREAD}>
      <Show when={props.path.next.length > 0 && last()}>
        {from => <path class="next" d={`M${line([from(), ...props.path.next])}`} />}
      </Show>
      <Show when={props.path.next.at(-1)}>
        {spot => (
          <g transform={`translate(${middle(spot()).join(' ')}) scale(${props.grow})`}>
            <circle class="next-end" r="5" />
            <text class="next-word" classList={{ left: isTaken(spot()) }} x={isTaken(spot()) ? -10 : 10}>
              {`${text.NEXT_TURN}, ${spot().z}`}
            </text>
          </g>
        )}
      </Show>
      <path class="case" d={`M${line(props.path.points)}`} />
      <path class="line" d={`M${line(props.path.points)}`} />
      <For each={turns()}>
        {spot => (
          <g transform={`translate(${middle(spot).join(' ')}) scale(${props.grow * 0.85})`}>
            <Elevation z={spot.z} />
          </g>
        )}
      </For>
      <Show when={last()}>
        {spot => (
          <g transform={`translate(${middle(spot()).join(' ')})`}>
            <Ghost z={spot().z} grow={props.grow} hull={props.hull} />
          </g>
        )}
      </Show>
    </g>
  );
};

/** Where a UFO would touch what it hits, over both. */
export const Collision = (props: {
  readonly collision: NonNullable<PlannedPath['collision']>;
  readonly hull: number;
}) => {
  const touch = () => {
    const { at, direction } = props.collision;
    return middle({ x: at.x + STEPS[direction].x * 0.5, y: at.y + STEPS[direction].y * 0.5 });
  };
  return (
    <path
      class="ur-burst"
      d={BURST}
      transform={`translate(${touch().join(' ')}) scale(${props.hull * MARK})`}
      {...UNREAD}
    />
  );
};

/** What would be hit is smaller than what is. */
const MARK = 0.7;

/** Where a UFO would be. */
export const Ghost = (props: { readonly z: number; readonly grow: number; readonly hull: number }) => (
  <g class="ur-ghost">
    <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="2" />
    <ellipse rx="15" ry="8.500" transform={`scale(${props.hull})`} />
    <g transform={`translate(${19 * props.hull} ${-4 * props.hull}) scale(${props.grow})`}>
      <Elevation z={props.z} />
    </g>
  </g>
);

const Elevation = (props: { readonly z: number }) => (
  <g class="ur-elevation">
    <rect x="-7" y="-8.500" width="14" height="17" rx="3" />
    <text>{props.z}</text>
  </g>
);

export const Hit = (props: { readonly impact: Impact; readonly grow: number }) => (
  <g
    class="ur-impact"
    {...UNREAD}
    transform={`translate(${middle(props.impact.at).join(' ')}) scale(${props.grow * (0.7 + props.impact.progress * 0.6)})`}
    style={{ opacity: 1 - props.impact.progress ** 3 }}
  >
    <path class="ur-burst" d={BURST} />
    <text y="-18">{`−${props.impact.damage}`}</text>
  </g>
);

const BURST =
  'M0 -13 3.500 -4.500 12 -8 6.500 -.500 13 6 4 4.500 1.500 13 -3 5 -11.500 9 -6.500 1 -13 -4 -4.500 -4Z';
