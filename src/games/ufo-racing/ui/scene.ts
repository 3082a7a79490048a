import {
  ColorManagement,
  LinearSRGBColorSpace,
  OrthographicCamera,
  Plane,
  Raycaster,
  Vector2,
  Vector3,
  WebGLRenderer,
  Scene as World,
} from 'three';
import { groundAxes, RISE, radians, type SceneCamera, type Size } from './camera.ts';
import { readColors, type SceneColors } from './scene-colors.ts';
import { burstLabel, type Label } from './scene-labels.ts';
import { createLettering, type Written } from './scene-lettering.ts';
import { createPaints } from './scene-paints.ts';
import type { Box } from './scene-room.ts';
import { createSharpness, enlargedBy } from './scene-sharpness.ts';
import { isBeforeFloor, isHidden } from './scene-sightline.ts';
import {
  choiceHeight,
  choiceThings,
  disposeThings,
  namesOf,
  pathThings,
  type Things,
  tileThings,
} from './scene-things.ts';
import { trackGroup } from './scene-track.ts';
import { createUfo, disposeUfo, moveUfo, type SceneUfo } from './scene-ufo.ts';
import { createWords, type Sight } from './scene-words.ts';
import type { TrackModel } from './track-model.ts';
import type { DrawnUfo, Shown } from './track-shown.ts';

/** The track in three dimensions. Nothing is drawn until something has changed. */
export interface Scene {
  show(shown: Shown): void;
  look(camera: SceneCamera): void;
  /** `covered` are parts of it that something lies over. */
  resize(size: Size, covered: readonly Box[]): void;
  /** The tokens have changed. */
  recolor(): void;
  /** What can be chosen at this place of the canvas, in pixels from its middle. */
  pick(x: number, y: number): string | null;
  close(): void;
}

/** When no frame was asked for so long, nothing moves. */
const REST_MS = 250;
const FAR = 120;
/** Words are as large as printed where a cell is so many pixels wide, and never much smaller. */
const AT_CELL = 34;
const SMALLEST = 0.86;
/** What would be hit is smaller than what is. */
const MARK = 0.6;

/** No more of a window is left for the track where nothing is asked. */
const HIGHEST_STAGE = 0.85;

const DRAWING = { alpha: true, antialias: true, powerPreference: 'low-power' } as const;

/** Throws where the device has no WebGL. */
export function openScene(
  canvas: HTMLCanvasElement,
  words: HTMLCanvasElement,
  on: { readonly lost: () => void; readonly restored: () => void },
): Scene {
  ColorManagement.enabled = false;
  // The renderer would complain aloud where there is none.
  if (!canvas.getContext('webgl2', DRAWING)) throw new Error('no WebGL here');
  const renderer = new WebGLRenderer({ canvas, ...DRAWING });
  // Asking whether a shader has errors waits for it to be made.
  renderer.debug.checkShaderErrors = false;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  const world = new World();
  const paints = createPaints();
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0.1, FAR * 2);
  const ray = new Raycaster();
  const pointer = new Vector2();
  const ground = new Plane(new Vector3(0, 1, 0), 0);
  const met = new Vector3();
  const size = { width: 1, height: 1 };
  const drawn = { width: 0, height: 0, ratio: 0 };
  const ufos = new Map<number, SceneUfo>();
  const bursts = new Map<number, Label>();
  let covered: readonly Box[] = [];
  let colors: SceneColors = readColors(canvas.parentElement ?? document.body);
  let shown: Shown | null = null;
  let seen: SceneCamera | null = null;
  let track: Things | null = null;
  let names: readonly Label[] = [];
  let path: Things | null = null;
  let choices: Things | null = null;
  let tile: Things | null = null;
  let burst: Label | null = null;
  const arrange = createWords();
  const lettering = createLettering(words);
  let pending = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const sharpness = createSharpness(window.devicePixelRatio * enlargedBy(canvas));
  let isLost = false;

  const request = () => {
    if (pending || isLost) return;
    clearTimeout(resting);
    pending = requestAnimationFrame(now => {
      pending = 0;
      sharpness.frame(now);
      draw();
      resting = setTimeout(() => {
        if (!isLost && sharpness.rest()) draw();
      }, REST_MS);
    });
  };

  /**
   * The canvas never gets lower, and what is lower is drawn at its top: a new size waits until the frames before are
   * drawn, and docks get higher and lower all the time.
   */
  const setSize = () => {
    const { ratio } = sharpness;
    const { width } = size;
    const height = Math.max(drawn.height, size.height, Math.round(window.innerHeight * HIGHEST_STAGE));
    if (width !== drawn.width || height !== drawn.height || ratio !== drawn.ratio) {
      Object.assign(drawn, { width, height, ratio });
      canvas.style.height = `${height}px`;
      renderer.setDrawingBufferSize(width, height, ratio);
    }
    renderer.setViewport(0, height - size.height, width, size.height);
    lettering.resize(size);
  };

  const draw = () => {
    setSize();
    aim();
    renderer.render(world, eye);
  };

  const aim = () => {
    if (!seen) return;
    const [, back] = groundAxes(seen.azimuth);
    const [flat, up] = [Math.cos(radians(seen.tilt)), Math.sin(radians(seen.tilt))];
    const [x, height, y] = [seen.x, seen.z * RISE, seen.y];
    eye.position.set(x + back.x * flat * FAR, height + up * FAR, y + back.y * flat * FAR);
    eye.up.set(0, 1, 0);
    eye.lookAt(x, height, y);
    const [halfWidth, halfHeight] = [size.width / 2 / seen.cell, size.height / 2 / seen.cell];
    eye.left = -halfWidth;
    eye.right = halfWidth;
    eye.top = halfHeight;
    eye.bottom = -halfHeight;
    eye.updateProjectionMatrix();
    eye.updateMatrixWorld();
    const unit = (Math.min(1, Math.max(SMALLEST, seen.cell / AT_CELL)) * colors.textSize) / seen.cell;
    if (shown)
      for (const ufo of shown.ufos) {
        const made = ufos.get(ufo.seat);
        if (made) moveUfo(made, ufo, shown.model, colors);
      }
    const sight = { eye, camera: seen, size, covered, unit, isTrue: truthOf(shown?.model, seen) };
    arrange(
      {
        decided: [...(path?.labels ?? []), ...(choices?.labels ?? [])],
        later: path?.later ?? [],
        kept: [...(path?.kept ?? []), ...(choices?.kept ?? [])],
        marks: marks(),
        ufos: [...ufos.values()],
        names: [...(tile?.labels ?? []), ...names],
        fly: shown?.ufos.some(isBetween) ?? false,
      },
      sight,
    );
    lettering.write(written(), sight);
  };

  const marks = () => (path?.marks ?? []).map(label => ({ label, by: MARK }));

  const written = (): readonly Written[] => [
    ...[names, path?.labels, path?.later, choices?.labels, tile?.labels].flatMap((labels = []) =>
      labels.map(label => ({ label })),
    ),
    ...marks(),
    ...[...ufos.values()].map(({ label }) => ({ label })),
    ...(burst && shown?.impact ? [{ label: burst, ...grownBy(shown.impact.progress) }] : []),
  ];

  const renew = (old: Things | null, made: Things | null): Things | null => {
    if (old) disposeThings(old);
    if (made) world.add(made.group);
    return made;
  };

  const setUfos = (next: Shown) => {
    for (const [seat, made] of ufos) {
      if (next.ufos.some(ufo => ufo.seat === seat && ufo.look === made.look)) continue;
      disposeUfo(made);
      ufos.delete(seat);
    }
    for (const ufo of next.ufos) {
      if (ufos.has(ufo.seat)) continue;
      const made = createUfo(ufo, colors, paints);
      ufos.set(ufo.seat, made);
      world.add(made.group);
    }
  };

  /** One for each damage, made once. */
  const setBurst = ({ impact }: Shown) => {
    burst = null;
    if (!impact) return;
    burst = bursts.get(impact.damage) ?? burstLabel(impact.damage > 0 ? `−${impact.damage}` : '', colors);
    bursts.set(impact.damage, burst);
    const { x, y, z } = impact.at;
    burst.place = [x + 0.5, (z + 0.5) * RISE, y + 0.5];
  };

  const build = (next: Shown, before: Shown | null) => {
    if (next.model !== before?.model) {
      track = renew(track, { group: trackGroup(next.model, colors, paints.track), labels: [] });
      names = namesOf(next.model, colors);
    }
    if (next.path !== before?.path || next.model !== before?.model)
      path = renew(path, next.path && pathThings(next.path, next.model, colors, paints));
    const isSame =
      before &&
      next.choices === before.choices &&
      next.chosen === before.chosen &&
      next.ghost === before.ghost;
    if (!isSame) choices = renew(choices, choiceThings(next, colors, paints));
    if (!before || next.ghostTile !== before.ghostTile)
      tile = renew(tile, next.ghostTile && tileThings(next.ghostTile, colors, paints));
    setUfos(next);
    setBurst(next);
  };

  const lost = (event: Event) => {
    event.preventDefault();
    isLost = true;
    cancelAnimationFrame(pending);
    clearTimeout(resting);
    pending = 0;
    on.lost();
  };
  const restored = () => {
    isLost = false;
    on.restored();
    request();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    show(next) {
      build(next, shown);
      shown = next;
      request();
    },
    look(camera) {
      seen = camera;
      request();
    },
    resize({ width, height }, over) {
      Object.assign(size, { width, height });
      covered = over;
      request();
    },
    recolor() {
      colors = readColors(canvas.parentElement ?? document.body);
      for (const made of ufos.values()) disposeUfo(made);
      ufos.clear();
      bursts.clear();
      if (shown) build(shown, null);
      request();
    },
    pick(x, y) {
      if (!shown) return null;
      pointer.set((x / size.width) * 2, (-y / size.height) * 2);
      ray.setFromCamera(pointer, eye);
      for (const choice of shown.choices) {
        ground.constant = -choiceHeight(choice, shown.model);
        if (!ray.ray.intersectPlane(ground, met)) continue;
        const isIn =
          met.x >= choice.x &&
          met.x < choice.x + choice.size &&
          met.z >= choice.y &&
          met.z < choice.y + choice.size;
        if (isIn) return choice.key;
      }
      return null;
    },
    close() {
      cancelAnimationFrame(pending);
      clearTimeout(resting);
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      for (const things of [track, path, choices, tile]) if (things) disposeThings(things);
      for (const made of ufos.values()) disposeUfo(made);
      paints.dispose();
      renderer.dispose();
    },
  };
}

/** Whether a label at a place tells what is so, from here. */
const truthOf =
  (model: TrackModel | undefined, camera: SceneCamera): Sight['isTrue'] =>
  ({ tells }, at) => {
    if (!model || tells === undefined) return true;
    return tells === 'floor' ? !isHidden(model, at, camera) : !isBeforeFloor(model, at, camera);
  };

/** A star grows and fades. */
const grownBy = (progress: number) => ({ by: 0.8 + progress * 0.6, opacity: 1 - progress ** 3 });

/** On its way from cell to cell. */
const isBetween = ({ x, y, z }: DrawnUfo): boolean =>
  !Number.isInteger(x) || !Number.isInteger(y) || !Number.isInteger(z);
