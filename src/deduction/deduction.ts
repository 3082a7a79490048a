import type { Conclusion, Left, LeftOf } from './left.ts';

/** What a deduction rests on: a rule of the game, or what the player was told. */
export type Premise<Clue, Rule> =
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'clue'; readonly clue: Clue };

/** What one player of a game of deduction can know, step by step. */
export interface Deduction<Content, Clue, Rule> {
  readonly of: LeftOf<Content>;
  /** What is looked for, and appears as something else. */
  readonly hidden: Content;
  readonly clues: readonly Clue[];
  /** What was known when the player was answered for the last time but one. Null where there was nothing. */
  readonly earlier: readonly Clue[] | null;
  /** The rules, then these. */
  premisesFrom(clues: readonly Clue[]): readonly Premise<Clue, Rule>[];
  /** What each clue says by itself, without any rule and without another clue. */
  leftDirectly(clues: readonly Clue[]): Left;
  /** Whether the rules step makes anything of such a clue. */
  isUsedByRules(clue: Clue): boolean;
  /** What rules and clues leave without trying what would follow. Undefined where nothing at all is left. */
  leftByRules(
    clues: readonly Clue[],
    beside?: { readonly marks?: readonly Conclusion<Content>[]; readonly rules?: readonly Rule[] },
  ): Left | undefined;
  /** What all skies that fit leave: nothing more can be known. */
  leftExactly(clues: readonly Clue[]): Exactly;
  skiesWith(clues: readonly Clue[], marks: readonly Conclusion<Content>[]): number;
  /** As few premises as imply it. Undefined where it does not follow. */
  explain(
    clues: readonly Clue[],
    conclusion: Conclusion<Content>,
  ): readonly Premise<Clue, Rule>[] | undefined;
}

export interface Exactly {
  readonly left: Left;
  readonly skies: number;
  /** By sector: in which part of the skies it holds what is hidden. */
  readonly chances: readonly number[];
}
