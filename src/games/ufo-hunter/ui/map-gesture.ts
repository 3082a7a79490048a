import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Point } from './map-types.ts';
import { type Frame, goesOn, movedBy, type Size, zoomedAt } from './map-zoom.ts';

/** Pixels that a finger may slip in a tap. */
const SLIP = 7;
const DOUBLE_TAP = { ms: 320, px: 28, zoom: 2 } as const;
const WHEEL_ZOOM = 0.0016;

interface Hold {
  readonly frame: Accessor<Frame>;
  readonly size: Accessor<Size>;
  readonly change: (frame: Frame) => void;
  /** Where on the element something on the screen is. */
  readonly at: (event: { readonly clientX: number; readonly clientY: number }) => Point;
}

/** Drag, pinch, double tap and wheel. What one does with one finger in place stays a press. */
export function createGestures(hold: Hold): {
  readonly dragging: Accessor<boolean>;
  readonly listenTo: (element: HTMLElement) => void;
} {
  const [dragging, setDragging] = createSignal(false);
  const fingers = new Map<number, Point>();
  let began: Point | null = null;
  let isPress = false;
  let lastTap: { readonly at: Point; readonly when: number } | null = null;

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = hold.at(event);
    fingers.set(event.pointerId, at);
    began = fingers.size === 1 ? at : null;
    isPress = fingers.size === 1;
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) return up(event);
    const now = hold.at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !dragging() && began && distance(began, now) < SLIP) return;
    if (!dragging()) {
      setDragging(true);
      isPress = false;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, now);
    if (!other) return hold.change(movedBy(hold.frame(), now.x - before.x, now.y - before.y, hold.size()));
    const [from, to] = [middle(before, other), middle(now, other)];
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const zoomed = zoomedAt(hold.frame(), factor, from, hold.size());
    hold.change(movedBy(zoomed, to.x - from.x, to.y - from.y, hold.size()));
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    setDragging(false);
    if (event.type !== 'pointerup' || !isPress) return;
    const tap = { at: hold.at(event), when: event.timeStamp };
    const isSecond =
      lastTap && tap.when - lastTap.when < DOUBLE_TAP.ms && distance(tap.at, lastTap.at) < DOUBLE_TAP.px;
    lastTap = isSecond ? null : tap;
    if (!isSecond) return;
    isPress = false;
    hold.change(zoomedAt(hold.frame(), DOUBLE_TAP.zoom, tap.at, hold.size()));
  };

  /** The click that ends a drag or a double tap chooses nothing; one by keyboard or a screen reader has no pointer before it. */
  const click = (event: MouseEvent) => {
    const wasGesture = began !== null && !isPress;
    began = null;
    if (wasGesture) event.stopPropagation();
  };

  const wheel = (event: WheelEvent) => {
    const element = event.currentTarget;
    if (!(element instanceof Element)) return;
    // What is around it scrolls as ever; with Ctrl, as a pinch on a trackpad comes, it is meant for the map.
    if (!event.ctrlKey && scrollsAround(element, event.deltaY)) return;
    const speed = event.ctrlKey ? 6 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const next = zoomedAt(
      hold.frame(),
      Math.exp(-event.deltaY * speed * WHEEL_ZOOM),
      hold.at(event),
      hold.size(),
    );
    if (event.ctrlKey || next.scale !== hold.frame().scale) event.preventDefault();
    hold.change(next);
  };

  /** Two fingers mean the map, also where one finger would scroll the page. */
  const touch = (event: TouchEvent) => {
    if (
      event.cancelable &&
      (event.touches.length > 1 || (dragging() && goesOn(hold.frame(), hold.size()).down))
    )
      event.preventDefault();
  };

  const listenTo = (element: HTMLElement) => {
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('touchmove', touch, { signal, passive: false });
    onCleanup(() => stop.abort());
  };
  return { dragging, listenTo };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Whether something around the map can scroll that way. */
function scrollsAround(element: Element, way: number): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const isRoot = around === document.documentElement;
    if (!isRoot && overflowY !== 'auto' && overflowY !== 'scroll') continue;
    const left = way > 0 ? around.scrollHeight - around.clientHeight - around.scrollTop : around.scrollTop;
    if (left > 1) return true;
  }
  return false;
}
