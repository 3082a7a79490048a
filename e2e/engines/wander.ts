import { expect } from '@playwright/test';
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
  /** Drivers differ in what they do where something else lies over it. */
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const where = document.querySelector('dialog[open]') ?? document.querySelector('.table') ?? document;
  const offered = (css: string) => [...where.querySelectorAll(css)].filter(isOffered);
  const choices = offered('[data-act]');
  const first = (turn * 7919) % Math.max(1, choices.length);
  const inOrder = [...offered('[data-primary]'), ...choices.slice(first), ...choices.slice(0, first)];
  return inOrder.find(isOnTop) ?? null;
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

/** When nothing happens by itself any more, how far the game is. */
export async function settled(visitor: Visitor): Promise<string> {
  let [last, same] = ['', 0];
  await expect
    .poll(
      async () => {
        const now = await standing(visitor);
        same = now === last ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [250], timeout: 30_000, message: 'nothing more happens by itself' },
    )
    .toBeGreaterThan(5);
  return last;
}

/** How far the game is, as the bar of the table says. */
export const standing = ({ driver }: Visitor): Promise<string> =>
  driver.run(() => document.querySelector('.where')?.textContent ?? '', null);
