import { takeScreen } from '../../src/deduction/ui/box/text.ts';
import { FACTS } from '../../src/games/planet-x/board.ts';
import { puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import type { Sight } from '../../src/games/planet-x/types.ts';
import { startLines } from '../../src/games/planet-x/ui/sheet-known.ts';
import { expectAccessible } from '../shared/axe.ts';
import { outOfSight } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { answerOf, BoxSky } from './box-sky.ts';
import { setUp, typeCode } from './companion.ts';

const CODE = '27TE-X6FC-575';
const puzzle = puzzleOf(CODE);
const PEOPLE = ['Player 1', 'Player 2', 'Player 3'] as const;
const SURVEYS: readonly Sight[] = ['asteroid', 'gas', 'dwarf'];

test('one device for three people: a curtain between pages, and everybody’s answers on their own', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  await typeCode(page, CODE);
  await setUp(
    page,
    PEOPLE.map(name => ({ name, here: true })),
  );
  const box = new BoxSky(page);
  /** From the open table on, nothing shows but whose page comes. */
  const handedTo = async (seat: number) => {
    const takes = box.table.dock.getByRole('button', { name: takeScreen(PEOPLE[seat] ?? '') });
    await expect(box.table.curtain.or(takes).first()).toBeVisible();
    if (await takes.isVisible()) await takes.click();
    await expect(box.table.curtain.getByRole('heading')).toContainText(PEOPLE[seat] ?? '');
    const html = await page.content();
    for (const hidden of ['px-circle', 'box-history', 'answer-sheet']) expect(html).not.toContain(hidden);
    await box.table.openCurtain();
  };

  await expect(box.table.curtain).toBeVisible();
  await expectAccessible(page, 'curtain beside a box');

  const facts = (season: number) =>
    startLines((puzzle.facts[season] ?? []).slice(0, FACTS.experienced)).map(({ says }) => says);
  for (const seat of PEOPLE.keys()) {
    await handedTo(seat);
    expect(await box.start(seat, 'experienced')).toEqual(facts(seat));
    await box.hide();
  }

  for (const [seat, of] of SURVEYS.entries()) {
    await handedTo(seat);
    const question = { type: 'survey', of, from: 1, to: 6 } as const;
    expect(await box.ask(question)).toEqual([answerOf(puzzle, question)]);
    await box.hide();
  }

  await test.step('each page has its own history and facts, and nobody else’s', async () => {
    await handedTo(0);
    expect(await outOfSight(box.table.dock.locator('.own-pages .btn'))).toEqual([]);
    await box.table.openPaper();
    await expect(box.history).toHaveCount(1);
    await expect(box.history).toContainText('Asteroids in sectors 1 to 6');
    const html = await page.content();
    for (const line of facts(0)) expect(html).toContain(line);
    for (const line of [...facts(1), ...facts(2)].filter(one => !facts(0).includes(one)))
      expect(html).not.toContain(line);
    for (const asked of ['Gas clouds in sectors 1 to 6', 'Dwarf planets in sectors 1 to 6'])
      expect(html).not.toContain(asked);
  });

  await test.step('a reload opens no page', async () => {
    await page.reload();
    await expect(box.table.dock.getByRole('button', { name: takeScreen(PEOPLE[0]) })).toBeVisible();
    expect(await page.content()).not.toContain('box-history');
    await expectAccessible(page, 'open table beside a box');
  });
});
