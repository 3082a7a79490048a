import { lesson } from '../../src/games/ufo-hunter/ui/lesson.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { HunterTable } from './hunter.ts';

test('the lesson leads from its first card to a rumor that is investigated', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'ufo-hunter', lesson);
  const table = new HunterTable(page);
  await test.step('the ring around what the first card speaks of is whole', async () => {
    const pointed = page.locator('[data-pointed]');
    await expect(pointed).toHaveCount(1);
    const RING = 5;
    const ring = await pointed.evaluate((thing, wide) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const corners = [left - wide, right + wide].flatMap(x => [top - wide, bottom + wide].map(y => [x, y]));
      return corners.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.rail') !== null);
    }, RING);
    expect(ring).toEqual([true, true, true, true]);
  });
  await coach.follow(move => table.make(move));
});
