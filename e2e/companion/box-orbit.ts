import type { Page } from '@playwright/test';
import type { Seat } from '../../src/core/contract.ts';
import { analyzed, surveyed, targeted } from '../../src/games/uaps/answers.ts';
import { boardOf, satelliteOf, sectorsOfArea } from '../../src/games/uaps/board.ts';
import { answerSheet } from '../../src/games/uaps/box/notation.ts';
import { levelName } from '../../src/games/uaps/text.ts';
import type {
  Act,
  Answer,
  FactLevel,
  Move,
  Puzzle,
  Quadrant,
  Sector,
  Surveyed,
} from '../../src/games/uaps/types.ts';
import * as text from '../../src/games/uaps/ui/box/text.ts';
import { verbName } from '../../src/games/uaps/ui/dock-text.ts';
import { shortThing } from '../../src/games/uaps/ui/text.ts';
import { expect } from '../shared/page.ts';
import { OrbitTable } from '../uaps/uaps.ts';
import { BoxScreen } from './companion.ts';

export type OrbitQuestion = Extract<Move, { type: 'survey' | 'target' | 'analyze' }>;

/** What somebody else does, from this quadrant. */
type Said = { readonly from: Quadrant } & (
  | { readonly type: 'survey'; readonly of: Surveyed }
  | { readonly type: 'photo'; readonly sector: Sector }
  | { readonly type: 'move'; readonly to: Quadrant }
);

/** UAPs beside its box, on the screen. */
export class BoxOrbit extends BoxScreen<Move, OrbitTable> {
  constructor(page: Page) {
    super(new OrbitTable(page));
  }

  /** [C5] */
  async start(set: number, level: FactLevel): Promise<readonly string[]> {
    const { dock } = this.table;
    await this.chip(text.colorName(set), dock.getByRole('group', { name: text.COLOR })).click();
    await this.chip(levelName[level], dock.getByRole('group', { name: text.LEVEL })).click();
    await this.commit.click();
    return this.answer();
  }

  async stand(quadrant: Quadrant): Promise<void> {
    await this.chip(`${quadrant}`, this.table.dock.getByRole('group', { name: text.STAND_TITLE })).click();
    await this.commit.click();
    await expect(this.act(verbName.survey)).toBeVisible();
  }

  /** What comes before any question where it is due. [U1] */
  async turnEarth(): Promise<void> {
    const turn = this.table.dock.getByRole('button', { name: text.TURN_NOW, exact: true });
    await turn.click();
    await expect(turn).toHaveCount(0);
  }

  /** [C9] */
  async announce(said: Said): Promise<void> {
    await this.open(text.OTHERS);
    await this.chip(verbName[said.type]).click();
    await this.chip(`${said.from}`, this.#group(text.STANDS_IN)).click();
    switch (said.type) {
      case 'survey':
        await this.chip(shortThing[said.of], this.#group(text.FOR_WHAT)).click();
        break;
      case 'photo':
        await this.#group(text.SECTORS)
          .getByRole('button', { name: new RegExp(`(^|\\D)${said.sector}$`) })
          .click();
        break;
      case 'move':
        await this.chip(`${said.to}`, this.#group(text.GOES_TO)).click();
        break;
    }
    await this.enter();
  }

  #group(name: string) {
    return this.dialog.getByRole('group', { name, exact: true });
  }
}

/** What the rules answer to this puzzle, as the page writes it; the Earth has turned so often. */
export function answerOf(puzzle: Puzzle, question: OrbitQuestion, stands: Quadrant, turns: number): string {
  const { mode, sky } = puzzle;
  const now = { seat: 0 as Seat, at: 0, cost: 0, quadrant: stands, turns };
  const says = (act: Act, answer: Answer) => answerSheet(act, answer, mode).answer;
  switch (question.type) {
    case 'survey': {
      const sectors = sectorsOfArea(question.area, stands, turns, boardOf(mode));
      return says({ ...now, ...question, sectors }, surveyed(sky, question.of, sectors));
    }
    case 'target':
      return says({ ...now, ...question }, targeted(sky, question.sectors));
    case 'analyze': {
      const satellite = satelliteOf(question.topic);
      return says({ ...now, type: 'analyze', satellite }, analyzed(puzzle, [question.topic]));
    }
  }
}
