import { boardOf } from '../board.ts';
import { list, modeName } from '../text.ts';
import { MODES, type Mode } from '../types.ts';

/** The rules are told for both modes at once. */
export const [basic, expert] = [boardOf('basic'), boardOf('expert')];

/** Heads of the columns that `both` fills. */
export const modes: readonly string[] = MODES.map(mode => modeName[mode]);

export const both = (of: (mode: Mode) => string | number): readonly string[] =>
  MODES.map(mode => String(of(mode)));

/** "1", "1 to 4" */
export const range = (least: number, most: number): string =>
  least === most ? `${least}` : `${least} to ${most}`;

export const plainList = (all: readonly number[]): string => list(all.map(String));
