import type { Page } from '@playwright/test';
import type { Seat } from '../../src/core/contract.ts';
import { answerTo } from '../../src/games/planet-x/answers.ts';
import { answerSheet } from '../../src/games/planet-x/box/notation.ts';
import type { Announced } from '../../src/games/planet-x/box/types.ts';
import { levelName, SEASON_NAMES } from '../../src/games/planet-x/text.ts';
import { titleOfRule } from '../../src/games/planet-x/topics.ts';
import type { Body, FactLevel, Move, Puzzle, Sector } from '../../src/games/planet-x/types.ts';
import * as text from '../../src/games/planet-x/ui/box/text.ts';
import { shortThing } from '../../src/games/planet-x/ui/dock-text.ts';
import { SkyTable } from '../planet-x/planet-x.ts';
import { expect } from '../shared/page.ts';
import { BoxScreen } from './companion.ts';

export type SkyQuestion = Extract<Move, { type: 'survey' | 'target' | 'research' }>;

/** Planet X beside its box, on the screen. */
export class BoxSky extends BoxScreen<Move, SkyTable> {
  constructor(page: Page) {
    super(new SkyTable(page));
  }

  /** [C5] */
  async start(season: number, level: FactLevel): Promise<readonly string[]> {
    const { dock } = this.table;
    await this.chip(SEASON_NAMES[season] ?? '', dock.getByRole('group', { name: text.SEASON })).click();
    await this.chip(levelName[level], dock.getByRole('group', { name: text.LEVEL })).click();
    await this.commit.click();
    return this.answer();
  }

  /** [C9] */
  async announce(act: Announced): Promise<void> {
    await this.open(text.OTHERS);
    await this.chip(text.actName[act.type]).click();
    switch (act.type) {
      case 'survey':
        await this.chip(shortThing(act.of)).click();
        await this.stepTo(text.FROM, act.from);
        await this.stepTo(text.TO, act.to);
        break;
      case 'target':
        await this.stepTo(text.SECTOR, act.sector);
        break;
      case 'research':
        await this.chip(act.topic, this.dialog.getByRole('group', { name: text.TOPIC })).click();
        break;
      case 'locate':
        await this.chip(text.foundName[act.found ? 'yes' : 'no']).click();
        break;
    }
    await this.enter();
  }

  /** A theory of the own page. [P2] */
  async place(sector: Sector, body: Body): Promise<void> {
    const window = await this.open(text.THEORIES);
    await window.getByRole('button', { name: text.PLACE_OWN }).click();
    await this.table.compose({ type: 'submit', theories: [{ sector, body }] });
    await this.commit.click();
    await expect(this.commit).toHaveCount(0);
  }

  /** One that lies on the board for somebody else. */
  async add(sector: Sector): Promise<void> {
    const window = await this.open(text.THEORIES);
    await window.getByRole('button', { name: text.ADD_OTHER }).click();
    await expect(this.page.getByRole('dialog', { name: text.ADD_OTHER })).toBeVisible();
    await this.stepTo(text.SECTOR, sector);
    await this.enter();
  }
}

/** What the rules answer to this puzzle, as the page writes it. */
export function answerOf(puzzle: Puzzle, question: SkyQuestion): string {
  const { mode, rules } = puzzle;
  const act = { seat: 0 as Seat, at: 0, cost: 0, ...question };
  return answerSheet(act, answerTo(puzzle, question), mode, rules.map(titleOfRule)).answer;
}
