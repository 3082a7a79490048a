import { onCleanup } from 'solid-js';

/** A region that can take the focus when what had it is gone. */
const REFUGE = '[data-refuge]';

/** Where a change takes away or hides what had the focus, the focus goes to its region, or to the first there is. */
export function keepFocus(): void {
  const { body } = document;
  let last: Element | null = null;
  let region: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    region = last?.closest<HTMLElement>(REFUGE) ?? null;
  };
  let check: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    const active = document.activeElement;
    if (last === null || canHold(last) || (active !== body && active !== last)) return;
    const refuges = [region, ...body.querySelectorAll<HTMLElement>(REFUGE)];
    refuges.find(one => one !== null && canHold(one))?.focus({ preventScroll: true });
  };
  // In a task of its own: whether something can hold the focus is known when the page is laid out.
  const rescue = new MutationObserver(() => {
    clearTimeout(check);
    check = setTimeout(save);
  });
  body.addEventListener('focusin', remember);
  rescue.observe(body, { childList: true, subtree: true, attributeFilter: ['hidden', 'inert'] });
  onCleanup(() => {
    body.removeEventListener('focusin', remember);
    rescue.disconnect();
    clearTimeout(check);
  });
}

/** From a panel back to what opened it, or to the tool that does. */
export function createWayBack(panel: string) {
  let openers: readonly Element[] = [];
  return {
    /** `keys`: those of the tool. */
    remember: (keys: string) => {
      const { activeElement: from, body } = document;
      const tool = body.querySelector(`.top [aria-keyshortcuts="${keys}"]`);
      const inside = from === null || from === body || from.closest(panel) !== null;
      openers = [inside ? null : from, tool].filter(one => one !== null);
    },
    goBack: () => {
      const { activeElement: now, body } = document;
      // Whoever has gone on to something else meanwhile stays there.
      if (now !== null && now !== body && now.closest(panel) === null) return;
      const opener = openers.find(canHold);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
  };
}

/** When a game is over, how it ended is what one reads next, unless one is writing. */
export function focusEnd(root: HTMLElement): void {
  if (document.activeElement instanceof HTMLTextAreaElement) return;
  root.querySelector<HTMLElement>('.ending')?.focus({ preventScroll: true });
}

const canHold = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && element.closest('[inert]') === null;
