import * as words from '../../src/deduction/ui/box/text.ts';
import * as text from '../../src/games/uaps/ui/box/text.ts';
import { verbName } from '../../src/games/uaps/ui/dock-text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { FREE_SKY } from '../uaps/uaps.ts';
import { BoxOrbit } from './box-orbit.ts';
import { setUp, typeCode } from './companion.ts';

const PEOPLE = ['Player 1', 'Player 2'] as const;

test('one device for two people: both begin before the first turn, and the Earth turns before anybody asks', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  await typeCode(page, FREE_SKY);
  await setUp(
    page,
    PEOPLE.map(name => ({ name, here: true })),
  );
  const box = new BoxOrbit(page);
  const primary = page.locator('[data-primary]').filter({ visible: true });

  for (const [set, name] of PEOPLE.toReversed().entries()) {
    await expect(box.table.curtain.getByRole('heading')).toContainText(name);
    await box.table.openCurtain();
    await box.start(set, 'experienced');
    await test.step('what is kept open comes back under the curtain', async () => {
      await box.sheet.getByRole('button', { name: words.KEEP_OPEN }).click();
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { value: false });
      });
      await expect(box.sheet).toHaveCount(0);
      await box.table.openCurtain();
      await expect(box.sheet).toContainText(words.STAYS_OPEN);
    });
    await box.hide();
    await expect(primary).toHaveText([text.STAND.repeat(2)]);
    await box.chip(`${set + 2}`, box.table.dock.getByRole('group', { name: text.STAND_TITLE })).click();
    await box.commit.click();
  }

  await box.table.dock.getByRole('button', { name: words.takeScreen(PEOPLE[0]) }).click();
  await box.table.openCurtain();
  const window = await box.open(text.PLACES);
  await box.stepTo(words.placeOf(PEOPLE[1]), text.placeSays(4));
  await box.stepTo(words.placeOf('You'), text.placeSays(3));
  await window.getByRole('button', { name: words.DONE, exact: true }).click();
  await expect(box.dialog).toHaveCount(0);
  await expect(primary).toHaveText([text.TURN_NOW]);
  await expect(box.act(verbName.survey)).toContainText(text.TURN_FIRST);
  await box.turnEarth();
  await expect(box.act(verbName.survey)).not.toContainText(text.TURN_FIRST);
});
