import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
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

test('each step shows the page of that step, forth and back', async () => {
  const link = {
    hold: () => undefined,
    viewAt: async (_: unknown, step: number) => pages[step],
  } as unknown as TableLink;
  const lookBack = createRoot(() =>
    createLookBack(
      link,
      'spectator',
      () => pages.length - 1,
      () => 'instant',
    ),
  );
  for (const step of [0, 1, 2, 1, 0, 2]) {
    lookBack.goTo(step);
    await Promise.resolve();
    await Promise.resolve();
    expect(lookBack.view()).toEqual(pages[step]);
  }
});
