import { boardOf } from '../games/planet-x/board.ts';
import { type Clue, sieveOf } from '../games/planet-x/clues.ts';
import { faultsOf } from '../games/planet-x/faults.ts';
import { drawCode, modeOfCode, puzzleOf } from '../games/planet-x/puzzle.ts';
import { skiesOf } from '../games/planet-x/skies.ts';
import type { Mode, Puzzle } from '../games/planet-x/types.ts';
import { Knowledge } from '../solver/knowledge.ts';
import type { Sieve } from '../solver/sieve.ts';
import type { Checks } from './check-codes.ts';

export function checksOfPlanetX(mode: Mode): Checks<Puzzle> {
  const rules = new Rules(mode);
  return {
    drawCode: rng => drawCode(mode, rng),
    puzzleOf,
    isOfMode: (code, puzzle) => modeOfCode(code) === mode && puzzle.mode === mode,
    faultsOf: puzzle => faultsOf(puzzle, rule => rules.share(rule)),
    leave: puzzle => rules.leave(puzzle),
    group: () => 0,
  };
}

type Rule = Puzzle['rules'][number] | Puzzle['conferences'][number];

/** What rules keep of all skies. Each is worked out once: puzzles share them. */
class Rules {
  readonly #all: Knowledge;
  readonly #sieves = new Map<string, Sieve>();
  readonly #shares = new Map<string, number>();
  readonly #mode: Mode;

  constructor(mode: Mode) {
    this.#mode = mode;
    this.#all = new Knowledge(skiesOf(mode));
  }

  share(rule: Rule): number {
    const key = JSON.stringify(rule);
    const share = this.#shares.get(key) ?? this.#all.with(this.#sieve(rule)).count / this.#all.count;
    this.#shares.set(key, share);
    return share;
  }

  leave({ rules, conferences }: Puzzle): number {
    return this.#all.with(...[...rules, ...conferences].map(rule => this.#sieve(rule))).count;
  }

  #sieve(rule: Rule): Sieve {
    const key = JSON.stringify(rule);
    const sieve = this.#sieves.get(key) ?? sieveOf(clueOf(rule), boardOf(this.#mode), this.#all.skies);
    this.#sieves.set(key, sieve);
    return sieve;
  }
}

const clueOf = (rule: Rule): Clue => ('of' in rule ? { type: 'topic', rule } : { type: 'conference', rule });
