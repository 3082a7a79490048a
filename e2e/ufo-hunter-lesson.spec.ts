import { lesson } from '../src/games/ufo-hunter/ui/lesson.ts';
import { Coach } from './coach.ts';
import { HunterTable } from './hunter.ts';
import { test, withSettings } from './page.ts';

test('the lesson leads from its first card to a rumor that is investigated', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'ufo-hunter', lesson);
  const table = new HunterTable(page);
  await coach.follow(move => table.make(move));
});
