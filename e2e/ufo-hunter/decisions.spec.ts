import { PUT_AWAY, TURNED_UP } from '../../src/games/ufo-hunter/ui/dock-text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { DECISIONS, hunterAt } from './moments.ts';
import { Curious } from './style.ts';

test('every decision of the rules can be made on the page, and the game goes on', async ({ page }, {
  project,
}) => {
  test.slow();
  await withSettings(page);
  const places = new Set<string>();
  for (const decision of DECISIONS)
    await test.step(decision, async () => {
      const table = await hunterAt(page, decision);
      places.add(JSON.stringify(await table.map.boundingBox()));
      expect(await new Curious(table).step()).toBe(decision);
      await table.waits();
    });
  // On a desk the map does not move when something else is asked.
  if (project.name === 'desktop') expect([...places]).toHaveLength(1);
});

for (const decision of ['choose', 'travel', 'lose'] as const)
  test(`who reloads where it is asked to ${decision} finds everything as it was`, async ({ page }) => {
    await withSettings(page);
    const table = await hunterAt(page, decision);
    const notes = table.paper.locator('textarea');
    await table.openPaper();
    await notes.fill('Heron bluffs.');
    const knows = async () => ({
      waits: await table.waits(),
      asked: await table.asked(),
      seats: await page.locator('.uh-seats li').allTextContents(),
      rumors: await page.locator('.uh-rumors').textContent(),
      round: await page.locator('.uh-beats').textContent(),
      seen: await table.paper.locator('.uh-paper').textContent(),
      map: await table.map.getByRole('button').evaluateAll(all => all.map(one => one.ariaLabel)),
    });
    const before = await knows();
    await page.reload();
    await table.opens();
    await expect(notes).toHaveValue('Heron bluffs.');
    expect(await knows()).toEqual(before);
    expect(await new Curious(table).step()).toBe(decision);
  });

test('UFO Hunter: a card that one turned up stays in sight until it is put away', async ({ page }) => {
  await withSettings(page);
  await hunterAt(page, 'found');
  const slip = page.getByRole('region', { name: TURNED_UP });
  await expect(slip).toBeInViewport({ ratio: 1 });
  await expect(slip).toContainText(/gain|lose/);
  await slip.getByRole('button', { name: PUT_AWAY }).click();
  await expect(slip).toBeHidden();
});
