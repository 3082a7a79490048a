/** The heading of a page that comes gets the focus as soon as it is there. Gives the way to wait no longer. */
export function focusHeading(place: HTMLElement): () => void {
  const focus = () => {
    const heading = place.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect();
  });
  watch.observe(place, { childList: true, subtree: true });
  return () => watch.disconnect();
}
