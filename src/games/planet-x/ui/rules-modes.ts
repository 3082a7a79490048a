import { boardOf } from '../board.ts';
import { list, modeName } from '../text.ts';
import { MODES, type Mode } from '../types.ts';

/** The rules are told for both modes at once. */
export const [standard, expert] = [boardOf('standard'), boardOf('expert')];

/** Heads of the columns that `both` fills. */
export const modes: readonly string[] = MODES.map(mode => modeName[mode]);

export const both = (of: (mode: Mode) => string | number): readonly string[] =>
  MODES.map(mode => String(of(mode)));

export const plainList = (all: readonly number[]): string => list(all.map(String));

/** What Expert adds. */
export const more = (some: readonly number[], all: readonly number[]): string =>
  plainList(all.filter(one => !some.includes(one)));
