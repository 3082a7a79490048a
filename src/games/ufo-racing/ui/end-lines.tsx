import { createMemo, createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Public, Spot, UfoRacing } from '../types.ts';
import { grown } from './camera.ts';
import * as text from './end-text.ts';
import { lineOf } from './ending.ts';
import { CELL } from './plan-places.ts';
import { Ground, Names } from './plan-view-ground.tsx';
import { trackModel } from './track-model.ts';
import './plan-view.css';

/** The way of every UFO, each with its color and its kind of stroke. */
export const Lines = (
  props: PartProps<UfoRacing> & {
    readonly known: Pick<Public, 'turns' | 'seats' | 'track'>;
    readonly shortest: readonly Spot[] | undefined;
  },
) => {
  const id = createUniqueId();
  const model = createMemo(() => trackModel(props.known.track));
  const bounds = createMemo(() => grown(model().bounds, 1.2));
  const box = () => {
    const { left, top, right, bottom } = bounds();
    return `${left * CELL} ${top * CELL} ${(right - left) * CELL} ${(bottom - top) * CELL}`;
  };
  const [cell, setCell] = createSignal(CELL);
  let svg: SVGSVGElement | undefined;
  onMount(() => {
    if (!svg) return;
    const element = svg;
    const look = () => {
      const { left, top, right, bottom } = bounds();
      setCell(Math.min(element.clientWidth / (right - left), element.clientHeight / (bottom - top)) || CELL);
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    onCleanup(() => watch.disconnect());
  });
  /** So that words are as large as on the page. */
  const grow = () => Math.max(1, CELL / cell());
  return (
    <svg ref={svg} class="ur-plan ur-lines" viewBox={box()} role="img" aria-label={text.LINES_LABEL}>
      <Ground model={model()} id={id} grow={grow()} />
      <Show when={props.shortest}>
        {line => <path class="ur-shortest" d={pathOf(line(), MIDDLE, grow())} />}
      </Show>
      <For each={seatsOf(props.known.seats)}>
        {seat => {
          const line = lineOf(props.known, seat);
          const { look } = props.table.player(seat);
          return (
            <g class={`s${look}`}>
              <path class="ur-line-case" d={pathOf(line, seat, grow())} />
              <path class={`line-curve l${look}`} d={pathOf(line, seat, grow())} />
              <For each={line.slice(0, 1)}>
                {({ x, y }) => <circle class="ur-line-start" cx={middle(x)} cy={middle(y)} r="7" />}
              </For>
            </g>
          );
        }}
      </For>
      <Names model={model()} grow={grow()} />
    </svg>
  );
};

const middle = (cells: number): number => (cells + 0.5) * CELL;

/** How far apart lines lie that take the same cells: so many pixels, but all of them within their cell. */
const APART = 4;
const MOST_APART = 6.4;
/** A line in the middle of its cells. */
const MIDDLE = 2.5;

const pathOf = (line: readonly Spot[], lane: number, grow: number): string => {
  const aside = (lane - MIDDLE) * Math.min(MOST_APART, APART * grow);
  return `M${line.map(({ x, y }) => `${middle(x) + aside} ${middle(y) + aside}`).join('L')}`;
};
