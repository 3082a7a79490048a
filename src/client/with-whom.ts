import type { Seat } from '../core/contract.ts';
import { list } from '../core/words.ts';
import { YOU } from '../ui/text.ts';
import { peopleToAct } from './kept-tables.ts';
import type { TableSummary } from './store.ts';
import * as text from './text/tables.ts';

const people = ({ players }: TableSummary) => players.filter(({ by }) => by === 'person');

const nameOf = (table: TableSummary, seat: Seat): string => {
  const player = table.players[seat];
  if (player?.by === 'person' && people(table).length === 1) return YOU;
  return player?.name ?? '';
};

/** "You" is written large only where a sentence begins with it. */
const sentence = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => (name === YOU && index > 0 ? YOU.toLowerCase() : name));

/** Everybody but the one person of this device; with several people, all of them. */
export function withWhom(table: TableSummary): string {
  const alone = people(table).length === 1;
  const others = table.players.filter(({ by }) => !alone || by !== 'person').map(({ name }) => name);
  return others.length === 0 ? text.ALONE : list(others);
}

/** Whose move it is, or how it ended. */
export function standing(table: TableSummary): string {
  if (table.outcome) {
    const { winners } = table.outcome;
    return winners.length === 0
      ? text.NOBODY_WON
      : text.wonBy(list(sentence(winners.map(seat => nameOf(table, seat)))));
  }
  const acting = peopleToAct(table);
  if (acting.length === 0)
    return table.players.some(({ by }) => by === 'away') ? text.OTHERS_MOVE : text.BOTS_MOVE;
  return people(table).length === 1
    ? text.YOUR_MOVE
    : text.moveOf(list(acting.map(seat => nameOf(table, seat))));
}

/** The names of those whose move it is; null where it is simply yours. */
export const namesToAct = (table: TableSummary): string | null =>
  people(table).length === 1 ? null : list(peopleToAct(table).map(seat => nameOf(table, seat)));
