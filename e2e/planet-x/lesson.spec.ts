import { lesson } from '../../src/games/planet-x/ui/lesson.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { SkyTable } from './planet-x.ts';

test('the lesson leads from its first card to a sky that is solved', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'planet-x', lesson);
  const table = new SkyTable(page);
  await coach.follow(move => table.make(move));
  await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
});
