import type { Socket } from './planning.ts';

/** Where a chip can be dropped. */
const SOCKET = 'data-socket';

/** How far a pointer goes before it drags. */
const DRAG_PX = 8;

type PressOn = PointerEvent & { readonly currentTarget: Element };

/** A chip that is dragged somewhere; a press that goes nowhere stays a press. */
export function dragChip(start: PressOn, onDrop: (socket: Socket | null) => void): void {
  if (start.button !== 0) return;
  const chip = copyOfChip(start.currentTarget);
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

/** What goes along with the pointer. */
function copyOfChip(within: Element): HTMLElement {
  const copy = document.createElement('span');
  copy.className = 'ur-dragged';
  copy.ariaHidden = 'true';
  const drawn = within.querySelector('.ur-chip');
  if (drawn) copy.append(drawn.cloneNode(true));
  return copy;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
