import { createRoot } from 'solid-js';
import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import { createLookBack } from './look-back.ts';

/** What the owner has before the eyes is one of the lists of its round, as a message brings it. */
function pageOf(packs: readonly (readonly string[])[]) {
  const own = { packs: packs.map(pack => [...pack]), pack: [] as readonly string[] };
  own.pack = own.packs.at(-1) ?? [];
  return { own };
}

const pages = [
  pageOf([['a', 'b', 'c']]),
  pageOf([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]),
  pageOf([['a', 'b', 'c'], ['d', 'e'], ['f']]),
];

function lookingBack(viewAt: (viewer: unknown, step: number) => Promise<unknown>) {
  const link = { hold: () => undefined, viewAt } as unknown as TableLink;
  const tell = vi.fn();
  const lookBack = createRoot(() =>
    createLookBack(
      link,
      'spectator',
      () => pages.length - 1,
      () => 'instant',
      tell,
    ),
  );
  return { lookBack, tell };
}

test('each step shows the page of that step, forth and back', async () => {
  const { lookBack } = lookingBack(async (_, step) => ok(pages[step]));
  for (const step of [0, 1, 2, 1, 0, 2]) {
    lookBack.goTo(step);
    await Promise.resolve();
    await Promise.resolve();
    expect(lookBack.view()).toEqual(pages[step]);
  }
});

test('a step that cannot be had is told, and one is back at now', async () => {
  const gone = { trouble: 'unreachable' };
  const { lookBack, tell } = lookingBack(async () => fail(gone));
  lookBack.goTo(1);
  expect(lookBack.step()).toBe(1);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(gone));
  expect(lookBack.step()).toBeNull();
});
