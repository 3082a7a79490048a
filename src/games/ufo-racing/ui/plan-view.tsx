import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  Index,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { Spot } from '../types.ts';
import { fitPlan, grown, type Inset, inside, type PlanCamera, panned, type Size, zoomed } from './camera.ts';
import { CELL } from './plan-places.ts';
import { read, UNREAD } from './plan-view-aria.ts';
import { Choices } from './plan-view-choices.tsx';
import { GhostTile, Ground, TrackWords } from './plan-view-ground.tsx';
import { Collision, Elevation, Ghost, Hit, Path, PathWords, Ufo, UfoNumber } from './plan-view-things.tsx';
import { createPlanWords } from './plan-words.ts';
import type { Box } from './scene-room.ts';
import { onGestures } from './track-gestures.ts';
import { lookedAt } from './track-look.ts';
import { type Bounds, tileModel } from './track-model.ts';
import type { Choice, Shown } from './track-shown.ts';
import * as text from './track-text.ts';
import './plan-view.css';

/** What the tools beside the drawing do to it. */
export interface ViewTools {
  zoom(factor: number): void;
  /** By a quarter; a plan has north up. */
  turn?: () => void;
  follow(): void;
  whole(): void;
}

export interface ViewProps {
  readonly shown: Shown;
  readonly onChoose: (key: string) => void;
  readonly moving: boolean;
  /** What the tools lie over. */
  readonly inset: Inset;
  /** All that lies over the drawing: words stand beside it. */
  readonly covered: readonly Box[];
  readonly tools: (tools: ViewTools) => void;
}

type Cell = Omit<Spot, 'z'>;

const LEAST = 17;
/** Where the whole track is wanted, however long it is. */
const LEAST_OF_WHOLE = 4;
const MOST = 64;
const MOST_TO_CHOOSE = 60;
const ZOOM_STEP = 1.25;
/** Words, and UFOs, are never drawn smaller than in a cell of so many pixels. */
const READABLE = 37;
const VISIBLE = 28;

/** The track from above. */
export const PlanView = (props: ViewProps) => {
  const id = createUniqueId();
  const [size, setSize] = createSignal<Size>({ width: 600, height: 400 });
  const [held, setHeld] = createSignal<PlanCamera | null>(null);
  let svg: SVGSVGElement | undefined;

  // While something is played, only places of UFOs change from frame to frame.
  const model = createMemo(() => props.shown.model);
  const choices = createMemo(() => props.shown.choices);
  const path = createMemo(() => props.shown.path);
  const [cursor, setCursor] = createSignal<Cell | null>(null);
  /** In the part of the drawing that nothing lies over. */
  const fitted = (bounds: Bounds, least: number, most: number): PlanCamera =>
    panned(
      fitPlan(bounds, inside(size(), props.inset), least, most),
      -props.inset.right / 2,
      props.inset.top / 2,
    );
  const followed = createMemo(() =>
    fitted(
      grown(lookedAt(props.shown), 1),
      props.shown.isOver ? LEAST_OF_WHOLE : LEAST,
      props.shown.choices.length > 0 ? MOST_TO_CHOOSE : MOST,
    ),
  );
  const camera = () => held() ?? followed();
  const grow = () => Math.max(1, READABLE / camera().cell);
  const hull = () => Math.max(1, VISIBLE / camera().cell);
  /** The highest is drawn last: it hides the others, as seen from above. */
  const ufos = createMemo(() => props.shown.ufos.toSorted((one, other) => one.z - other.z));
  const ghostTile = createMemo(() => {
    const laid = props.shown.ghostTile;
    return laid && { laid, model: tileModel(laid) };
  });
  const arrange = createPlanWords();
  const words = createMemo(() =>
    arrange(
      {
        model: model(),
        path: path(),
        ghost: props.shown.ghost,
        ghostModel: ghostTile()?.model ?? null,
        ufos: ufos().toReversed(),
      },
      { camera: camera(), size: size(), covered: props.covered, grow: grow(), hull: hull() },
    ),
  );
  const transform = () => {
    const { x, y, cell } = camera();
    return `translate(${size().width / 2} ${size().height / 2}) scale(${cell / CELL}) translate(${-x * CELL} ${-y * CELL})`;
  };

  /** While all is played by itself, or something new is to be chosen, what is looked at comes into sight again. */
  createEffect(
    on(
      () => props.shown.choices.map(({ key }) => key).join(),
      () => setHeld(null),
      { defer: true },
    ),
  );

  props.tools({
    zoom: factor => setHeld(zoomed(camera(), factor)),
    follow: () => setHeld(null),
    whole: () => setHeld(fitted(grown(props.shown.model.bounds, 0.6), LEAST_OF_WHOLE, MOST)),
  });

  onMount(() => {
    if (!svg) return;
    const element = svg;
    const look = () => setSize({ width: element.clientWidth || 600, height: element.clientHeight || 400 });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    const off = onGestures(element, {
      drag: (dx, dy) => setHeld(panned(camera(), dx, dy)),
      pinch: (factor, _, x, y, dx, dy) => setHeld(panned(zoomed(camera(), factor, x, y), dx, dy)),
      wheel: (factor, x, y) => setHeld(zoomed(camera(), factor, x, y)),
    });
    onCleanup(() => {
      watch.disconnect();
      off();
    });
  });

  const onKey = (event: KeyboardEvent) => {
    const by = WAYS[event.key];
    if (by) goTo(by);
    else if (event.key === '+' || event.key === '=') setHeld(zoomed(camera(), ZOOM_STEP));
    else if (event.key === '-') setHeld(zoomed(camera(), 1 / ZOOM_STEP));
    else return;
    event.preventDefault();
  };

  /** From cell to cell, to read the track; it begins at the own UFO. */
  const goTo = ([dx, dy]: readonly [number, number]) => {
    const from = cursor() ?? props.shown.ufos.find(({ own }) => own) ?? props.shown.ufos[0] ?? { x: 0, y: 0 };
    const cell = { x: Math.round(from.x) + dx, y: Math.round(from.y) + dy };
    setCursor(cell);
    bringIntoSight({ ...cell, size: 1 });
  };

  const readAloud = () => {
    const cell = cursor();
    if (!cell) return '';
    const here = props.shown.ufos.filter(({ x, y }) => Math.round(x) === cell.x && Math.round(y) === cell.y);
    return [text.cellLabel(model(), cell.x, cell.y), ...here.map(ufo => text.ufoHere(ufo.name, ufo.z))].join(
      '. ',
    );
  };

  const bringIntoSight = (place: Pick<Choice, 'x' | 'y' | 'size'>) => {
    const { x, y, cell } = camera();
    const [px, py] = [(place.x + place.size / 2 - x) * cell, (place.y + place.size / 2 - y) * cell];
    const isSeen = Math.abs(px) < size().width / 2 - cell && Math.abs(py) < size().height / 2 - cell;
    if (!isSeen) setHeld({ x: place.x + place.size / 2, y: place.y + place.size / 2, cell });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        ref={svg}
        class="ur-plan"
        role="group"
        tabIndex={props.shown.choices.length > 0 ? undefined : 0}
        aria-label={`${text.PLAN_LABEL}. ${props.shown.choices.length > 0 ? text.CHOICE_KEYS : text.PLAN_KEYS}`}
        data-point="track"
        on:keydown={onKey}
        on:blur={() => setCursor(null)}
      >
        <g transform={transform()}>
          <Show when={ghostTile()}>
            {tile => <GhostTile {...tile()} id={`${id}-ghost`} grow={grow()} words={words()} />}
          </Show>
          <Ground model={model()} id={id} grow={grow()} />
          <TrackWords model={model()} grow={grow()} words={words()} />
          <Show when={choices().length > 0}>
            <Choices
              choices={choices()}
              chosen={props.shown.chosen}
              onChoose={props.onChoose}
              onFocus={bringIntoSight}
            />
          </Show>
          <Show when={path()}>{planned => <Path path={planned()} grow={grow()} hull={hull()} />}</Show>
          <g {...read('group', text.UFOS)}>
            <Index each={ufos()}>{ufo => <Ufo ufo={ufo()} model={model()} hull={hull()} />}</Index>
          </g>
          <Show when={props.shown.ghost}>
            {ghost => (
              <>
                <Ghost spot={ghost()} hull={hull()} />
                <Show when={words().at(ghost())}>
                  {at => <Elevation z={ghost().z} at={at()} grow={grow()} />}
                </Show>
              </>
            )}
          </Show>
          <Index each={ufos()}>
            {ufo => (
              <Show when={words().at(ufo())}>{at => <UfoNumber ufo={ufo()} at={at()} grow={grow()} />}</Show>
            )}
          </Index>
          <Show when={path()}>{planned => <PathWords path={planned()} grow={grow()} words={words()} />}</Show>
          <Show when={path()?.collision}>
            {collision => <Collision collision={collision()} hull={hull()} />}
          </Show>
          <Show when={cursor()}>
            {cell => (
              <rect
                class="ur-cursor"
                x={cell().x * CELL}
                y={cell().y * CELL}
                width={CELL}
                height={CELL}
                rx="3"
              />
            )}
          </Show>
          <Show when={props.shown.impact}>{impact => <Hit impact={impact()} grow={grow()} />}</Show>
        </g>
        <g class="ur-rulers" {...UNREAD}>
          <Index each={words().rulers}>
            {number => (
              <text x={number().x} y={number().y}>
                {number().number}
              </text>
            )}
          </Index>
        </g>
      </svg>
      <p class="sr" role="status">
        {readAloud()}
      </p>
    </>
  );
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
