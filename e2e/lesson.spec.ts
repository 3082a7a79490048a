import * as words from '../src/client/table/text.ts';
import { cardName, typeName } from '../src/games/unacknowledged/text.ts';
import type { Message, Move } from '../src/games/unacknowledged/types.ts';
import { lesson } from '../src/games/unacknowledged/ui/lesson.ts';
import * as text from '../src/games/unacknowledged/ui/text.ts';
import { expect, test, withSettings } from './page.ts';
import { Table } from './table.ts';

test('the lesson leads from its first card to its last, and on into a game', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Five-minute lesson' }).first().click();
  const table = new Table(page);
  const coach = page.getByRole('region', { name: words.COACH_LABEL });
  const next = coach.getByRole('button', { name: words.CARD_NEXT });
  const sayIt = table.dock.getByRole('button', { name: /^Say: / });
  const over = coach.getByText(words.LESSON_OVER);
  const read = new Set<string>();
  let triedBack = false;

  for (const { at, move } of ownMoves()) {
    const cards = lesson.cards.filter(card => card.at <= at);
    await readUntil(cards.at(-1)?.title ?? '');
    await make(move);
    if (!triedBack) await cannotTakeBack();
    triedBack = true;
  }
  await readUntil(lesson.cards.at(-1)?.title ?? '');
  await expect(over).toBeVisible();
  expect([...read]).toEqual(lesson.cards.map(card => card.title));

  await coach.getByRole('button', { name: words.PLAY_ON }).click();
  await table.playUntil(async () => (await table.where()).startsWith('round 2'));

  /** Turns cards until this one is on top, as fast as the script lets one. */
  async function readUntil(title: string): Promise<void> {
    const heading = coach.getByRole('heading');
    for (;;) {
      const shown = await heading.innerText();
      read.add(shown);
      if (shown === title) return;
      const changed = heading.filter({ hasNotText: shown });
      await next.or(changed).first().waitFor();
      if ((await changed.count()) === 0) await next.click();
    }
  }

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
        await press(text.verbName.have);
        await press(typeName[message.of]);
        break;
      case 'propose':
        await press(text.verbName.propose);
        await press(typeName[message.of]);
        await press(text.placeLabel('You', 'plays'));
        break;
      case 'accuse': {
        const accused = lesson.names[message.seat - 1] ?? '';
        await press(text.verbName.accuse);
        await keepWhatWasNotSaid(lesson.names.find(name => name !== accused) ?? '');
        await press(accused);
        break;
      }
      case 'agree':
        return page.getByRole('button', { name: text.AGREE }).last().click();
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
    await expect(coach.getByText(words.NUDGE)).toBeVisible();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
});

/** What the learner does, each with how many moves of the script come before. */
const ownMoves = () => lesson.script.flatMap(({ seat, move }, at) => (seat === 0 ? { at, move } : []));
