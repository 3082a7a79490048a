import { list } from '../core/words.ts';
import { isBesideBox } from './boxed.ts';
import { peopleToAct } from './kept-tables.ts';
import type { YourState, YourTable } from './online-tables.ts';
import type { Route } from './route.ts';
import type { TableSummary } from './store.ts';
import { ALONE, ONLINE_STATES } from './text/tables.ts';
import * as text from './text.ts';
import { namesToAct, standing, withWhom } from './with-whom.ts';

/** What home shows of a table that goes on, wherever it lives. */
export interface RunningTable {
  readonly to: Route;
  readonly game: string;
  /** It is the turn of somebody at this device. */
  readonly waits: boolean;
  /** Whose turn it is, as a title. */
  readonly turn: string;
  readonly others: string;
  readonly state: string;
}

export const runningHere = (tables: readonly TableSummary[]): readonly RunningTable[] =>
  tables
    .filter(({ outcome }) => outcome === null)
    .map(table => {
      const game = text.gameTitle(table.game);
      const names = namesToAct(table);
      return {
        to: { page: 'table', id: table.id },
        game,
        waits: peopleToAct(table).length > 0,
        turn: names === null ? text.yourTurn(game) : text.turnOf(game, names),
        others: isBesideBox(table) ? text.besideBox(withWhom(table)) : text.withOthers(withWhom(table)),
        state: standing(table),
      };
    });

const GOES_ON: readonly YourState[] = ['gathering', 'your-turn', 'their-turn', 'unknown'];

export const runningOnline = (tables: readonly YourTable[]): readonly RunningTable[] =>
  tables
    .filter(({ state }) => GOES_ON.includes(state))
    .map(({ id, game, others, state }) => ({
      to: { page: 'online', id },
      game: text.gameTitle(game),
      waits: state === 'your-turn',
      turn: text.yourTurn(text.gameTitle(game)),
      others: text.withOthers(others.length === 0 ? ALONE : list(others)),
      state: ONLINE_STATES[state],
    }));
