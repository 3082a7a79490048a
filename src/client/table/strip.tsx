import { For, Show } from 'solid-js';
import { seatsOf } from '../../core/contract.ts';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { isBot, SeatName } from '../../ui/parts.tsx';
import * as text from './text.ts';

/** All players, what they do, and whom it waits for. Amber only where it waits for a person at this screen. */
export const Strip = (props: { readonly table: Seen; readonly page: GamePage }) => (
  <ul class="strip" aria-label={text.PLAYERS_LABEL}>
    <For each={seatsOf(props.table.facts.players.length)}>
      {seat => {
        const toAct = () => props.table.toAct.includes(seat);
        const waitsHere = () => toAct() && props.table.actors.includes(seat);
        return (
          <li classList={{ now: waitsHere(), 'to-act': toAct() }}>
            <SeatName
              look={props.table.player(seat).look}
              name={props.table.name(seat)}
              bot={isBot(props.table.player(seat))}
            />
            <span class="status">
              {props.page.status(props.table.view, seat)}
              <Show when={toAct()}>
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
