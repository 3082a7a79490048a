/** Before anything else hears of it. */
const FIRST = { capture: true } as const;
/** A click follows the release of a finger within this time. */
const CLICK_WITHIN_MS = 400;

/**
 * What was held has opened a page while the finger is still down. A touch screen then clicks what lies under it there,
 * which may close the page again: that click is not meant.
 */
export function ignoreRelease(page: EventTarget): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('click', ignore, FIRST);
    page.removeEventListener('pointerdown', stop, FIRST);
    page.removeEventListener('pointerup', wait, FIRST);
  };
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
  };
  const wait = () => {
    timer = setTimeout(stop, CLICK_WITHIN_MS);
  };
  page.addEventListener('click', ignore, FIRST);
  page.addEventListener('pointerdown', stop, FIRST);
  page.addEventListener('pointerup', wait, FIRST);
}
