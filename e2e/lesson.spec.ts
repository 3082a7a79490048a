import * as words from '../src/client/table/text.ts';
import { cardName, typeName } from '../src/games/unacknowledged/text.ts';
import type { Message, Move } from '../src/games/unacknowledged/types.ts';
import { placeLabel, verbName } from '../src/games/unacknowledged/ui/dock-text.ts';
import { lesson } from '../src/games/unacknowledged/ui/lesson.ts';
import { AGREE } from '../src/games/unacknowledged/ui/rail-text.ts';
import { Coach } from './coach.ts';
import { expect, test, withSettings } from './page.ts';
import { Table } from './table.ts';

test('the lesson leads from its first card to its last, and on into a game', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'unacknowledged', lesson);
  const table = new Table(page);
  const sayIt = table.dock.getByRole('button', { name: /^Say: / });
  let triedBack = false;

  await coach.follow(async move => {
    await make(move);
    if (!triedBack) await cannotTakeBack();
    triedBack = true;
  });
  await coach.region.getByRole('button', { name: words.PLAY_ON }).click();
  await table.playUntil(async () => (await table.where()).startsWith('round 2'));

  async function cannotTakeBack(): Promise<void> {
    await expect(table.dock.getByRole('button', { name: words.TAKE_BACK })).toHaveCount(0);
    await page.keyboard.press('z');
    const menu = page.getByRole('dialog', { name: words.MORE });
    await expect(menu.getByText(words.CANNOT_TAKE_BACK_WORDS.lesson)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }

  async function make(move: Move): Promise<void> {
    switch (move.type) {
      case 'ready':
        return table.becomeReady();
      case 'say':
        return say(move.message);
      default: {
        await table.openPaper();
        const names = await table.hand();
        return table.choose(names.indexOf(cardName(move.card)));
      }
    }
  }

  async function say(message: Message): Promise<void> {
    const press = (name: string) => table.dock.getByRole('button', { name }).first().click();
    switch (message.type) {
      case 'claim-have':
        await press(verbName.have);
        await press(typeName[message.of]);
        break;
      case 'propose':
        await press(verbName.propose);
        await press(typeName[message.of]);
        await press(placeLabel('You', 'plays'));
        break;
      case 'accuse': {
        const accused = lesson.names[message.seat - 1] ?? '';
        await press(verbName.accuse);
        await keepWhatWasNotSaid(lesson.names.find(name => name !== accused) ?? '');
        await press(accused);
        break;
      }
      case 'agree':
        return page.getByRole('button', { name: AGREE }).last().click();
      default:
        throw new Error(`the lesson does not teach to say ${message.type}`);
    }
    await sayIt.click();
  }

  /** Another sentence than that of the script does not count, and stays composed. */
  async function keepWhatWasNotSaid(about: string): Promise<void> {
    const chip = table.dock.getByRole('button', { name: about, exact: true });
    await chip.click();
    await sayIt.click();
    await expect(coach.region.getByText(words.NUDGE)).toBeVisible();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
});
