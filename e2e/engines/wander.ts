import type { Visitor } from './visitor.ts';

/** What somebody would press next who does not think: what is offered as done, else some choice. Runs in the page. */
function nextToPress(turn: number): Element | null {
  const isOffered = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility() &&
      !element.matches(':disabled, [aria-disabled=true], [aria-pressed=true]')
    );
  };
  const where = document.querySelector('dialog[open]') ?? document.querySelector('.table') ?? document;
  const offered = (css: string) => [...where.querySelectorAll(css)].filter(isOffered);
  const [done] = offered('[data-primary]');
  const choices = offered('[data-act]');
  return done ?? choices[(turn * 7919) % Math.max(1, choices.length)] ?? null;
}

/** From a list in which nothing is chosen yet: no driver opens those alike, so the page chooses. Runs in the page. */
function chooseFromList(turn: number): boolean {
  const list = document.querySelector<HTMLSelectElement>('.dock select');
  const open =
    list?.value === '' ? [...list.options].filter(({ value, disabled }) => value && !disabled) : [];
  const chosen = open[turn % Math.max(1, open.length)];
  if (!list || !chosen) return false;
  list.value = chosen.value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Presses one thing, where there is any; false where nothing is asked. */
export async function wander({ driver }: Visitor, turn: number): Promise<boolean> {
  const handle = await driver.handle(nextToPress, turn);
  if (!handle && (await driver.run(chooseFromList, turn))) return true;
  // It may have gone since: a bot was faster.
  return handle
    ? handle.press().then(
        () => true,
        () => false,
      )
    : false;
}

/** How far the game is, as the bar of the table says, and how much has happened. */
export const standing = ({ driver }: Visitor): Promise<string> =>
  driver.run(() => document.querySelector('.where')?.textContent ?? '', null);
