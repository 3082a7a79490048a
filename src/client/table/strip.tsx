import { For, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../core/contract.ts';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { isAway, isBot, SeatName } from '../../ui/parts.tsx';
import { OTHER_DEVICE } from '../../ui/text.ts';
import { SeatClock } from './online/seat-clock.tsx';
import * as text from './text.ts';

/** All players, what they do, and whom it waits for. Amber only where it waits for a person at this screen. */
export const Strip = (props: {
  readonly table: Seen;
  readonly page: GamePage;
  /** Of an online table: why somebody is not simply there, and the time that is left. */
  readonly absence: (seat: Seat) => string | undefined;
  readonly left: (seat: Seat) => number | null;
}) => {
  const does = (seat: Seat) =>
    isAway(props.table.player(seat)) ? OTHER_DEVICE : props.page.status(props.table.view, seat);
  return (
    <ul class="strip" aria-label={text.PLAYERS_LABEL}>
      <For each={seatsOf(props.table.facts.players.length)}>
        {seat => {
          const toAct = () => props.table.toAct.includes(seat) && !props.page.isAnytime?.(props.table.view);
          const waitsHere = () => toAct() && props.table.actors.includes(seat);
          return (
            <li classList={{ now: waitsHere(), 'to-act': toAct() }}>
              <SeatName
                look={props.table.player(seat).look}
                name={props.table.name(seat)}
                bot={isBot(props.table.player(seat))}
              />
              <span class="status">
                <span classList={{ doing: props.absence(seat) === undefined }}>
                  {props.absence(seat) ?? does(seat)}
                </span>
                <SeatClock left={props.left(seat)} />
                <Show when={toAct() && props.left(seat) === null}>
                  <Icon name="clock" class="s" />
                  <span class="sr">{text.TO_ACT}</span>
                </Show>
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  );
};
