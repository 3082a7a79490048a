/** Something on a page that a person would press or read. */
export interface Target {
  readonly css: string;
  /** All that it is called, for eyes or for ears. */
  readonly name?: string;
  /** A part of what it shows. */
  readonly has?: string;
}

export const button = (name: string): Target => ({ css: 'button, [role=button]', name });
export const link = (name: string): Target => ({ css: 'a[href]', name });
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name });

export const inWords = ({ css, name, has }: Target): string =>
  [css, ...(name === undefined ? [] : [`"${name}"`]), ...(has === undefined ? [] : [`with "${has}"`])].join(
    ' ',
  );

/** The first that can be seen. Runs in the page, so it uses nothing from here. */
export function find({ css, name, has, still }: Target & { readonly still?: boolean }): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    plain(
      element.getAttribute('aria-label') ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
        element.textContent,
    );
  /** On top, and where it lay when it was looked for before. */
  const liesStill = (element: Element): boolean => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2;
    const there = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    );
    const places: WeakMap<Element, string> = Reflect.get(window, 'area5Places') ?? new WeakMap();
    Reflect.set(window, 'area5Places', places);
    const [before, now] = [places.get(element), JSON.stringify([left, right, top, bottom])];
    places.set(element, now);
    return before === now && there !== null && (element.contains(there) || there.contains(element));
  };
  for (const element of document.querySelectorAll(css)) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility()) continue;
    if (name !== undefined && nameOf(element) !== plain(name)) continue;
    if (has !== undefined && !plain(element.textContent).includes(plain(has))) continue;
    return still && !liesStill(element) ? null : element;
  }
  return null;
}
