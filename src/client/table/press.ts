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

/** What the game gave this letter to; it is said whether there is anything. */
export function pressLetter(root: ParentNode, letter: string): boolean {
  const [first] = offered(root, `[aria-keyshortcuts="${letter}" i]`);
  press(first);
  return first !== undefined;
}

export const focusTalk = (root: ParentNode): void =>
  root.querySelector<HTMLElement>('[data-talk] :is(button, input, textarea, select, a)')?.focus();

/** Walks among the choices that stand together. */
export function focusNeighbor(root: HTMLElement, by: 1 | -1): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return;
  neighbor(groupOf(from, root), from, by)?.focus();
}

export const neighbor = <Thing>(all: readonly Thing[], from: Thing, by: 1 | -1): Thing | undefined =>
  all.includes(from) ? all[all.indexOf(from) + by] : undefined;

/** What is nearest around it and holds another choice too is its group. */
function groupOf(choice: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  for (let around = choice.parentElement; around && root.contains(around); around = around.parentElement) {
    const choices = [...around.querySelectorAll<HTMLElement>('[data-act]')].filter(one =>
      one.checkVisibility(),
    );
    if (choices.length > 1) return choices;
  }
  return [];
}

function press(element: HTMLElement | undefined): void {
  element?.focus();
  element?.click();
}
