import { onCleanup } from 'solid-js';

/** A region that can take the focus when what had it is gone. */
const REFUGE = '[data-refuge]';

/** Where a change takes away or hides what had the focus, the focus goes to its region, or to the first there is. */
export function keepFocus(root: HTMLElement): void {
  let last: Element | null = null;
  let region: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    region = last?.closest<HTMLElement>(REFUGE) ?? null;
  };
  const rescue = new MutationObserver(() => {
    const active = document.activeElement;
    if (last === null || canHold(last) || (active !== document.body && active !== last)) return;
    last = null;
    if (region && canHold(region)) region.focus({ preventScroll: true });
    else focusRefuge(root);
  });
  root.addEventListener('focusin', remember);
  rescue.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden', 'inert'] });
  onCleanup(() => {
    root.removeEventListener('focusin', remember);
    rescue.disconnect();
  });
}

export const focusRefuge = (root: HTMLElement): void =>
  [...root.querySelectorAll<HTMLElement>(REFUGE)].find(canHold)?.focus({ preventScroll: true });

const canHold = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && element.closest('[inert]') === null;
