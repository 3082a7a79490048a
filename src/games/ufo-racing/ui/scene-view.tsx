import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import {
  fitScene,
  grown,
  HOME,
  inside,
  type SceneCamera,
  type Size,
  slid,
  towards,
  turned,
  zoomed,
  zoomedAt,
} from './camera.ts';
import type { ViewProps } from './plan-view.tsx';
import type { Scene } from './scene.ts';
import { onGestures } from './track-gestures.ts';
import { lookedAt } from './track-look.ts';
import type { Bounds } from './track-model.ts';
import * as text from './track-text.ts';

const LEAST = 17;
/** Where the whole track is wanted, however long it is. */
const LEAST_OF_WHOLE = 6;
const MOST = 60;
const ZOOM_STEP = 1.25;
const TURN_STEP = 15;
const TILT_STEP = 6;
/** How much of the way is left after this many milliseconds. */
const HALF_LIFE_MS = 110;
/** Where frames are slow, the way takes fewer of them and no longer. */
const LONGEST_FRAME_MS = 250;
/** Half a pixel: what is left then is not seen. */
const NEAR = 0.015;

/** The track in three dimensions, on a canvas. What it needs is loaded when it is first shown. */
export const SceneView = (
  props: ViewProps & {
    readonly onLost: () => void;
    readonly onRestored: () => void;
    /** This device cannot. */
    readonly onMissing: () => void;
    readonly onTurn: (azimuth: number) => void;
  },
) => {
  const [size, setSize] = createSignal<Size>({ width: 600, height: 400 });
  const [angles, setAngles] = createSignal(HOME);
  /** Where somebody moved it to; null while it follows by itself. */
  const [held, setHeld] = createSignal<SceneCamera | null>(null);
  const [scene, setScene] = createSignal<Scene | null>(null);
  let box: HTMLDivElement | undefined;
  let canvas: HTMLCanvasElement | undefined;
  let words: HTMLCanvasElement | undefined;
  let camera: SceneCamera | null = null;
  let frame = 0;
  let last = 0;

  /** In the part of the drawing that nothing lies over. */
  const fitted = (bounds: Bounds, least: number): SceneCamera => {
    const camera = fitScene(bounds, angles(), inside(size(), props.inset), least, MOST);
    return slid(camera, -props.inset.right / 2, props.inset.top / 2);
  };

  const target = createMemo<SceneCamera>(() => {
    const kept = held();
    if (kept) return { ...kept, ...angles() };
    return fitted(grown(lookedAt(props.shown), 0.6), props.shown.isOver ? LEAST_OF_WHOLE : LEAST);
  });

  const jump = () => {
    camera = target();
    scene()?.look(camera);
  };

  /** Frames only while the camera is under way. */
  const glide = (now: number) => {
    frame = 0;
    const goal = target();
    if (!camera) return jump();
    const part = 1 - 0.5 ** (Math.min(LONGEST_FRAME_MS, now - last) / HALF_LIFE_MS);
    last = now;
    camera = towards(camera, goal, part);
    if (isNear(camera, goal)) return jump();
    scene()?.look(camera);
    frame = requestAnimationFrame(glide);
  };

  /** By hand it goes at once, by itself it glides. */
  const byHand = (next: SceneCamera) => {
    setAngles({ azimuth: next.azimuth, tilt: next.tilt });
    setHeld(next);
    cancelAnimationFrame(frame);
    frame = 0;
    jump();
  };
  const here = () => camera ?? target();
  const turnBy = (degrees: number, steeper = 0) => {
    const { azimuth, tilt } = turned({ ...target(), ...angles() }, degrees, steeper);
    setAngles({ azimuth, tilt });
  };

  createEffect(
    on([target, scene], () => {
      if (!props.moving || !camera) return jump();
      if (frame) return;
      last = performance.now();
      frame = requestAnimationFrame(glide);
    }),
  );
  createEffect(() => scene()?.show(props.shown));
  createEffect(() => props.onTurn(angles().azimuth));
  createEffect(
    on(
      () => props.shown.choices.map(({ key }) => key).join(),
      () => setHeld(null),
      { defer: true },
    ),
  );

  props.tools({
    zoom: factor => byHand(zoomed(here(), factor)),
    turn: () => turnBy(90),
    follow: () => setHeld(null),
    whole: () => setHeld(fitted(grown(props.shown.model.bounds, 0.5), LEAST_OF_WHOLE)),
  });

  onMount(() => {
    if (!canvas || !words || !box) return;
    const [drawn, element, around] = [canvas, words, box];
    let isClosed = false;
    import('./scene.ts')
      .then(({ openScene }) => {
        if (isClosed) return;
        const opened = openScene(drawn, element, {
          lost: () => props.onLost(),
          restored: () => props.onRestored(),
        });
        setScene(opened);
        look();
      })
      .catch(() => props.onMissing());

    const look = () => {
      setSize({ width: around.clientWidth || 600, height: around.clientHeight || 400 });
      scene()?.resize(size(), props.covered);
    };
    const watch = new ResizeObserver(look);
    watch.observe(around);
    createEffect(on(() => props.covered, look, { defer: true }));
    look();
    const recolor = () => scene()?.recolor();
    const themes = new MutationObserver(recolor);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const night = window.matchMedia('(prefers-color-scheme: dark)');
    night.addEventListener('change', recolor);
    loadFonts(around).then(recolor);
    const off = onGestures(element, {
      drag: (dx, dy, isSecond) =>
        byHand(isSecond ? turned(here(), -dx * 0.4, dy * 0.3) : slid(here(), dx, dy)),
      pinch: (factor, degrees, x, y, dx, dy) =>
        byHand(turned(slid(zoomedAt(here(), factor, x, y), dx, dy), -degrees)),
      wheel: (factor, x, y) => byHand(zoomedAt(here(), factor, x, y)),
    });
    onCleanup(() => {
      isClosed = true;
      cancelAnimationFrame(frame);
      watch.disconnect();
      themes.disconnect();
      night.removeEventListener('change', recolor);
      off();
      scene()?.close();
    });
  });

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turnBy(TURN_STEP);
    else if (event.key === 'ArrowRight') turnBy(-TURN_STEP);
    else if (event.key === 'ArrowUp') turnBy(0, TILT_STEP);
    else if (event.key === 'ArrowDown') turnBy(0, -TILT_STEP);
    else if (event.key === '+' || event.key === '=') byHand(zoomed(here(), ZOOM_STEP));
    else if (event.key === '-') byHand(zoomed(here(), 1 / ZOOM_STEP));
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    if (!words) return;
    const { left, top, width, height } = words.getBoundingClientRect();
    const key = scene()?.pick(event.clientX - left - width / 2, event.clientY - top - height / 2);
    if (key !== null && key !== undefined) props.onChoose(key);
  };

  return (
    <div class="ur-scene" ref={box}>
      <canvas ref={canvas} />
      <canvas
        ref={words}
        class="ur-words"
        role="img"
        tabIndex={0}
        aria-label={`${text.SCENE_LABEL}. ${text.SCENE_KEYS}`}
        data-point="track"
        on:keydown={onKey}
        on:click={onClick}
      />
      <Show when={!scene()}>
        <p class="ur-note">{text.SCENE_COMES}</p>
      </Show>
    </div>
  );
};

/** A canvas does not ask for the fonts it writes in. */
function loadFonts(within: HTMLElement): Promise<unknown> {
  const style = getComputedStyle(within);
  return Promise.all([
    document.fonts.load(`700 16px ${style.getPropertyValue('--font-data')}`),
    document.fonts.load(`italic 500 16px ${style.getPropertyValue('--font-chart')}`),
  ]);
}

const isNear = (one: SceneCamera, other: SceneCamera): boolean =>
  Math.abs(one.x - other.x) < NEAR &&
  Math.abs(one.y - other.y) < NEAR &&
  Math.abs(one.z - other.z) < NEAR &&
  Math.abs(one.cell - other.cell) < NEAR * 10 &&
  Math.abs(one.azimuth - other.azimuth) < 0.05 &&
  Math.abs(one.tilt - other.tilt) < 0.05;
