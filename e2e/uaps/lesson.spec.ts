import { lesson } from '../../src/games/uaps/ui/lesson.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { OrbitTable } from './uaps.ts';

test('the lesson leads from its first card to a UAP that is found', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'uaps', lesson);
  const table = new OrbitTable(page);
  await coach.follow(move => table.make(move));
  await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
});
