import type { Socket } from './planning.ts';

/** Where a chip can be dropped. */
export const SOCKET = 'data-socket';

/** How far a pointer goes before it drags. */
const DRAG_PX = 8;

interface Dragging {
  /** The copy that goes along with the pointer. */
  readonly chip: HTMLElement;
  readonly onDrop: (socket: Socket | null) => void;
}

/** A chip that is dragged somewhere; a press that goes nowhere stays a press. */
export function dragChip(start: PointerEvent, { chip, onDrop }: Dragging): void {
  if (start.button !== 0) return;
  let isDragging = false;
  const follow = (event: PointerEvent) => {
    if (!isDragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG_PX)
      return;
    if (!isDragging) document.body.append(chip);
    isDragging = true;
    chip.style.left = `${event.clientX}px`;
    chip.style.top = `${event.clientY}px`;
  };
  const stop = (event: PointerEvent) => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
    chip.remove();
    if (!isDragging || event.type === 'pointercancel') return;
    swallowClick();
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${SOCKET}]`);
    onDrop((under?.getAttribute(SOCKET) ?? null) as Socket | null);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
