import { lesson } from '../src/games/ufo-racing/ui/lesson.ts';
import { Coach } from './coach.ts';
import { test, withSettings } from './page.ts';
import { RacingTable } from './racing.ts';

test('the lesson leads from its first card to a UFO that is passed', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'ufo-racing', lesson);
  const table = new RacingTable(page);
  await coach.follow(move => table.make(move));
});
