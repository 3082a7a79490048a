import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { SeatName } from '../../../ui/parts.tsx';
import type { Analysis } from '../analysis/analyze.ts';
import { conferenceName } from '../text.ts';
import type { PlanetX } from '../types.ts';
import { type Curve, conferenceTimes, curveOf, extentOf, type Point, ticksTo } from './analysis-curve.ts';
import * as text from './analysis-text.ts';
import { Glyph } from './board-glyph.tsx';

const MARGIN = { left: 34, right: 14, top: 26, bottom: 42 };
/** Until it is measured. */
const FIRST_WIDTH = 360;
const LOWEST = 250;
const HIGHEST = 420;
const APART = 3;

export const Chart = (props: PartProps<PlanetX> & { readonly analyses: readonly Analysis[] }) => {
  const [width, setWidth] = createSignal(FIRST_WIDTH);
  let figure: HTMLElement | undefined;
  onMount(() => {
    if (!figure) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(figure);
    onCleanup(() => watch.disconnect());
  });
  const height = () => Math.min(HIGHEST, Math.max(LOWEST, Math.round(width() * 0.52)));
  const curves = createMemo(() => props.analyses.map(curveOf));
  const extent = createMemo(() => extentOf(curves()));
  const across = (time: number) =>
    MARGIN.left + (time / extent().time) * (width() - MARGIN.left - MARGIN.right);
  const down = (bits: number) =>
    MARGIN.top + (1 - bits / extent().bits) * (height() - MARGIN.top - MARGIN.bottom);
  const look = (index: number): Look => props.table.player(at(props.analyses, index).seat).look;
  const isOwn = (index: number) => at(props.analyses, index).seat === props.table.seat;
  /** One's own on top. */
  const drawn = () =>
    [...props.analyses.keys()].sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  const curve = (index: number) => at(curves(), index);
  const place = ({ time, bits }: Point) => `translate(${across(time).toFixed(1)} ${down(bits).toFixed(1)})`;
  const path = ({ start, points }: Curve) =>
    `M${across(start.time)} ${down(start.bits)}${points
      .map(({ time, bits }) => `H${across(time).toFixed(1)}V${down(bits).toFixed(1)}`)
      .join('')}`;
  /** Those who know the same do not hide each other. */
  const aside = (index: number) => {
    const by = (index - (props.analyses.length - 1) / 2) * APART;
    return `translate(${-by} ${by})`;
  };
  return (
    <figure class="px-chart" ref={figure}>
      <figcaption>
        <ul class="px-legend">
          <For each={props.analyses}>
            {({ seat }) => (
              <li>
                <svg class={`s${props.table.player(seat).look}`} aria-hidden="true">
                  <path class={`px-curve l${props.table.player(seat).look}`} d="M0 6H34" />
                </svg>
                <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
              </li>
            )}
          </For>
          <li>
            <svg class="px-legend-ring" aria-hidden="true">
              <circle cx="9" cy="6" r="5" />
            </svg>
            {text.RING}
          </li>
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${width()} ${height()}`}
        height={height()}
        role="img"
        aria-label={text.chartLabel(props.analyses.length)}
      >
        <For each={ticksTo(extent().bits, [2, 5], 7)}>
          {bits => (
            <>
              <path class="px-gridline" d={`M${MARGIN.left} ${down(bits)}H${width() - MARGIN.right}`} />
              <text class="px-tick up" x={MARGIN.left - 7} y={down(bits)}>
                {bits}
              </text>
            </>
          )}
        </For>
        <For each={ticksTo(extent().time, [3, 6, 12, 24], 12)}>
          {time => (
            <text class="px-tick" x={across(time)} y={height() - MARGIN.bottom + 17}>
              {time}
            </text>
          )}
        </For>
        <text class="px-axis end" x={width() - MARGIN.right} y={height() - 8}>
          {text.TIME_AXIS}
        </text>
        <text class="px-axis" x={2} y={10}>
          {text.BITS_AXIS}
        </text>
        <For each={conferenceTimes(props.table.view.public.mode, extent().time)}>
          {(time, index) => (
            <>
              <path
                class="px-conference"
                d={`M${across(time)} ${MARGIN.top - 4}V${height() - MARGIN.bottom}`}
              />
              <text class="px-conference-name" x={across(time)} y={MARGIN.top - 14}>
                {conferenceName(index() + 1)}
              </text>
            </>
          )}
        </For>
        <For each={drawn()}>
          {index => (
            <g class={`s${look(index)}`} classList={{ own: isOwn(index) }} transform={aside(index)}>
              <path class="px-halo" d={path(curve(index))} />
              <path class={`px-curve l${look(index)}`} d={path(curve(index))} />
            </g>
          )}
        </For>
        <For each={drawn()}>
          {index => (
            <g class={`s${look(index)}`} transform={aside(index)}>
              <Show when={curve(index).provable}>
                {point => <circle class="px-provable" r="9" transform={place(point())} />}
              </Show>
              <For each={curve(index).points.filter(({ own }) => own)}>
                {point => (
                  <g transform={place(point)}>
                    <circle class="px-halo-mark" r="6" />
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
