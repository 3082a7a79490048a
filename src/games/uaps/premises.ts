import { type Bound, exactly, implies, oneOf, opposite, yes } from '../../solver/bounds.ts';
import { Questions } from '../../solver/questions.ts';
import { allSectors, type Board, onFrom, orbitOf, sectorsOfQuadrant, stackedWith } from './board.ts';
import type { Clue } from './clues.ts';
import { holds, isOnlyPlace, LOGIC_RULES, type LogicRule, obeys, type Sky } from './plain.ts';
import {
  CONTENTS,
  type Content,
  type Orbit,
  type Relation,
  type ReportRule,
  type Sector,
  type Sight,
  SURVEYED,
  type TopicRule,
} from './types.ts';

/** What a deduction can rest on: a logic rule, or what the player was told. */
export type Premise =
  | { readonly type: 'rule'; readonly rule: LogicRule }
  | { readonly type: 'clue'; readonly clue: Clue };

export const premisesFrom = (clues: readonly Clue[]): readonly Premise[] => [
  ...LOGIC_RULES.map((rule): Premise => ({ type: 'rule', rule })),
  ...clues.map((clue): Premise => ({ type: 'clue', clue })),
];

/** On any sky with numbers in their ranges, legal or not. */
export function premiseHolds(premise: Premise, sky: Sky, board: Board): boolean {
  if (premise.type === 'rule') return obeys(premise.rule, sky, board);
  const { clue } = premise;
  return clue.type === 'one-place' ? isOnlyPlace(sky, clue.rules, board) : holds(clue, sky, board);
}

/** The sky as yes-or-no questions, and premises as bounds on them. */
export class SkyQuestions {
  readonly board: Board;
  readonly #questions: Questions;
  readonly #sectors: readonly Sector[];

  constructor(board: Board) {
    this.board = board;
    this.#sectors = allSectors(board);
    this.#questions = new Questions(this.#sectors.length * CONTENTS.length);
  }

  get count(): number {
    return this.#questions.count;
  }

  another(): number {
    return this.#questions.another();
  }

  is(sector: Sector, content: Content): number {
    return yes((sector - 1) * CONTENTS.length + CONTENTS.indexOf(content));
  }

  isNot(sector: Sector, content: Content): number {
    return opposite(this.is(sector, content));
  }

  skyOf(right: (answer: number) => boolean): Sky {
    return this.#sectors.map(sector => CONTENTS.find(content => right(this.is(sector, content))) ?? 'junk');
  }

  /** [B1], and how many there can be of each. */
  background(): readonly Bound[] {
    const { numbers } = this.board;
    return [
      ...this.#sectors.map(sector =>
        exactly(
          1,
          CONTENTS.map(content => this.is(sector, content)),
        ),
      ),
      exactly(1, this.#everywhere('luna')),
      exactly(1, this.#everywhere('uap')),
      ...SURVEYED.map(thing => {
        const { least, most } = numbers[thing];
        return { answers: this.#everywhere(thing), least, most };
      }),
    ];
  }

  boundsOf(premise: Premise): readonly Bound[] {
    return premise.type === 'rule' ? this.#ofRule(premise.rule) : this.#ofClue(premise.clue);
  }

  #ofRule(rule: LogicRule): readonly Bound[] {
    switch (rule) {
      case 'B5':
        return this.#never(this.#orbit('inner'), 'luna');
      case 'B6':
        return [
          ...this.#never(this.#orbit('inner'), 'hubble'),
          ...this.#none('hubble', 'luna', sector => this.#by(sector, 'next')),
        ];
      case 'B7':
        return [
          ...this.#never(this.#orbit('outer'), 'iss'),
          ...this.#every('iss', 'junk', sector => this.#by(sector, 'next')),
        ];
      case 'B8':
        return this.#never(
          this.#sectors.filter(sector => sector % 2 === 0 || orbitOf(sector, this.board) === 'outer'),
          'spy',
        );
      case 'B9':
        return this.#every('meteor', 'meteor', sector => this.#by(sector, 'stacked'));
      case 'B10':
        return [
          ...this.#never(
            this.#sectors.filter(sector => sector % 2 === 1),
            'comm',
          ),
          ...(['inner', 'outer'] as const).map(orbit => ({
            answers: this.#orbit(orbit).map(sector => this.is(sector, 'comm')),
            least: 0,
            most: this.board.commPerOrbit,
          })),
        ];
      case 'B11':
        return this.#every('nav', 'nav', sector => this.#by(sector, 'across'));
      case 'B12':
        return this.#sectors.map(sector =>
          implies(
            this.#threeFrom(sector).map(one => this.is(one, 'junk')),
            [],
          ),
        );
    }
  }

  #ofClue(clue: Clue): readonly Bound[] {
    switch (clue.type) {
      case 'luna':
        return [oneOf(this.is(clue.sector, 'luna'))];
      case 'is':
        return [oneOf(this.is(clue.sector, clue.sight))];
      case 'is-not':
        // What is not junk does not appear as junk either.
        return this.#appears(clue.sector, clue.sight).map(answer => oneOf(opposite(answer)));
      case 'survey':
        return [
          exactly(
            clue.count,
            clue.sectors.flatMap(sector => this.#appears(sector, clue.of)),
          ),
        ];
      case 'target':
        return [oneOf(...this.#appears(clue.sector, clue.sight))];
      case 'topic':
        return this.#ofTopic(clue.rule);
      case 'report':
        return this.#ofReport(clue.rule);
      case 'one-place':
        return this.#onlyPlace(clue.rules);
      case 'not-there': {
        const { sector, before, after, stacked } = clue.guess;
        return [
          implies(
            [
              this.is(sector, 'uap'),
              this.is(onFrom(sector, -1, this.board), before),
              this.is(onFrom(sector, 1, this.board), after),
              this.is(stackedWith(sector, clue.turns, this.board), stacked),
            ],
            [],
          ),
        ];
      }
    }
  }

  #ofTopic(rule: TopicRule): readonly Bound[] {
    const { of } = rule;
    switch (rule.type) {
      case 'all-in-orbit':
        return this.#never(this.#orbit(rule.orbit === 'inner' ? 'outer' : 'inner'), of);
      case 'band':
        return (['inner', 'outer'] as const).flatMap(orbit =>
          this.#questions.some(this.#orbit(orbit), first =>
            this.#outside(first, rule.n).map(one => [this.isNot(one, of)]),
          ),
        );
      case 'some-alike':
        return this.#some(of, of, sector => this.#by(sector, rule.by));
      case 'none-alike':
        return this.#none(of, of, sector => this.#by(sector, rule.by));
      case 'none-in-quadrant':
        return this.#never(sectorsOfQuadrant(rule.quadrant, 0, this.board), of);
      case 'more-in-orbit': {
        const { perOrbit } = this.board;
        const answers = this.#sectors.map(sector =>
          orbitOf(sector, this.board) === rule.orbit ? this.is(sector, of) : this.isNot(sector, of),
        );
        return [{ answers, least: perOrbit + 1, most: answers.length }];
      }
      case 'some':
        return this.#some(of, rule.to, sector => this.#by(sector, rule.by));
      case 'none':
        return this.#none(of, rule.to, sector => this.#by(sector, rule.by));
      case 'every':
        return this.#every(of, rule.to, sector => this.#by(sector, rule.by));
      case 'some-within':
        return this.#some(of, rule.to, sector => this.#within(sector, rule.n));
      case 'none-within':
        return this.#none(of, rule.to, sector => this.#within(sector, rule.n));
      case 'every-within':
        return this.#every(of, rule.to, sector => this.#within(sector, rule.n));
      case 'count':
        return [exactly(rule.n, this.#everywhere(of))];
    }
  }

  #ofReport(rule: ReportRule): readonly Bound[] {
    if ('to' in rule) return this.#none('uap', rule.to, sector => this.#reach(rule, sector));
    return this.#never(
      this.#sectors.filter(sector => this.#isBarred(rule, sector)),
      'uap',
    );
  }

  /** The sectors that a report looks at around one. */
  #reach(rule: Extract<ReportRule, { to: Sight }>, sector: Sector): readonly Sector[] {
    return rule.type === 'not-within' ? this.#within(sector, rule.n) : this.#by(sector, rule.by);
  }

  #isBarred(rule: Exclude<ReportRule, { to: Sight }>, sector: Sector): boolean {
    switch (rule.type) {
      case 'not-in-orbit':
        return orbitOf(sector, this.board) === rule.orbit;
      case 'not-in-sectors':
        return (sector % 2 === 1) === (rule.parity === 'odd');
      case 'not-in-quadrant':
        return sectorsOfQuadrant(rule.quadrant, 0, this.board).includes(sector);
    }
  }

  /** What is wrong with every other sector that appears as junk. [Q8] */
  #onlyPlace(rules: readonly ReportRule[]): readonly Bound[] {
    const bounds: Bound[] = [];
    const rows = this.#sectors.map(first => {
      const three = this.#threeFrom(first);
      const lists = three.map(one => this.#appears(one, 'junk'));
      return { three, all: this.#questions.witness(bounds, lists) };
    });
    for (const place of this.#sectors) {
      if (rules.some(rule => !('to' in rule) && this.#isBarred(rule, place))) continue;
      const wrong = rows.filter(({ three }) => !three.includes(place)).map(({ all }) => all);
      for (const step of [-1, 1])
        wrong.push(
          this.#questions.witness(bounds, [
            [this.is(onFrom(place, step, this.board), 'iss')],
            ...this.#appears(onFrom(place, 2 * step, this.board), 'junk').map(answer => [opposite(answer)]),
          ]),
        );
      for (const rule of rules)
        if ('to' in rule)
          wrong.push(...this.#reach(rule, place).flatMap(other => this.#appears(other, rule.to)));
      bounds.push(implies([this.is(place, 'junk')], wrong));
    }
    return bounds;
  }

  #appears(sector: Sector, sight: Sight): readonly number[] {
    const itself = this.is(sector, sight);
    return sight === 'junk' ? [itself, this.is(sector, 'uap')] : [itself];
  }

  #everywhere(content: Content): readonly number[] {
    return this.#sectors.map(sector => this.is(sector, content));
  }

  #orbit(orbit: Orbit): readonly Sector[] {
    return this.#sectors.filter(sector => orbitOf(sector, this.board) === orbit);
  }

  #never(sectors: readonly Sector[], content: Content): readonly Bound[] {
    return sectors.map(sector => oneOf(this.isNot(sector, content)));
  }

  #some(of: Content, to: Content, around: (sector: Sector) => readonly Sector[]): readonly Bound[] {
    return this.#questions.some(this.#sectors, sector => [
      [this.is(sector, of)],
      around(sector).map(other => this.is(other, to)),
    ]);
  }

  #none(of: Content, to: Content, around: (sector: Sector) => readonly Sector[]): readonly Bound[] {
    return this.#sectors.flatMap(sector =>
      around(sector).map(other => implies([this.is(sector, of), this.is(other, to)], [])),
    );
  }

  #every(of: Content, to: Content, around: (sector: Sector) => readonly Sector[]): readonly Bound[] {
    return this.#sectors.map(sector =>
      implies(
        [this.is(sector, of)],
        around(sector).map(other => this.is(other, to)),
      ),
    );
  }

  /** Stacked as it was at the start. [B4] */
  #by(sector: Sector, by: Relation): readonly Sector[] {
    switch (by) {
      case 'next':
        return this.#within(sector, 1);
      case 'across':
        return [onFrom(sector, this.board.perOrbit / 2, this.board)];
      case 'stacked':
        return [stackedWith(sector, 0, this.board)];
    }
  }

  #within(sector: Sector, n: number): readonly Sector[] {
    const found = new Set<Sector>();
    for (let way = 1; way <= n; way++)
      for (const step of [way, -way]) found.add(onFrom(sector, step, this.board));
    return [...found];
  }

  #threeFrom(sector: Sector): readonly Sector[] {
    return [0, 1, 2].map(step => onFrom(sector, step, this.board));
  }

  #outside(first: Sector, width: number): readonly Sector[] {
    return Array.from({ length: this.board.perOrbit - width }, (_, step) =>
      onFrom(first, width + step, this.board),
    );
  }
}
