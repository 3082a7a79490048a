import { at } from '../../../../core/contract.ts';
import { LOOKS, type Look } from '../../../../core/players.ts';
import { FACT_SETS } from '../../board.ts';
import type { Box } from '../../box/types.ts';

/** By number: sets of facts, each of one color. [C5] */
export const SETS: readonly number[] = Array.from({ length: FACT_SETS }, (_, set) => set);

export const lookOfSet = (set: number): Look => at(LOOKS, set);

/** The set of a color; nothing where there is none, or where another seat here has it. [C5] */
export const setOfColor = (look: Look, { sets }: Pick<Box, 'sets'>): number | null =>
  SETS.find(set => lookOfSet(set) === look && !sets.includes(set)) ?? null;
