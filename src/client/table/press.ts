/** In this order the digits count: what the dock offers, then the private page, then the rest. */
const REGIONS = ['.dock', '.sheet', '.ending', '.ground'] as const;

const CANNOT = '[aria-disabled="true"], [hidden] *, [inert] *';

function offered(root: ParentNode, what: string): readonly HTMLElement[] {
  return REGIONS.flatMap(region => [...root.querySelectorAll<HTMLElement>(`${region} ${what}`)]).filter(
    element => !element.matches(CANNOT) && element.checkVisibility(),
  );
}

/** Presses the n-th thing that can be chosen. */
export const pressNth = (root: ParentNode, index: number): void => press(offered(root, '[data-act]')[index]);

export const pressPrimary = (root: ParentNode): void => press(offered(root, '[data-primary]')[0]);

export const focusTalk = (root: ParentNode): void =>
  root.querySelector<HTMLElement>('[data-talk] :is(button, input, textarea, select, a)')?.focus();

function press(element: HTMLElement | undefined): void {
  element?.focus();
  element?.click();
}
