import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, SeatName } from '../../../ui/parts.tsx';
import { passStep } from '../board.ts';
import { DISCLOSURES, type Unacknowledged } from '../types.ts';
import * as text from './board-text.ts';
import { EmptySlot, FaceDown } from './card.tsx';
import { claimsThisRound } from './claims.ts';
import { status } from './text.ts';

/** Who sits here, what lies face down before each, and what each claims in this discussion. */
export const Seats = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const claims = createMemo(() => claimsThisRound(known()));
  const talking = () => known().stage === 'discuss' || known().stage === 'choose';
  const claimed = (seat: Seat) => {
    const said = (yes: boolean) => DISCLOSURES.filter(of => claims()[seat]?.[of].have === yes);
    const line = text.claimsLine(said(true), said(false));
    return seat === props.table.seat ? text.yourClaims(line) : line;
  };
  const waits = (seat: Seat) => props.table.actors.includes(seat) && props.table.toAct.includes(seat);
  return (
    <section class="un-seats" data-point="seats" aria-label={text.SEATS}>
      <Show when={known().stage === 'draft'}>
        <Passing table={props.table} />
      </Show>
      <ul>
        <For each={seatsOf(known().seats)}>
          {seat => (
            <li class="un-seat" classList={{ me: seat === props.table.seat, waited: waits(seat) }}>
              <Switch fallback={<EmptySlot class="small" />}>
                <Match when={known().stage === 'discuss' && known().done[seat]}>
                  <EmptySlot class="small" icon="check" />
                </Match>
                <Match when={known().done[seat]}>
                  <FaceDown class="small" />
                </Match>
              </Switch>
              <SeatName
                look={props.table.player(seat).look}
                name={props.table.name(seat)}
                bot={isBot(props.table.player(seat))}
              />
              <small>
                <span class="un-doing">{status(known(), seat)}</span>
                <Show when={talking() && claimed(seat)}>
                  {line => <span class="un-claimed">{line()}</span>}
                </Show>
              </small>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

/** Left is the next seat, which stands to the right on a screen: so an arrow, and all names in order. [D2] */
const Passing = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const names = () => {
    const order = seatsOf(known().seats);
    const along = passStep(known().round) === 1 ? order : order.toReversed();
    return [...along, ...along.slice(0, 1)].map(props.table.name);
  };
  return (
    <p class="un-passing">
      <Icon name={passStep(known().round) === 1 ? 'next' : 'back'} />
      <span>{text.passingLine(known().round, names())}</span>
      <Show when={props.table.seat === null}>
        <span class="dim">{text.picksLine(known().picks)}</span>
      </Show>
    </p>
  );
};
