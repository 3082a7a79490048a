/** What fingers, a mouse and its wheel do to a drawing. Lengths in pixels, places from the middle of the element. */
export interface Gestures {
  drag(dx: number, dy: number, second: boolean): void;
  /** Two fingers: how much wider apart, how far round in degrees, where, and how far they went together. */
  pinch(factor: number, degrees: number, x: number, y: number, dx: number, dy: number): void;
  wheel(factor: number, x: number, y: number): void;
}

const MOVED = 6;
const WHEEL_STEP = 0.0016;

/** Presses that do not move stay clicks; returns what takes it off again. */
export function onGestures(element: Element, gestures: Gestures): () => void {
  const points = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let dragging = false;

  const down = (event: PointerEvent) => {
    if (points.size === 0) [travelled, dragging] = [0, false];
    points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const move = (event: PointerEvent) => {
    const before = points.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!dragging && travelled < MOVED) return;
    if (!dragging) element.setPointerCapture(event.pointerId);
    dragging = true;
    const [other] = [...points].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    points.set(event.pointerId, now);
    if (!other) {
      const isSecond = event.shiftKey || (event.buttons & 2) !== 0;
      gestures.drag(now.x - before.x, now.y - before.y, isSecond);
      return;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const apart = (at: typeof now) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    const angle = (at: typeof now) => (Math.atan2(at.y - other.y, at.x - other.x) * 180) / Math.PI;
    gestures.pinch(
      apart(now) / apart(before),
      ((angle(now) - angle(before) + 540) % 360) - 180,
      (now.x + other.x) / 2 - left - width / 2,
      (now.y + other.y) / 2 - top - height / 2,
      (now.x - before.x) / 2,
      (now.y - before.y) / 2,
    );
  };

  const up = (event: PointerEvent) => points.delete(event.pointerId);

  /** A drag ends with a click, which nobody meant. */
  const click = (event: Event) => {
    if (!dragging) return;
    event.stopPropagation();
    event.preventDefault();
    dragging = false;
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && liesInScroller(element)) return;
    event.preventDefault();
    const { left, top, width, height } = element.getBoundingClientRect();
    gestures.wheel(
      Math.exp(-event.deltaY * WHEEL_STEP * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)),
      event.clientX - left - width / 2,
      event.clientY - top - height / 2,
    );
  };

  const noMenu = (event: Event) => event.preventDefault();
  const listened = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['wheel', wheel],
    ['contextmenu', noMenu],
  ] as const;
  for (const [type, listener] of listened)
    element.addEventListener(type, listener as EventListener, { passive: false });
  element.addEventListener('click', click, { capture: true });
  return () => {
    for (const [type, listener] of listened) element.removeEventListener(type, listener as EventListener);
    element.removeEventListener('click', click, { capture: true });
  };
}

/** There a wheel scrolls, as it does over everything beside the drawing; with Ctrl, and by pinching, it comes closer. */
function liesInScroller(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (
      around.scrollHeight > around.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(around).overflowY)
    )
      return true;
  return false;
}
