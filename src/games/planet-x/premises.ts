import { type Bound, exactly, implies, oneOf, opposite, yes } from '../../solver/bounds.ts';
import { Questions } from '../../solver/questions.ts';
import { allSectors, type Board, onFrom, sectorsIn } from './board.ts';
import type { Clue } from './clues.ts';
import { holds, isOnlyPlace, LOGIC_RULES, type LogicRule, obeys, type Sky } from './plain.ts';
import {
  CONTENTS,
  type ConferenceRule,
  type Content,
  type Sector,
  type Sight,
  type TopicRule,
} from './types.ts';

/** What a deduction can rest on: a logic rule, or what the player was told. */
export type Premise =
  | { readonly type: 'rule'; readonly rule: LogicRule }
  | { readonly type: 'clue'; readonly clue: Clue };

export const premisesFrom = (board: Board, clues: readonly Clue[]): readonly Premise[] => [
  ...LOGIC_RULES.filter(rule => rule !== 'B5' || board.dwarfBand !== null).map(
    (rule): Premise => ({ type: 'rule', rule }),
  ),
  ...clues.map((clue): Premise => ({ type: 'clue', clue })),
];

/** On any sky with the right counts, legal or not. */
export function premiseHolds(premise: Premise, sky: Sky, board: Board): boolean {
  if (premise.type === 'rule') return obeys(premise.rule, sky, board);
  const { clue } = premise;
  return clue.type === 'one-place' ? isOnlyPlace(sky, clue.rules) : holds(clue, sky, board);
}

/** The sky as yes-or-no questions, and premises as bounds on them. */
export class SkyQuestions {
  readonly board: Board;
  readonly #questions: Questions;

  constructor(board: Board) {
    this.board = board;
    this.#questions = new Questions(board.sectors * CONTENTS.length);
  }

  get count(): number {
    return this.#questions.count;
  }

  another(): number {
    return this.#questions.another();
  }

  /** The answer that a sector holds this. The sector may lie beyond the last, or before the first. */
  is(sector: Sector, content: Content): number {
    return yes((onFrom(sector, 0, this.board) - 1) * CONTENTS.length + CONTENTS.indexOf(content));
  }

  isNot(sector: Sector, content: Content): number {
    return opposite(this.is(sector, content));
  }

  /** [B1] [B2] */
  background(): readonly Bound[] {
    const sectors = allSectors(this.board);
    return [
      ...sectors.map(sector =>
        exactly(
          1,
          CONTENTS.map(content => this.is(sector, content)),
        ),
      ),
      ...CONTENTS.map(content =>
        exactly(
          content === 'planet-x' ? 1 : this.board.counts[content],
          sectors.map(sector => this.is(sector, content)),
        ),
      ),
    ];
  }

  boundsOf(premise: Premise): readonly Bound[] {
    return premise.type === 'rule' ? this.#ofRule(premise.rule) : this.#ofClue(premise.clue);
  }

  skyOf(right: (answer: number) => boolean): Sky {
    return allSectors(this.board).map(
      sector => CONTENTS.find(content => right(this.is(sector, content))) ?? 'empty',
    );
  }

  #ofRule(rule: LogicRule): readonly Bound[] {
    const sectors = allSectors(this.board);
    switch (rule) {
      case 'B3':
        return this.#none('planet-x', 'dwarf', 1, 1);
      case 'B4':
        return this.#all('gas', 'empty', 1, 1);
      case 'B5':
        return this.#questions.some(sectors, first => {
          const band = this.board.dwarfBand ?? 0;
          return [
            ...[first, first + band - 1].map(end => [this.is(end, 'dwarf')]),
            ...this.#outside(first, band).map(sector => [this.isNot(sector, 'dwarf')]),
          ];
        });
      case 'B6':
        return this.#all('asteroid', 'asteroid', 1, 1);
      case 'B7':
        return sectors
          .filter(sector => !this.board.cometSectors.includes(sector))
          .map(sector => oneOf(this.isNot(sector, 'comet')));
    }
  }

  #ofClue(clue: Clue): readonly Bound[] {
    switch (clue.type) {
      case 'is':
        return [oneOf(this.is(clue.sector, clue.body))];
      case 'is-not':
        return [oneOf(this.isNot(clue.sector, clue.body))];
      case 'survey': {
        const sectors = sectorsIn(clue.from, clue.to, this.board);
        return [
          exactly(
            clue.count,
            sectors.flatMap(sector => this.#appears(sector, clue.of)),
          ),
        ];
      }
      case 'target':
        return [oneOf(...this.#appears(clue.sector, clue.sight))];
      case 'topic':
        return this.#ofTopic(clue.rule);
      case 'conference':
        return this.#ofConference(clue.rule);
      case 'one-place':
        return this.#onlyPlace(clue.rules);
      case 'not-there': {
        const { sector, before, after } = clue.guess;
        return [
          implies([this.is(sector, 'planet-x'), this.is(sector - 1, before), this.is(sector + 1, after)], []),
        ];
      }
    }
  }

  #ofTopic(rule: TopicRule): readonly Bound[] {
    const sectors = allSectors(this.board);
    const half = this.board.sectors / 2;
    switch (rule.type) {
      case 'some-adjacent':
        return this.#any(rule.of, rule.to, 1, 1);
      case 'none-adjacent':
        return this.#none(rule.of, rule.to, 1, 1);
      case 'all-adjacent':
        return this.#all(rule.of, rule.to, 1, 1);
      case 'none-within':
        return this.#none(rule.of, rule.to, 1, rule.n);
      case 'all-within':
        return this.#all(rule.of, rule.to, 1, rule.n);
      case 'some-opposite':
        return this.#any(rule.of, rule.to, half, half);
      case 'none-opposite':
        return this.#none(rule.of, rule.to, half, half);
      case 'all-opposite':
        return this.#all(rule.of, rule.to, half, half);
      case 'band':
        return this.#questions.some(sectors, first =>
          this.#outside(first, rule.n).map(sector => [this.isNot(sector, rule.of)]),
        );
      case 'consecutive': {
        const steps = rule.of === 'dwarf' ? [0, 1, 2] : [0, 1, 2, 3];
        return this.#questions.some(sectors, first => steps.map(step => [this.is(first + step, rule.of)]));
      }
    }
  }

  #ofConference(rule: ConferenceRule): readonly Bound[] {
    const { from, to, needed } = this.#reach(rule);
    return needed ? this.#all('planet-x', rule.to, from, to) : this.#none('planet-x', rule.to, from, to);
  }

  /** At which distances a conference rule wants something of its kind, or wants none. */
  #reach(rule: ConferenceRule): { readonly from: number; readonly to: number; readonly needed: boolean } {
    const half = this.board.sectors / 2;
    switch (rule.type) {
      case 'x-not-opposite':
        return { from: half, to: half, needed: false };
      case 'x-not-adjacent':
        return { from: 1, to: 1, needed: false };
      case 'x-not-within':
        return { from: 1, to: rule.n, needed: false };
      case 'x-within':
        return { from: 1, to: rule.n, needed: true };
    }
  }

  /** What is wrong with every other sector that appears empty. */
  #onlyPlace(rules: readonly ConferenceRule[]): readonly Bound[] {
    return allSectors(this.board).flatMap(place => {
      const more: Bound[] = [];
      const wrong = [place - 1, place + 1].map(beside => this.is(beside, 'dwarf'));
      for (const step of [-1, 1])
        wrong.push(
          this.#questions.witness(more, [
            [this.is(place + step, 'gas')],
            ...this.#appears(place + 2 * step, 'empty').map(answer => [opposite(answer)]),
          ]),
        );
      for (const rule of rules) {
        const { from, to, needed } = this.#reach(rule);
        const there = this.#around(place, from, to).flatMap(other => this.#appears(other, rule.to));
        if (!needed) wrong.push(...there);
        else
          wrong.push(
            this.#questions.witness(
              more,
              there.map(answer => [opposite(answer)]),
            ),
          );
      }
      return [implies([this.is(place, 'empty')], wrong), ...more];
    });
  }

  #appears(sector: Sector, sight: Sight): readonly number[] {
    const itself = this.is(sector, sight);
    return sight === 'empty' ? [itself, this.is(sector, 'planet-x')] : [itself];
  }

  #any(of: Content, to: Content, least: number, most: number): readonly Bound[] {
    return this.#questions.some(allSectors(this.board), sector => [
      [this.is(sector, of)],
      this.#around(sector, least, most).map(other => this.is(other, to)),
    ]);
  }

  #none(of: Content, to: Content, least: number, most: number): readonly Bound[] {
    return allSectors(this.board).flatMap(sector =>
      this.#around(sector, least, most).map(other => implies([this.is(sector, of), this.is(other, to)], [])),
    );
  }

  #all(of: Content, to: Content, least: number, most: number): readonly Bound[] {
    return allSectors(this.board).map(sector =>
      implies(
        [this.is(sector, of)],
        this.#around(sector, least, most).map(other => this.is(other, to)),
      ),
    );
  }

  #around(sector: Sector, least: number, most: number): readonly Sector[] {
    const found = new Set<Sector>();
    for (let way = least; way <= most; way++)
      for (const other of [sector + way, sector - way]) found.add(onFrom(other, 0, this.board));
    return [...found];
  }

  #outside(first: Sector, width: number): readonly Sector[] {
    return Array.from({ length: this.board.sectors - width }, (_, step) => first + width + step);
  }
}
