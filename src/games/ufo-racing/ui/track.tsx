import { createEffect, createSignal, For, on, onCleanup, onMount, type ParentProps, Show } from 'solid-js';
import { Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import { HOME, type Inset } from './camera.ts';
import { PlanView, type ViewTools } from './plan-view.tsx';
import { type Box, boxAround } from './scene-room.ts';
import { SceneView } from './scene-view.tsx';
import type { Shown } from './track-shown.ts';
import * as text from './track-text.ts';
import './track.css';

export const DRAWN_AS = ['scene', 'plan'] as const;
export type DrawnAs = (typeof DRAWN_AS)[number];

export interface TrackProps {
  readonly shown: Shown;
  /** What somebody chose; the plan stands in where the other cannot be drawn. */
  readonly drawnAs: DrawnAs;
  readonly onDrawAs: (as: DrawnAs) => void;
  readonly onChoose: (key: string) => void;
  /** Whether things may travel and turn. */
  readonly moving: boolean;
  /** From which side one looks at the scene, in degrees. */
  readonly onTurn: (azimuth: number) => void;
  /** What else of the page may lie over the track. */
  readonly over?: HTMLElement | undefined;
}

const WORDS: Readonly<Record<DrawnAs, string>> = { scene: text.SHOW_SCENE, plan: text.SHOW_PLAN };
const NORTH_UP = 180;
const ZOOM_STEP = 1.3;
const NO_INSET: Inset = { top: 0, right: 0 };
const EDGE = 6;

/** The track, in three dimensions or from above, with the tools to look at it. */
export const TrackView = (props: ParentProps<TrackProps>) => {
  const [missing, setMissing] = createSignal(false);
  const [told, setTold] = createSignal(false);
  const [lost, setLost] = createSignal(false);
  const [tools, setTools] = createSignal<{ scene?: ViewTools; plan?: ViewTools }>({});
  const [azimuth, setAzimuth] = createSignal(HOME.azimuth);
  const [inset, setInset] = createSignal<Inset>(NO_INSET);
  const [covered, setCovered] = createSignal<readonly Box[]>([]);
  let box: HTMLDivElement | undefined;
  let bar: HTMLDivElement | undefined;
  let compass: SVGSVGElement | undefined;
  let note: HTMLParagraphElement | undefined;
  onMount(() => {
    if (!box || !bar || !compass || !note) return;
    const [around, within, ...others] = [box, bar, compass, note];
    const look = () => {
      setInset(insetOf(within));
      setCovered(coveredIn(around, [...within.children, ...others, ...(props.over ? [props.over] : [])]));
    };
    const watch = new ResizeObserver(look);
    for (const one of [around, within, ...others]) watch.observe(one);
    createEffect(
      on(
        () => props.over,
        (over, before) => {
          if (before) watch.unobserve(before);
          if (over) watch.observe(over);
          look();
        },
      ),
    );
    createEffect(on(showsScene, look, { defer: true }));
    onCleanup(() => watch.disconnect());
  });
  const wantsScene = () => props.drawnAs === 'scene' && !missing();
  const showsScene = () => wantsScene() && !lost();
  const tool = () => (showsScene() ? tools().scene : tools().plan);
  createEffect(() => props.onTurn(showsScene() ? azimuth() : HOME.azimuth));

  return (
    <div class="ur-track" ref={box} classList={{ 'as-plan': !showsScene() }}>
      <Show when={wantsScene()}>
        <div class="ur-layer" classList={{ away: lost() }}>
          <SceneView
            shown={props.shown}
            onChoose={props.onChoose}
            moving={props.moving}
            inset={inset()}
            covered={covered()}
            tools={scene => setTools(now => ({ ...now, scene }))}
            onLost={() => setLost(true)}
            onRestored={() => setLost(false)}
            onMissing={() => setMissing(true)}
            onTurn={setAzimuth}
          />
        </div>
      </Show>
      <Show when={!showsScene()}>
        <div class="ur-layer">
          <PlanView
            shown={props.shown}
            onChoose={props.onChoose}
            moving={props.moving}
            inset={inset()}
            covered={covered()}
            tools={plan => setTools(now => ({ ...now, plan }))}
          />
        </div>
      </Show>
      <Compass
        ref={svg => {
          compass = svg;
        }}
        azimuth={showsScene() ? azimuth() : NORTH_UP}
      />
      <div class="ur-tools" ref={bar}>
        <fieldset class="ur-as" aria-label={text.SHOWN_AS}>
          <For each={DRAWN_AS}>
            {as => (
              <button
                type="button"
                aria-pressed={showsScene() === (as === 'scene')}
                onClick={() => {
                  setTold(false);
                  props.onDrawAs(as);
                }}
              >
                {WORDS[as]}
              </button>
            )}
          </For>
        </fieldset>
        <Tool icon="plus" label={text.CLOSER} onPress={() => tool()?.zoom(ZOOM_STEP)} />
        <Tool icon="minus" label={text.FARTHER} onPress={() => tool()?.zoom(1 / ZOOM_STEP)} />
        <Show when={showsScene()}>
          <Tool icon="rotate" label={text.TURN} keys="V" onPress={() => tool()?.turn?.()} />
        </Show>
        <Tool icon="box" label={text.WHOLE_TRACK} onPress={() => tool()?.whole()} />
        <Tool icon="a-target" label={text.FOLLOW} onPress={() => tool()?.follow()} />
      </div>
      <p class="ur-note" role="status" ref={note}>
        <Show when={props.drawnAs === 'scene' && missing() && !told()}>
          {text.SCENE_MISSING}
          <Tool icon="close" label={CLOSE} onPress={() => setTold(true)} />
        </Show>
        <Show when={lost()}>{text.SCENE_LOST}</Show>
      </p>
      {props.children}
    </div>
  );
};

/** Tools stand in a column or in a row; a few in a corner are in nobody's way. */
function insetOf(bar: HTMLElement): Inset {
  if (bar.clientHeight > bar.clientWidth) return { top: 0, right: bar.clientWidth + EDGE };
  const isRow = [...bar.children].filter(({ clientWidth }) => clientWidth > 0).length > 1;
  return isRow ? { top: bar.clientHeight + EDGE, right: 0 } : NO_INSET;
}

/** Where these lie over it: what the style of the page hides lies nowhere. */
function coveredIn(around: HTMLElement, over: readonly Element[]): readonly Box[] {
  const { left, top, width, height } = around.getBoundingClientRect();
  return over
    .map(one => one.getBoundingClientRect())
    .filter(box => box.width > 0)
    .map(box =>
      boxAround(
        box.left + box.width / 2 - left - width / 2,
        top + height / 2 - box.top - box.height / 2,
        ...([box.width, box.height] as const),
      ),
    );
}

/** Where north lies on the screen. */
const Compass = (props: { readonly azimuth: number; readonly ref: (svg: SVGSVGElement) => void }) => {
  const at = (degrees: number): readonly [number, number] => {
    const angle = ((degrees - props.azimuth + NORTH_UP) * Math.PI) / 180;
    return [Math.sin(angle) * 19, -Math.cos(angle) * 19];
  };
  return (
    <svg ref={props.ref} class="ur-compass" viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28" />
      <path
        d={`M${at(0)
          .map(n => n * 0.55)
          .join(' ')}L${at(180)
          .map(n => n * 0.55)
          .join(' ')}`}
      />
      <path
        d={`M${at(90)
          .map(n => n * 0.55)
          .join(' ')}L${at(270)
          .map(n => n * 0.55)
          .join(' ')}`}
      />
      <For each={Object.entries(text.COMPASS)}>
        {([letter, degrees]) => (
          <text x={at(degrees)[0]} y={at(degrees)[1]} classList={{ north: degrees === 0 }}>
            {letter}
          </text>
        )}
      </For>
    </svg>
  );
};
