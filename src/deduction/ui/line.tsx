import type { GameText, GameTypes } from '../../core/contract.ts';
import type { GamePage, Seen } from '../../ui/game-page.ts';

/** A line of the log in the words of the game. */
export const createLine =
  <T extends GameTypes>(text: Pick<GameText<T>, 'event'>): GamePage<T>['Line'] =>
  (props: { readonly event: T['Event']; readonly table: Seen<T> }) => (
    <>{text.event(props.event, props.table.name, props.table.seat ?? undefined)}</>
  );
