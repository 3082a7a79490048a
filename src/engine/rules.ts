import { type GameEntry, gameUnder, rulesOf } from '../core/contract.ts';
import type { Created } from './log/entry.ts';

/** With the rules that the table began with: the oldest that are kept where its log does not say. */
export function entryFor({ game: id, rules }: Created, games: readonly GameEntry[]): GameEntry | undefined {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) return undefined;
  const game = rules === undefined ? rulesOf(entry.game).at(-1) : gameUnder(entry.game, rules);
  return game && { ...entry, game };
}
