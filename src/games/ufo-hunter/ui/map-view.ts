import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { place } from '../board.ts';
import type { Region } from '../types.ts';
import { createGestures } from './map-gesture.ts';
import { createGlide } from './map-glide.ts';
import type { Box } from './map-types.ts';
import {
  broughtIn,
  centeredOn,
  type Frame,
  firstLook,
  goesOn,
  grownAt,
  isLegible,
  limitsOf,
  madeRoomFor,
  onScreen,
  resized,
  type Size,
  wholeWorld,
  ZOOM_STEP,
  zoomedAround,
} from './map-zoom.ts';

const USUAL_TEXT = 16;

export interface MapView {
  /** What is on the screen; null before it is measured. */
  readonly frame: Accessor<Frame | null>;
  /** Where things are in the world: panning changes nothing of it. */
  readonly grid: Accessor<Frame>;
  readonly size: Accessor<Size>;
  /** How many times the usual size text is by the settings. */
  readonly text: Accessor<number>;
  /** How many times larger than that things in regions are, close by. */
  readonly grown: Accessor<number>;
  readonly dragging: Accessor<boolean>;
  readonly goesOn: Accessor<{ readonly across: boolean; readonly down: boolean }>;
  readonly isWhole: Accessor<boolean>;
  readonly isClosest: Accessor<boolean>;
  /** Around the middle of a region, where that is on the screen. */
  readonly zoom: (way: 'in' | 'out', around: Region | null) => void;
  readonly showAll: () => void;
  readonly bringIn: (region: Region) => void;
  /** Brings in all of these around `home`, as far as they can be read. */
  readonly makeRoomFor: (regions: readonly Region[], home: Region) => void;
  readonly centerOn: (lon: number, lat: number) => void;
  /** `letter` is as wide as the size of text. */
  readonly watch: (viewport: HTMLElement, letter: HTMLElement) => void;
}

const UNSEEN: Frame = { scale: 1, stretch: 1, x: 0, y: 0 };

/** Which part of the world is shown, and how it changes. It begins around `home`. */
export function createMapView(home: () => Region | null): MapView {
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 });
  const [text, setText] = createSignal(1);
  let element: HTMLElement | undefined;
  const { frame, set, glide, goal } = createGlide(() =>
    element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--t-move')) || 0 : 0,
  );
  const shown = () => frame() ?? UNSEEN;
  const going = () => goal() ?? UNSEEN;
  const grid = createMemo<Frame>(() => ({ ...shown(), x: 0, y: 0 }), UNSEEN, {
    equals: (a, b) => a.scale === b.scale && a.stretch === b.stretch,
  });
  const gestures = createGestures({
    frame: shown,
    size,
    change: set,
    at: ({ clientX, clientY }) => {
      const box = element?.getBoundingClientRect();
      return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
    },
  });
  const measure = (viewport: HTMLElement, letter: HTMLElement) => {
    const now = { width: viewport.clientWidth, height: viewport.clientHeight };
    const [before, textBefore] = [size(), text()];
    setText(letter.offsetWidth / USUAL_TEXT || 1);
    if (now.width === 0 || now.height === 0) return;
    if (now.width === before.width && now.height === before.height && text() === textBefore) return;
    // Where it is gliding to: a dock that grows meanwhile would else leave it half-way.
    const old = goal();
    const region = home();
    const isAsBefore = text() === textBefore && (isLegible(now, text()) || !isLegible(before, textBefore));
    const box = region === null ? null : place(region).box;
    set(old && isAsBefore ? kept(old, before, now, box) : firstLook(now, box, text()));
    setSize(now);
  };
  /** What was in sight stays there. */
  const kept = (old: Frame, before: Size, now: Size, box: Box | null) => {
    const next = resized(old, before, now, text());
    return box && onScreen(box, old, before) ? broughtIn(box, next, now) : next;
  };
  return {
    frame,
    grid,
    size,
    text,
    grown: () => grownAt(grid(), text()),
    dragging: gestures.dragging,
    goesOn: () => goesOn(shown(), size()),
    isWhole: () => shown().scale <= limitsOf(size()).least * 1.001,
    isClosest: () => shown().scale >= limitsOf(size()).most * 0.999,
    zoom: (way, around) => {
      const factor = way === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
      glide(zoomedAround(around === null ? null : place(around).box, going(), factor, size()));
    },
    showAll: () => glide(wholeWorld(size())),
    bringIn: region => {
      if (goal()) glide(broughtIn(place(region).box, going(), size()));
    },
    makeRoomFor: (regions, around) => {
      const boxes = regions.map(region => place(region).box);
      if (goal()) glide(madeRoomFor(boxes, place(around).box, going(), size(), text()));
    },
    centerOn: (lon, lat) => glide(centeredOn([lon, lat, lon, lat], going(), size())),
    watch: (viewport, letter) => {
      element = viewport;
      gestures.listenTo(viewport);
      const observer = new ResizeObserver(() => measure(viewport, letter));
      observer.observe(viewport);
      observer.observe(letter);
      measure(viewport, letter);
      onCleanup(() => observer.disconnect());
    },
  };
}
