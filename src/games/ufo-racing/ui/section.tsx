import { createMemo, createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { HIGHEST, LOWEST } from '../board.ts';
import { type Leg, type LinePoint, sectionOf } from './section-model.ts';
import type { TrackModel } from './track-model.ts';
import type { DrawnUfo, PlannedPath } from './track-shown.ts';
import * as text from './track-text.ts';
import './section.css';

const LEVELS = HIGHEST - LOWEST + 1;
const LEFT = 24;
const WIDEST = 90;
const NARROWEST = 15;
/** A strip of a phone is lower: every other elevation has its number. */
const NARROW = 500;
/** Above it stands where the way leads, below it along which places. */
const WORDS_ABOVE = 18;
const WORDS_BELOW = 18;
const LETTER = 6.4;

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
  const level = () => (width() < NARROW ? 8 : 12);
  const numbers = () =>
    Array.from({ length: LEVELS }, (_, i) => i + LOWEST).filter(z => level() > 10 || z % 2 === 0);
  const wide = () => Math.max(NARROWEST, Math.min(WIDEST, (width() - LEFT - 8) / section().columns.length));
  const x = (column: number) => LEFT + column * wide();
  const y = (z: number) => (HIGHEST + 1 - z) * level() + WORDS_ABOVE;
  /** Every place, or every other one where they are close. */
  const every = () => Math.ceil((LETTER * 3 + 4) / wide());
  const legWords = (leg: Leg) => {
    const words = text.legWords(leg.edge, leg);
    return words.length * LETTER < leg.count * wide() ? words : text.legLetter(leg.edge);
  };
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
          height={y(LOWEST) + WORDS_BELOW}
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
            height={LEVELS * level()}
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
                        height={(ceiling + 1 - floor) * level()}
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
                <Show when={index() % every() === 0}>
                  <text class="column" x={x(index() + 0.5)} y={y(LOWEST) + 10}>
                    {text.placeAlong(column.heading, column)}
                  </text>
                </Show>
              </>
            )}
          </For>
          <For each={section().legs}>
            {leg => (
              <>
                <Show when={leg.from > 0}>
                  <path class="turn" d={`M${x(leg.from)} ${WORDS_ABOVE - 14}V${y(LOWEST)}`} />
                </Show>
                <text class="leg" x={x(leg.from) + 4} y={WORDS_ABOVE - 9}>
                  {legWords(leg)}
                </text>
              </>
            )}
          </For>
          <For each={numbers()}>
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
