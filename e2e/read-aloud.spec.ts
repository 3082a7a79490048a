import type { Page } from '@playwright/test';
import type { GameTypes } from '../src/core/contract.ts';
import { lesson as planetX } from '../src/games/planet-x/ui/lesson.ts';
import { lesson as uaps } from '../src/games/uaps/ui/lesson.ts';
import { lesson as ufoHunter } from '../src/games/ufo-hunter/ui/lesson.ts';
import { lesson as ufoRacing } from '../src/games/ufo-racing/ui/lesson.ts';
import { lesson as unacknowledged } from '../src/games/unacknowledged/ui/lesson.ts';
import type { Lesson } from '../src/ui/game-page.ts';
import { makeMove } from './cards-lesson.ts';
import { Coach } from './coach.ts';
import { HunterTable } from './hunter.ts';
import { expect, test, withSettings } from './page.ts';
import { SkyTable } from './planet-x.ts';
import { RacingTable } from './racing.ts';
import { ReadAloud } from './read-aloud.ts';
import { Table } from './table.ts';
import { OrbitTable } from './uaps.ts';

/** Lessons are small games by a script: they read the same each time. `npm run read-aloud` writes them again. */
readsAs('unacknowledged', unacknowledged, page => {
  const table = new Table(page);
  return move => makeMove(table, move);
});
readsAs('planet-x', planetX, page => {
  const table = new SkyTable(page);
  return move => table.make(move);
});
readsAs('uaps', uaps, page => {
  const table = new OrbitTable(page);
  return move => table.make(move);
});
readsAs('ufo-hunter', ufoHunter, page => {
  const table = new HunterTable(page);
  return move => table.make(move);
});
readsAs('ufo-racing', ufoRacing, page => {
  const table = new RacingTable(page);
  return move => table.make(move);
});

function readsAs<T extends GameTypes>(
  game: string,
  lesson: Lesson<T>,
  player: (page: Page) => (move: T['Move']) => Promise<void>,
): void {
  test(`${game} is read aloud as written down`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'a phone reads the same, a part at a time');
    test.setTimeout(600_000);
    await withSettings(page);
    await page.addInitScript(withoutGraphics);
    const reading = new ReadAloud(page);
    const coach = await Coach.meet(page, game, lesson);
    await coach.follow(player(page), card => reading.read(card));
    expect(reading.script).toMatchSnapshot(`${game}.txt`);
  });
}

/** A browser with a graphics card would show another board than one without. */
function withoutGraphics(): void {
  const getContext = HTMLCanvasElement.prototype.getContext;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d');
    },
  });
}
