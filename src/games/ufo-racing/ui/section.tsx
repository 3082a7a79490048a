import { createMemo, createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { HIGHEST, LOWEST } from '../board.ts';
import { type LinePoint, sectionOf } from './section-model.ts';
import type { TrackModel } from './track-model.ts';
import type { DrawnUfo, PlannedPath } from './track-shown.ts';
import * as text from './track-text.ts';
import './section.css';

const LEVEL = 12;
const LEFT = 24;
const HEIGHT = (HIGHEST - LOWEST + 1) * LEVEL;
const WIDEST = 54;
const NARROWEST = 20;

/** Side elevation along a path: floor, ceiling and the line of the UFO. It answers whether something is in the way. */
export const SectionStrip = (props: {
  readonly model: TrackModel;
  readonly path: PlannedPath;
  readonly ufos: readonly DrawnUfo[];
}) => {
  const id = createUniqueId();
  const [width, setWidth] = createSignal(600);
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    const element = box;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth || 600));
    watch.observe(element);
    onCleanup(() => watch.disconnect());
  });

  const section = createMemo(() => sectionOf(props.model, props.path));
  const wide = () => Math.max(NARROWEST, Math.min(WIDEST, (width() - LEFT - 8) / section().columns.length));
  const x = (column: number) => LEFT + column * wide();
  const y = (z: number) => (HIGHEST + 1 - z) * LEVEL + 4;
  const middle = ({ column, z }: LinePoint) => `${x(column + 0.5)} ${y(z + 0.5)}`;
  const line = (points: readonly LinePoint[]) => `M${points.map(middle).join('L')}`;
  const last = () => section().line.at(-1);
  const along = () =>
    section().columns.flatMap((column, index) =>
      props.ufos
        .filter(ufo => ufo.x === column.x && ufo.y === column.y && ufo.look !== props.path.look)
        .map(ufo => ({ ufo, index })),
    );

  return (
    <div class="ur-section" data-point="section">
      <p class="ur-section-head">
        <b>{text.SECTION}</b> <span>{text.SECTION_SAYS}</span>
      </p>
      <div class="ur-section-scroll" ref={box}>
        <svg
          width={x(section().columns.length) + 6}
          height={HEIGHT + 24}
          role="img"
          aria-label={text.sectionWords(section().columns, section().line)}
        >
          <defs>
            <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V5" class="ur-hatch" />
            </pattern>
          </defs>
          <rect
            x={LEFT}
            y={y(HIGHEST + 1)}
            width={wide() * section().columns.length}
            height={HEIGHT}
            fill={`url(#${id})`}
          />
          <For each={section().columns}>
            {(column, index) => (
              <>
                <For each={column.rooms}>
                  {({ floor, ceiling }) => (
                    <>
                      <rect
                        class="air"
                        x={x(index())}
                        y={y(ceiling + 1)}
                        width={wide()}
                        height={(ceiling + 1 - floor) * LEVEL}
                      />
                      <rect
                        x={x(index())}
                        y={y(floor) - 2}
                        width={wide()}
                        height="4"
                        style={{ fill: `var(--e-${floor})` }}
                      />
                      <rect
                        x={x(index())}
                        y={y(ceiling + 1) - 2}
                        width={wide()}
                        height="4"
                        style={{ fill: `var(--e-${ceiling})` }}
                      />
                      <path class="rule" d={`M${x(index())} ${y(ceiling + 1)}V${y(floor)}`} />
                    </>
                  )}
                </For>
                <For each={column.wall}>
                  {({ low, high }) => <path class="wall" d={`M${x(index() + 1)} ${y(high + 1)}V${y(low)}`} />}
                </For>
                <Show when={column.turn}>
                  {edge => (
                    <>
                      <path class="turn" d={`M${x(index())} ${y(HIGHEST + 1)}V${y(LOWEST)}`} />
                      <text class="turn-word" x={x(index()) + 4} y={y(HIGHEST + 1) + 7}>
                        {text.turnsTo(edge())}
                      </text>
                    </>
                  )}
                </Show>
                <text class="column" x={x(index() + 0.5)} y={y(LOWEST) + 11}>
                  {`${text.columnNumber(column.x)}·${text.columnNumber(column.y)}`}
                </text>
              </>
            )}
          </For>
          <For each={Array.from({ length: HIGHEST }, (_, i) => i + LOWEST)}>
            {z => (
              <text class="level" x="11" y={y(z + 0.5)}>
                {z}
              </text>
            )}
          </For>
          <For each={along()}>
            {({ ufo, index }) => (
              <ellipse
                class={`other s${ufo.look}`}
                cx={x(index + 0.5)}
                cy={y(ufo.z + 0.5)}
                rx={Math.min(12, wide() / 2.6)}
                ry="4.500"
              />
            )}
          </For>
          <Show when={section().next.length > 1}>
            <path class="next" d={line(section().next)} />
            <For each={section().next.slice(-1)}>
              {point => (
                <circle class="next-end" cx={x(point.column + 0.5)} cy={y(point.z + 0.5)} r="3.200" />
              )}
            </For>
          </Show>
          <path class="path" d={line(section().line)} />
          <Show when={section().line[0]}>
            {at => (
              <ellipse
                class={`own s${props.path.look}`}
                cx={x(at().column + 0.5)}
                cy={y(at().z + 0.5)}
                rx={Math.min(13, wide() / 2.4)}
                ry="5"
              />
            )}
          </Show>
          <Show when={section().line.length > 1 && last()}>
            {at => (
              <ellipse
                class="ghost"
                cx={x(at().column + 0.5)}
                cy={y(at().z + 0.5)}
                rx={Math.min(13, wide() / 2.4)}
                ry="5"
              />
            )}
          </Show>
          <Show when={section().collision}>
            {at => (
              <path
                class="burst"
                d="M0 -8 2 -3 7.500 -5 4 0 8 4 2.500 3 1 8 -2 3 -7 5.500 -4 .500 -8 -2.500 -3 -2.500Z"
                transform={`translate(${middle(at())})`}
              />
            )}
          </Show>
        </svg>
      </div>
    </div>
  );
};
