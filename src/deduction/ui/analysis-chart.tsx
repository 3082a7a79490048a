import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { at } from '../../core/contract.ts';
import type { Look } from '../../core/players.ts';
import { Glyph } from '../../ui/chart.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SeatName } from '../../ui/parts.tsx';
import { type Curve, curveOf, extentOf, type Point, ticksTo } from '../analysis/curve.ts';
import * as text from './analysis-text.ts';
import type { AnalysisPageTypes, ReplayProps } from './analysis-types.ts';
import './analysis-chart.css';

const MARGIN = { left: 34, right: 14, top: 46, bottom: 62 };
/** Names of what all were told, and below them what happens again and again, clear of the curves. */
const NAMES = 12;
const MARKS = 31;
/** What the name of a lap needs beside its line. */
const LAP_ROOM = 52;
/** Room of the name of a space under the axis. */
const SPACE_ROOM = 24;
/** Until it is measured. */
const FIRST_WIDTH = 360;
const LOWEST = 250;
const HIGHEST = 420;
const APART = 3;

/** How far each was from certainty, along the track: each seat has its color, its shape and its kind of line. */
export const Chart = <T extends AnalysisPageTypes>(props: ReplayProps<T>) => {
  const analyses = () => props.replay.analyses;
  const [width, setWidth] = createSignal(FIRST_WIDTH);
  let figure: HTMLElement | undefined;
  onMount(() => {
    if (!figure) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(figure);
    onCleanup(() => watch.disconnect());
  });
  const height = () => Math.min(HIGHEST, Math.max(LOWEST, Math.round(width() * 0.52)));
  const curves = createMemo(() => analyses().map(one => curveOf(one)));
  const extent = createMemo(() => extentOf(curves()));
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  const track = createMemo(() => {
    const room = Math.floor(width() / SPACE_ROOM);
    return props.game.trackOf(props.replay.moments, extent().time, room, props.table.view);
  });
  const axis = () => height() - MARGIN.bottom;
  const across = (time: number) =>
    MARGIN.left + (time / extent().time) * (width() - MARGIN.left - MARGIN.right);
  const isNearEnd = (time: number) => across(time) + LAP_ROOM > width();
  const down = (bits: number) =>
    MARGIN.top + (1 - bits / extent().bits) * (height() - MARGIN.top - MARGIN.bottom);
  const look = (index: number): Look => props.table.player(at(analyses(), index).seat).look;
  const isOwn = (index: number) => at(analyses(), index).seat === props.table.seat;
  /** One's own on top. */
  const drawn = () => [...analyses().keys()].sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  const curve = (index: number) => at(curves(), index);
  const place = ({ time, bits }: Point) => `translate(${across(time).toFixed(1)} ${down(bits).toFixed(1)})`;
  const path = ({ start, points }: Curve) =>
    `M${across(start.time)} ${down(start.bits)}${points
      .map(({ time, bits }) => `H${across(time).toFixed(1)}V${down(bits).toFixed(1)}`)
      .join('')}`;
  /** Those who know the same do not hide each other. */
  const aside = (index: number) => {
    const by = (index - (analyses().length - 1) / 2) * APART;
    return `translate(${-by} ${by})`;
  };
  return (
    <figure class="after-chart" ref={figure}>
      <figcaption>
        <ul class="after-legend">
          <For each={analyses()}>
            {({ seat }) => (
              <li>
                <svg class={`s${props.table.player(seat).look}`} aria-hidden="true">
                  <path class={`after-curve l${props.table.player(seat).look}`} d="M0 6H34" />
                </svg>
                <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
              </li>
            )}
          </For>
          <li>
            <svg class="after-legend-ring" aria-hidden="true">
              <circle cx="9" cy="6" r="5" />
            </svg>
            {text.ringSays(words().hidden)}
          </li>
          <li>
            <Icon name={props.game.markIcon} />
            {words().mark}
          </li>
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${width()} ${height()}`}
        height={height()}
        role="img"
        aria-label={text.chartLabel(analyses().length, words().token)}
      >
        <For each={ticksTo(extent().bits, [2, 5], 7)}>
          {bits => (
            <>
              <path class="after-gridline" d={`M${MARGIN.left} ${down(bits)}H${width() - MARGIN.right}`} />
              <text class="after-tick up" x={MARGIN.left - 7} y={down(bits)}>
                {bits}
              </text>
            </>
          )}
        </For>
        <For each={track().laps}>
          {({ time, lap }) => (
            <>
              <path class="after-lap" d={`M${across(time)} ${MARGIN.top}V${axis() + 40}`} />
              <text
                class="after-axis"
                classList={{ end: isNearEnd(time) }}
                x={across(time) + (isNearEnd(time) ? -5 : 5)}
                y={axis() + 38}
              >
                {text.lapName(lap)}
              </text>
            </>
          )}
        </For>
        <For each={track().spaces}>
          {({ time, name }) => (
            <text class="after-tick" x={across(time)} y={axis() + 22}>
              {name}
            </text>
          )}
        </For>
        <text class="after-axis end" x={width() - MARGIN.right} y={height() - 6}>
          {words().axis}
        </text>
        <text class="after-axis" x={2} y={10}>
          {text.BITS_AXIS}
        </text>
        <For each={track().told}>
          {({ time, name }) => (
            <>
              <path class="after-told" d={`M${across(time)} ${NAMES + 10}V${axis()}`} />
              <text class="after-told-name" x={across(time)} y={NAMES}>
                {name}
              </text>
            </>
          )}
        </For>
        <For each={track().marks}>
          {time => (
            <g class="after-mark" transform={`translate(${across(time).toFixed(1)} ${MARKS})`}>
              <rect x="-7" y="-7" width="14" height="14" />
              <Glyph name={props.game.markIcon} size={13} />
            </g>
          )}
        </For>
        <path class="after-playhead" d={`M${across(props.replay.now().time)} ${MARGIN.top - 4}V${axis()}`} />
        <For each={drawn()}>
          {index => (
            <g class={`s${look(index)}`} classList={{ own: isOwn(index) }} transform={aside(index)}>
              <path class="after-halo" d={path(curve(index))} />
              <path class={`after-curve l${look(index)}`} d={path(curve(index))} />
            </g>
          )}
        </For>
        <For each={drawn()}>
          {index => (
            <g class={`s${look(index)}`} transform={aside(index)}>
              <Show when={curve(index).provable}>
                {point => <circle class="after-provable" r="9" transform={place(point())} />}
              </Show>
              <For each={curve(index).points.filter(({ own }) => own)}>
                {point => (
                  <g transform={place(point)}>
                    <circle class="after-halo-mark" r="6" />
                    <Glyph name={`seat-${look(index)}`} size={9} />
                  </g>
                )}
              </For>
            </g>
          )}
        </For>
      </svg>
    </figure>
  );
};
