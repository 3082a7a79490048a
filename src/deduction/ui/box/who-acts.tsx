import { Show } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Button, SeatMark } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './box.css';

/** Whose turn it is, as far as the device knows; and a way past that, since people forget to enter things. [C7] */
export const WhoActs = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly seat: Seat;
    readonly isHere: boolean;
    /** "Your pawn is farthest back, in sector 11." */
    readonly says: string;
    /** Nothing where nobody else can take the turn here. */
    readonly onAnyway?: (() => void) | undefined;
    /** From the open table to the page of whoever acts. */
    readonly onTake?: (() => void) | undefined;
  },
) => (
  <div class="who-acts">
    <p class="turnline" classList={{ mine: props.seat === props.table.seat }}>
      <SeatMark look={props.table.player(props.seat).look} />
      <strong>{text.acts(props.table.name(props.seat))}</strong>
      <span class="dim">{props.isHere ? props.says : text.OTHER_DEVICE}</span>
    </p>
    <Show when={props.onTake}>
      {take => (
        <Button kind="primary" onPress={() => take()()}>
          {text.takeScreen(props.table.name(props.seat))}
        </Button>
      )}
    </Show>
    <Show when={props.onAnyway}>
      {anyway => (
        <p class="who-anyway">
          <span class="dim">{text.OUT_OF_TURN_SAYS}</span>
          <Button act onPress={() => anyway()()}>
            {text.OUT_OF_TURN}
          </Button>
        </p>
      )}
    </Show>
  </div>
);
