import { onCleanup } from 'solid-js';

/** Where a change takes away what had the focus, the focus goes to `refuge` instead of getting lost. */
export function keepFocus(root: HTMLElement, refuge: () => HTMLElement | undefined): void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  const rescue = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    refuge()?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', remember);
  rescue.observe(root, { childList: true, subtree: true });
  onCleanup(() => {
    root.removeEventListener('focusin', remember);
    rescue.disconnect();
  });
}
