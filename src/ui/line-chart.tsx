import { createMemo, createSignal, createUniqueId, For, onCleanup, onMount } from 'solid-js';
import type { Look } from '../core/players.ts';
import type { Point } from './chart.ts';
import { Glyph } from './chart.tsx';
import { heldApart, ticksUpTo } from './line-marks.ts';
import { SeatName } from './parts.tsx';
import './line-chart.css';

/** One seat's line: its color, its shape and its kind of stroke, so that no color stands alone. */
export interface Line {
  readonly look: Look;
  readonly name: string;
  /** Of whoever looks: drawn on top. */
  readonly own: boolean;
  /** One for each place along the axis. */
  readonly values: readonly number[];
}

interface LineChartProps {
  readonly title: string;
  /** What one line of the table twin is: "Round". */
  readonly along: string;
  /** Names of the places along the axis. */
  readonly places: readonly string[];
  readonly lines: readonly Line[];
  /** A place that is marked. */
  readonly marked?: number | undefined;
  /** Opens the table twin. */
  readonly asTable: string;
}

const MARGIN = { left: 26, right: 28, top: 10, bottom: 28 };
const FIRST_WIDTH = 340;
const LABEL_ROOM = 24;
const APART = 2;
/** From the middle of one mark to the next, and from where its line ends to it. */
const MARK = { apart: 13, aside: 16 };

/** Values over time for every seat, as lines and as a table. */
export const LineChart = (props: LineChartProps) => {
  const [width, setWidth] = createSignal(FIRST_WIDTH);
  const id = createUniqueId();
  let figure: HTMLElement | undefined;
  onMount(() => {
    if (!figure) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(figure);
    onCleanup(() => watch.disconnect());
  });
  const height = () => Math.min(230, Math.max(150, Math.round(width() * 0.5)));
  const ticks = createMemo(() => ticksUpTo(Math.max(1, ...props.lines.flatMap(({ values }) => values))));
  const most = () => ticks().at(-1) ?? 1;
  const across = (index: number) =>
    MARGIN.left + (index / Math.max(1, props.places.length - 1)) * (width() - MARGIN.left - MARGIN.right);
  const down = (value: number) => MARGIN.top + (1 - value / most()) * (height() - MARGIN.top - MARGIN.bottom);
  const named = () => {
    const every = Math.ceil((props.places.length * LABEL_ROOM) / Math.max(1, width() - MARGIN.left));
    return props.places.map((name, index) => ({ name, index })).filter(({ index }) => index % every === 0);
  };
  const path = ({ values }: Line) =>
    values
      .map(
        (value, index) => `${index === 0 ? 'M' : 'L'}${across(index).toFixed(1)} ${down(value).toFixed(1)}`,
      )
      .join('');
  /** Those who have the same do not hide each other. */
  const aside = (index: number) =>
    `translate(0 ${((index - (props.lines.length - 1) / 2) * APART).toFixed(1)})`;
  const endOf = ({ values }: Line) => ({ x: across(values.length - 1), y: down(values.at(-1) ?? 0) });
  const marks = createMemo(() => {
    const heights = heldApart(
      props.lines.map(line => endOf(line).y),
      MARK.apart,
      [MARGIN.top, height() - MARGIN.bottom],
    );
    return props.lines.map((line, index) => ({ x: endOf(line).x + MARK.aside, y: heights[index] ?? 0 }));
  });
  /** From the end of a line to its mark, so that a mark that had to make way tells no other value. */
  const tie = (line: Line, { x, y }: Point) => `M${endOf(line).x} ${endOf(line).y}L${x - 8} ${y}`;
  const drawn = () =>
    props.lines
      .map((line, index) => ({ line, index, mark: marks()[index] ?? endOf(line) }))
      .sort((one, other) => Number(one.line.own) - Number(other.line.own));
  return (
    <figure class="line-chart" ref={figure}>
      <figcaption class="label" id={id}>
        {props.title}
      </figcaption>
      <svg viewBox={`0 0 ${width()} ${height()}`} height={height()} role="img" aria-label={props.title}>
        <For each={ticks()}>
          {value => (
            <>
              <path class="line-grid" d={`M${MARGIN.left} ${down(value)}H${width() - MARGIN.right}`} />
              <text class="line-tick up" x={MARGIN.left - 6} y={down(value)}>
                {value}
              </text>
            </>
          )}
        </For>
        <For each={props.marked === undefined ? [] : [props.marked]}>
          {index => (
            <path class="line-mark" d={`M${across(index)} ${MARGIN.top}V${height() - MARGIN.bottom}`} />
          )}
        </For>
        <For each={named()}>
          {({ name, index }) => (
            <text class="line-tick" x={across(index)} y={height() - 6}>
              {name}
            </text>
          )}
        </For>
        <For each={drawn()}>
          {({ line, index, mark }) => (
            <g class={`s${line.look}`} classList={{ own: line.own }}>
              <path class={`line-curve l${line.look}`} d={path(line)} transform={aside(index)} />
              <path class="line-tie" d={tie(line, mark)} />
              <g transform={`translate(${mark.x} ${mark.y})`}>
                <Glyph name={`seat-${line.look}`} size={11} />
              </g>
            </g>
          )}
        </For>
      </svg>
      <details>
        <summary>{props.asTable}</summary>
        <section class="line-table" aria-labelledby={id} tabindex="0">
          <table>
            <thead>
              <tr>
                <th scope="col">{props.along}</th>
                <For each={props.lines}>
                  {line => (
                    <th scope="col">
                      <SeatName look={line.look} name={line.name} />
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={props.places}>
                {(name, index) => (
                  <tr>
                    <th scope="row">{name}</th>
                    <For each={props.lines}>{line => <td>{line.values[index()]}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
};

/** Which line is whose. */
export const LineLegend = (props: { readonly lines: readonly Omit<Line, 'values'>[] }) => (
  <ul class="line-legend">
    <For each={props.lines}>
      {line => (
        <li>
          <svg class={`s${line.look}`} aria-hidden="true">
            <path class={`line-curve l${line.look}`} d="M0 6H34" />
          </svg>
          <SeatName look={line.look} name={line.name} />
        </li>
      )}
    </For>
  </ul>
);
