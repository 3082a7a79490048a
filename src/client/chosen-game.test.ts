import { beforeEach, expect, test, vi } from 'vitest';
import { PLAYABLE } from './text.ts';

const [first, second] = PLAYABLE.map(({ id }) => id);

beforeEach(() => vi.resetModules());

async function openedWith(kept: unknown) {
  const storage = new Map([['area5.game', JSON.stringify(kept)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return { storage, ...(await import('./chosen-game.ts')) };
}

test.each([null, 7, 'chess', 'uaps-2', { id: second }])(
  '%j is no game: the first one is chosen',
  async kept => {
    expect((await openedWith(kept)).chosenGame()).toBe(first);
  },
);

test('what was chosen is there at the next visit', async () => {
  const { chooseGame, chosenGame, storage } = await openedWith(null);
  chooseGame(second ?? '');
  expect(chosenGame()).toBe(second);
  vi.resetModules();
  expect((await openedWith(JSON.parse(storage.get('area5.game') ?? 'null'))).chosenGame()).toBe(second);
});

test('a game that cannot be played is not chosen', async () => {
  const { chooseGame, chosenGame } = await openedWith(second);
  chooseGame('chess');
  expect(chosenGame()).toBe(second);
});
