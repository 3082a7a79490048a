import { createSignal, For, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, SeatName, Tool } from '../../../ui/parts.tsx';
import { evidenceOf, kindsOf, total } from '../board.ts';
import type { UfoHunter } from '../types.ts';
import * as text from './board-text.ts';
import { Compare } from './compare.tsx';
import { status } from './text.ts';
import './seat-row.css';

/** What everybody owns, at a glance, and who is still thinking. */
export const SeatRow = (props: PartProps<UfoHunter>) => {
  const [comparing, setComparing] = createSignal(false);
  return (
    <div class="uh-seats fills" data-point="seats">
      <ul aria-label={text.PLAYERS}>
        <For each={seatsOf(props.table.view.public.seats)}>
          {seat => <SeatCell table={props.table} seat={seat} />}
        </For>
      </ul>
      <Tool icon="down" label={text.COMPARE} onPress={() => setComparing(true)} />
      <Show when={comparing()}>
        <Compare table={props.table} onClose={() => setComparing(false)} />
      </Show>
    </div>
  );
};

const SeatCell = (props: PartProps<UfoHunter> & { readonly seat: Seat }) => {
  const known = () => props.table.view.public;
  const player = () => at(known().players, props.seat);
  const toAct = () => props.table.toAct.includes(props.seat);
  const waitsHere = () => toAct() && props.table.actors.includes(props.seat);
  const decided = () => known().done[props.seat] && (known().stage === 'choose' || known().stage === 'bid');
  return (
    <li classList={{ now: waitsHere(), 'to-act': toAct() }}>
      <span class="uh-who">
        <SeatName
          look={props.table.player(props.seat).look}
          name={props.table.name(props.seat)}
          bot={isBot(props.table.player(props.seat))}
        />
        <Show when={known().pawn === props.seat}>
          <Icon name="pawn-tie" class="s uh-has-pawn" />
          <span class="sr">{text.HOLDS_PAWN}</span>
        </Show>
        <span class="uh-status">
          <Show when={decided()}>
            <Icon name="check" class="s" />
          </Show>
          {status(known(), props.seat)}
        </span>
      </span>
      <span class="uh-owns data">
        <Owned icon="evidence" name={text.EVIDENCE} count={evidenceOf(player())} />
        <Owned icon="money" name={text.MONEY} count={player().money} />
        <Owned icon="k-telescope" name={text.KINDS} count={kindsOf(player().equipment)} />
        <Owned icon="people" name={text.CONTACTS} count={total(player().contacts)} />
      </span>
    </li>
  );
};

const Owned = (props: { readonly icon: string; readonly name: string; readonly count: number }) => (
  <span title={props.name}>
    <Icon name={props.icon} />
    <span class="sr">{props.name}</span>
    {props.count}
  </span>
);
