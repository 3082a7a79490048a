import { CARD_NEXT } from '../../src/client/table/text.ts';
import { playGame } from '../../src/client/text.ts';
import * as code from '../../src/companion/text/code.ts';
import { JUST_ME } from '../../src/companion/text/set-up.ts';
import { ONLY_YOU } from '../../src/deduction/ui/moment-text.ts';
import { levelName, SEASON_NAMES } from '../../src/games/planet-x/text.ts';
import { expect, test } from './fixtures.ts';
import { button, heading, link, type Target } from './target.ts';

const PRIMARY: Target = { css: '[data-primary]:not([aria-disabled=true])' };
const COMMIT: Target = { css: '.commit [data-primary]:not([aria-disabled=true])' };

test('Planet X on one device: a deal, an act, a mark, and all of it after a reload @quick', async ({
  arrive,
}) => {
  const visitor = await arrive('/');
  await visitor.press(link(playGame('The Search for Planet X')));
  await visitor.press(PRIMARY);
  await visitor.press({ css: '.px-dock [data-point=levels] button' });
  await visitor.press(COMMIT);
  await visitor.press({ css: '.px-dock [data-point=research]' });
  await visitor.press({ css: '.px-topics button' });
  await visitor.press(COMMIT);
  await visitor.sees(heading(ONLY_YOU));

  await visitor.press({ css: '.edge[aria-expanded=false]' });
  const cell = '.sheet [data-sector="2"][data-content="comet"]';
  const mark = () =>
    visitor.driver.run(css => document.querySelector(css)?.getAttribute('aria-label') ?? '', cell);
  await visitor.sees({ css: cell });
  const blank = await mark();
  await visitor.press({ css: cell });
  await expect.poll(mark).not.toBe(blank);
  const marked = await mark();
  await visitor.driver.reload();
  await expect.poll(mark).toBe(marked);
  await visitor.misses({ css: '.banner', has: 'another window' });
});

test('the lesson of Unacknowledged begins and goes on @quick', async ({ arrive }) => {
  const visitor = await arrive('/#/learn/unacknowledged');
  const title = async () => (await visitor.reads('.coach h2'))[0];
  await visitor.sees({ css: '.coach h2' });
  const first = await title();
  await visitor.press(button(CARD_NEXT));
  await expect.poll(title).not.toBe(first);
});

test('beside the box: a code is typed and a question answered @quick', async ({ arrive }) => {
  const visitor = await arrive('/#/companion/enter');
  await visitor.type({ css: 'input' }, '27TE-X6FC-575');
  await visitor.press(button(code.OPEN));
  await visitor.press({ css: 'button', has: JUST_ME.title });
  await visitor.press({ css: '.dock button', has: SEASON_NAMES[0] });
  await visitor.press({ css: '.dock button', has: levelName.youth });
  await visitor.press(COMMIT);
  await visitor.sees({ css: '.answer-sheet .answer-value' });
});
