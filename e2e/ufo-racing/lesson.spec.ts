import { lesson } from '../../src/games/ufo-racing/ui/lesson.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { RacingTable } from './racing.ts';

test('the lesson leads from its first card to a UFO that is passed', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'ufo-racing', lesson);
  const table = new RacingTable(page);
  await coach.follow(async move => {
    // Cells are chosen on the track: no card may leave it scrolled away.
    if (move.type === 'place' || move.type === 'lay')
      await expect.poll(() => page.locator('.ground').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await table.make(move);
  });
});
