import { create } from '../../src/client/text/new-online.ts';
import * as room from '../../src/client/text/online.ts';
import { FRIENDS } from '../../src/client/text.ts';
import { ENGINES } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { button } from './target.ts';
import { standing, wander } from './wander.ts';

/** Enough for the cards of a round to be chosen and shown. */
const TURNS = 40;

test('one table between all three: each sits in another engine, and all see the same', async ({ arriveIn }, {
  project,
}) => {
  test.skip(project.name !== ENGINES[0], 'once is enough');
  test.slow();
  const [one, ...others] = [
    await arriveIn('chromium', '/', { name: 'Chromium' }),
    await arriveIn('firefox', '/', { name: 'Firefox' }),
    await arriveIn('webkit', '/', { name: 'WebKit' }),
  ];
  await one.press({ css: 'a[href]', has: FRIENDS.title });
  await one.press({ css: 'label', name: '3' });
  await one.press(button(create(3)));
  const address = () => one.driver.run(() => location.href, null);
  await expect.poll(address).toMatch(/#\/online\//);
  for (const guest of others) await guest.driver.go(await address());
  for (const [index, guest] of [one, ...others].entries()) {
    await guest.press(button(room.sitDownAs(['Chromium', 'Firefox', 'WebKit'][index] ?? '')));
    await guest.press(button(room.I_AM_READY));
  }
  await one.press(button(room.START));
  const all = [one, ...others];
  for (const guest of all) await guest.sees({ css: '.where' });
  const before = await standing(one);
  for (let turn = 0; turn < TURNS && (await standing(one)) === before; turn++)
    for (const guest of all) await wander(guest, turn);
  const after = await standing(one);
  expect(after).not.toBe(before);
  for (const guest of others) await expect.poll(() => standing(guest)).toBe(after);
});
