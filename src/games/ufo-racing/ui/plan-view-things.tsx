import { For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { Spot } from '../types.ts';
import { aboveFloor, CELL, LIFT, MARK, nextWords, type Place, touchOf, turnsOf } from './plan-places.ts';
import { read, UNREAD } from './plan-view-aria.ts';
import { anchored, placed } from './plan-view-ground.tsx';
import type { PlanWords } from './plan-words.ts';
import type { Impact } from './playback.ts';
import type { TrackModel } from './track-model.ts';
import { type DrawnUfo, end, type PlannedPath } from './track-shown.ts';
import * as text from './track-text.ts';

const middle = ({ x, y }: Omit<Spot, 'z'>): readonly [number, number] => [(x + 0.5) * CELL, (y + 0.5) * CELL];

interface UfoProps {
  readonly ufo: DrawnUfo;
  readonly model: TrackModel;
  /** How much larger UFOs are drawn, so that they are readable. */
  readonly hull: number;
}

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
export const UfoNumber = (props: {
  readonly ufo: DrawnUfo;
  readonly at: Place;
  /** How much larger words are drawn. */
  readonly grow: number;
}) => (
  <g class={`ur-ufo s${props.ufo.look}`} transform={placed(props.at, props.grow)} {...UNREAD}>
    <Height z={props.ufo.z} />
  </g>
);

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

/** This turn in one line, the turn after dotted; the elevation stands where it changes. */
export const Path = (props: { readonly path: PlannedPath; readonly grow: number; readonly hull: number }) => {
  const line = (points: readonly Spot[]) => points.map(point => middle(point).join(' ')).join('L');
  const last = () => end(props.path);
  const next = () => props.path.next.at(-1);
  return (
    <g class="ur-path" {...UNREAD}>
      <Show when={props.path.next.length > 0 && last()}>
        {from => <path class="next" d={`M${line([from(), ...props.path.next])}`} />}
      </Show>
      <Show when={next()}>
        {spot => (
          <g transform={`translate(${middle(spot()).join(' ')}) scale(${props.grow})`}>
            <circle class="next-end" r="5" />
          </g>
        )}
      </Show>
      <path class="case" d={`M${line(props.path.points)}`} />
      <path class="line" d={`M${line(props.path.points)}`} />
      <Show when={last()}>{spot => <Ghost spot={spot()} hull={props.hull} />}</Show>
    </g>
  );
};

/** The numbers and words of a path, over all UFOs. */
export const PathWords = (props: {
  readonly path: PlannedPath;
  readonly grow: number;
  readonly words: PlanWords;
}) => (
  <g class="ur-path" {...UNREAD}>
    <For each={turnsOf(props.path)}>
      {turn => (
        <Show when={props.words.at(turn)}>
          {at => <Elevation z={turn.z} at={at()} grow={props.grow} by={TURN} />}
        </Show>
      )}
    </For>
    <Show when={end(props.path)}>
      {spot => (
        <Show when={props.words.at(props.path.points)}>
          {at => <Elevation z={spot().z} at={at()} grow={props.grow} />}
        </Show>
      )}
    </Show>
    <Show when={props.path.next.at(-1)}>
      {spot => (
        <Show when={props.words.at(props.path.next)}>
          {at => (
            <text class="next-word" transform={placed(at(), props.grow)} style={anchored(at())}>
              {nextWords(spot())}
            </text>
          )}
        </Show>
      )}
    </Show>
  </g>
);

/** On the way they are a little smaller than at its end. */
const TURN = 0.85;

/** Where a UFO would touch what it hits, over both. */
export const Collision = (props: {
  readonly collision: NonNullable<PlannedPath['collision']>;
  readonly hull: number;
}) => {
  const touch = () => middle(touchOf(props.collision));
  return (
    <path
      class="ur-burst"
      d={BURST}
      transform={`translate(${touch().join(' ')}) scale(${props.hull * MARK})`}
      {...UNREAD}
    />
  );
};

/** Where a UFO would be. */
export const Ghost = (props: { readonly spot: Spot; readonly hull: number }) => (
  <g class="ur-ghost" transform={`translate(${middle(props.spot).join(' ')})`}>
    <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="2" />
    <ellipse rx="15" ry="8.500" transform={`scale(${props.hull})`} />
  </g>
);

/** The elevation it would have. */
export const Elevation = (props: {
  readonly z: number;
  readonly at: Place;
  readonly grow: number;
  readonly by?: number;
}) => (
  <g class="ur-elevation" transform={`${placed(props.at, props.grow)} scale(${props.by ?? 1})`} {...UNREAD}>
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
    <Show when={props.impact.damage > 0}>
      <text y="-18">{`−${props.impact.damage}`}</text>
    </Show>
  </g>
);

const BURST =
  'M0 -13 3.500 -4.500 12 -8 6.500 -.500 13 6 4 4.500 1.500 13 -3 5 -11.500 9 -6.500 1 -13 -4 -4.500 -4Z';
