import type { Page } from '@playwright/test';
import type { GameTypes } from '../../src/core/contract.ts';
import { planetX } from '../../src/games/planet-x/index.ts';
import { lesson as lessonOfPlanetX } from '../../src/games/planet-x/ui/lesson.ts';
import { uaps } from '../../src/games/uaps/index.ts';
import { lesson as lessonOfUaps } from '../../src/games/uaps/ui/lesson.ts';
import { ufoHunter } from '../../src/games/ufo-hunter/index.ts';
import { lesson as lessonOfHunter } from '../../src/games/ufo-hunter/ui/lesson.ts';
import { ufoRacing } from '../../src/games/ufo-racing/index.ts';
import { lesson as lessonOfRacing } from '../../src/games/ufo-racing/ui/lesson.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import { lesson as lessonOfUnacknowledged } from '../../src/games/unacknowledged/ui/lesson.ts';
import type { Lesson } from '../../src/ui/game-page.ts';
import { SkyTable } from '../planet-x/planet-x.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import type { TableScreen } from '../shared/screen.ts';
import { Table } from '../shared/table.ts';
import { type WholeGame, wholeGame } from '../shared/whole-game.ts';
import { OrbitTable } from '../uaps/uaps.ts';
import { HunterTable } from '../ufo-hunter/hunter.ts';
import { RacingTable } from '../ufo-racing/racing.ts';
import { makeMove } from './cards-lesson.ts';
import { ReadAloud } from './read-aloud.ts';

/**
 * Lessons and games that come out the same each time. `npm run read-aloud` writes down again what is read.
 */
readsAs('unacknowledged', {
  lesson: lessonOfUnacknowledged,
  game: () =>
    wholeGame(unacknowledged, {
      ...{ seed: 'aloud', seats: 3, level: 'visitor' },
      instead: move => (move.type === 'say' ? { type: 'ready' as const } : move),
    }),
  player: page => {
    const table = new Table(page);
    return { table, make: move => makeMove(table, move) };
  },
});
readsAs('planet-x', {
  lesson: lessonOfPlanetX,
  game: () => wholeGame(planetX, { seed: 'aloud', seats: 2, level: 'surveyor' }),
  player: page => {
    const table = new SkyTable(page);
    return { table, make: move => table.make(move) };
  },
});
readsAs('uaps', {
  lesson: lessonOfUaps,
  game: () => wholeGame(uaps, { seed: 'aloud', seats: 3, level: 'recorder' }),
  player: page => {
    const table = new OrbitTable(page);
    return { table, make: move => table.make(move) };
  },
});
readsAs('ufo-hunter', {
  lesson: lessonOfHunter,
  game: () => wholeGame(ufoHunter, { seed: 'aloud', seats: 2, level: 'ranger' }),
  player: page => {
    const table = new HunterTable(page);
    return { table, make: move => table.make(move) };
  },
});
readsAs('ufo-racing', {
  lesson: lessonOfRacing,
  game: () => wholeGame(ufoRacing, { seed: 'aloud', seats: 2, level: 'racer' }),
  player: page => {
    const table = new RacingTable(page);
    return { table, make: move => table.make(move) };
  },
});

interface Readable<T extends GameTypes> {
  readonly lesson: Lesson<T>;
  readonly game: () => WholeGame<T>;
  readonly player: (page: Page) => {
    readonly table: TableScreen;
    readonly make: (move: T['Move']) => Promise<void>;
  };
}

function readsAs<T extends GameTypes>(name: string, { lesson, game, player }: Readable<T>): void {
  const prepare = async (page: Page) => {
    test.setTimeout(900_000);
    await withSettings(page);
    await page.addInitScript(withoutGraphics);
    return new ReadAloud(page);
  };

  test(`${name}: its lesson is read aloud as written down`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'a phone reads the same, a part at a time');
    const reading = await prepare(page);
    const coach = await Coach.meet(page, name, lesson);
    await coach.follow(player(page).make, card => reading.read(card));
    expect(reading.script).toMatchSnapshot(`${name}.txt`);
  });

  test(`${name}: a whole game is read aloud as written down`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'a phone reads the same, a part at a time');
    const reading = await prepare(page);
    const { file, moves } = game();
    const { table, make } = player(page);
    await table.take(file);
    for (const [index, move] of moves.entries()) {
      await expect(page.locator('.dock.mine')).toBeVisible();
      await reading.read(`Before decision ${index + 1}: ${move.type}`);
      await make(move);
    }
    await expect(table.end).toBeVisible();
    await reading.read('The end');
    expect(reading.script).toMatchSnapshot(`${name}-game.txt`);
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
