import { For, Match, Show, Switch } from 'solid-js';
import type { Chair, Room, TableCard } from '../../protocol/tells.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatName } from '../../ui/parts.tsx';
import type { Watched } from '../online/watched-table.ts';
import { freeSeats, missingIn } from '../pages/online/gathering.ts';
import { worksOnlyHere } from '../pages/share/only-here.ts';
import { Qr } from '../pages/share/qr.tsx';
import { addressOf } from '../route.ts';
import { bot } from '../text/new-table.ts';
import * as online from '../text/online.ts';
import { ONLY_HERE } from '../text/share.ts';
import { BigFrame, framed } from './frame.tsx';
import * as text from './text.ts';

/** Before the deal: how to join, and who sits where. */
export const Gathering = (props: {
  readonly table: Watched;
  readonly card: TableCard;
  readonly room: Room;
}) => {
  const free = () => freeSeats(props.room.chairs).length;
  const address = () => addressOf({ page: 'online', id: props.card.id });
  const dealing = () => props.room.stage === 'dealing';
  return (
    <BigFrame {...framed(props.table, props.card)} class="big-gathering">
      <section class="big-join big-words">
        <h2>{text.JOIN_HERE}</h2>
        <Qr address={address()} label={online.QR} />
        <p class="big-code data">
          <span class="sr">{online.CODE} </span>
          {online.spelled(props.card.code)}
        </p>
        <p>{worksOnlyHere(address()) ? ONLY_HERE : text.joinSays(free())}</p>
      </section>
      <section class="big-seats big-words">
        <h2>{text.SEATS}</h2>
        <ol>
          <For each={props.room.chairs}>{chair => <ChairLine chair={chair} dealing={dealing()} />}</For>
        </ol>
        <p class="big-turn" role="status">
          {dealing() ? text.SHUFFLING : text.missing(missingIn(props.room, props.table.you()))}
        </p>
      </section>
    </BigFrame>
  );
};

const ChairLine = (props: { readonly chair: Chair; readonly dealing: boolean }) => {
  const taken = () => (props.chair.by === 'nobody' ? undefined : props.chair);
  const person = () => (props.chair.by === 'person' ? props.chair : undefined);
  const done = () => (props.dealing ? person()?.revealed : person()?.ready) ?? false;
  return (
    <li classList={{ free: props.chair.by === 'nobody' }}>
      <Show when={taken()} fallback={online.FREE}>
        {player => (
          <>
            <SeatName look={player().look} name={player().name} />
            <span class="big-state">
              <Switch>
                <Match when={props.chair.by === 'bot' && props.chair}>{one => bot(one().level)}</Match>
                <Match when={!person()?.here}>{online.AWAY}</Match>
                <Match when={done()}>
                  <Icon name="check" />
                  {props.dealing ? online.ADDED : online.READY}
                </Match>
                <Match when={true}>{props.dealing ? online.NOT_ADDED : online.NOT_READY}</Match>
              </Switch>
            </span>
          </>
        )}
      </Show>
    </li>
  );
};
