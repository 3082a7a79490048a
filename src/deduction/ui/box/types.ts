/** An answer alone on its page, and what to do with it. [C13] */
export interface Told {
  /** The question in words: "Asteroids in sectors 11 to 16". */
  readonly asked: string;
  /** "2", "Gas cloud", or a rule; several lines where several things were told. */
  readonly answer: string | readonly string[];
  /** What is easily read wrong. */
  readonly aside: string | null;
  /** For paper: "A 11–16 = 2". */
  readonly note: string | readonly string[];
  /** What to say aloud; nothing where there is nothing to say. */
  readonly tell: string | null;
  /** "Not the number."; empty where there is nothing to keep. */
  readonly keep: string;
  /** What is turned on the board before anything moves. */
  readonly turn?: string | undefined;
  /** How far to move, and to where. */
  readonly move: string | null;
  /** How many things there are to copy, where it is more than one. */
  readonly things?: number;
}

/** One question of this seat, and what it was answered. */
export interface Entry {
  /** Its number among the acts. */
  readonly number: number;
  readonly asked: string;
  readonly answer: string;
  readonly icon?: string;
  /** For paper. */
  readonly note: string;
  readonly isMistake: boolean;
  /** What a mark gives back: "Your pawn goes back 3 sectors." */
  readonly givesBack: string;
  /** Why it cannot be marked. */
  readonly notNow?: string | undefined;
}

export const linesOf = (words: string | readonly string[]): readonly string[] =>
  typeof words === 'string' ? [words] : words;
