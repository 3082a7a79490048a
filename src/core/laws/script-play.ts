import { type Addressed, assert, type Game, type GameTypes, type Seat } from '../contract.ts';
import { type Opening, open, play } from '../table.ts';

/** A game played by a script, kept whole. State number n is the one after n moves. */
export interface ScriptPlay<T extends GameTypes> {
  readonly states: readonly T['State'][];
  /** By move. */
  readonly events: readonly (readonly Addressed<T['Event']>[])[];
}

/** Throws at the first move that is not legal. */
export function scriptPlay<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  script: readonly { readonly seat: Seat; readonly move: T['Move'] }[],
): ScriptPlay<T> {
  const opened = open(game, opening);
  assert(opened.ok, `a script begins with a table that opens: ${opened.ok ? '' : opened.error}`);
  let { table } = opened.value;
  const states = [table.state];
  const events = script.map(({ seat, move }, index) => {
    const made = play(table, seat, move);
    assert(made.ok, `move ${index} of the script is legal: ${JSON.stringify(move)}`);
    table = made.value.table;
    states.push(table.state);
    return made.value.events;
  });
  return { states, events };
}
