import { For, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog, SeatName } from '../../../ui/parts.tsx';
import { evidenceOf, kindsOf, pointsOf, setScore, standingOf } from '../board.ts';
import { contactName, equipmentName } from '../text.ts';
import { CONTACTS, EQUIPMENT, type UfoHunter } from '../types.ts';
import * as text from './board-text.ts';
import { contactIcon, equipmentIcon, tintOf } from './icons.ts';

/** All that everybody owns: kinds by color, contacts, points as they would count now. */
export const Compare = (props: PartProps<UfoHunter> & { readonly onClose: () => void }) => {
  const known = () => props.table.view.public;
  const seats = () => seatsOf(known().seats);
  const player = (seat: Seat) => at(known().players, seat);
  const contacts = () => CONTACTS.filter(kind => known().players.some(one => one.contacts[kind] > 0));
  return (
    <Dialog title={text.COMPARE} onClose={props.onClose} class="uh-compare">
      <section class="uh-table" aria-label={text.COMPARE} tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{text.WHAT}</span>
              </th>
              <For each={seats()}>
                {seat => (
                  <th scope="col">
                    <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <Row name={text.POINTS} seats={seats()} of={seat => pointsOf(standingOf(player(seat)))} />
            <Row name={text.EVIDENCE} icon="evidence" seats={seats()} of={seat => evidenceOf(player(seat))} />
            <Row name={text.SET} seats={seats()} of={seat => setScore(player(seat).equipment)} />
            <Row name={text.MONEY} icon="money" seats={seats()} of={seat => player(seat).money} />
            <Row name={text.KINDS} seats={seats()} of={seat => kindsOf(player(seat).equipment)} />
          </tbody>
          <tbody>
            <For each={EQUIPMENT}>
              {kind => (
                <Row
                  name={equipmentName(kind)}
                  icon={equipmentIcon[kind]}
                  tint={tintOf(kind)}
                  seats={seats()}
                  of={seat => player(seat).equipment[kind]}
                />
              )}
            </For>
          </tbody>
          <tbody>
            <For each={contacts()}>
              {kind => (
                <Row
                  name={contactName(kind)}
                  icon={contactIcon[kind]}
                  seats={seats()}
                  of={seat => player(seat).contacts[kind]}
                />
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Dialog>
  );
};

const Row = (props: {
  readonly name: string;
  readonly icon?: string;
  readonly tint?: string;
  readonly seats: readonly Seat[];
  readonly of: (seat: Seat) => number;
}) => (
  <tr>
    <th scope="row" class={props.tint}>
      <span class="row">
        <Show when={props.icon}>{icon => <Icon name={icon()} class="s" />}</Show>
        {props.name}
      </span>
    </th>
    <For each={props.seats}>
      {seat => (
        <td class="data">
          <Show
            when={props.of(seat) > 0}
            fallback={
              <>
                <span aria-hidden="true">{text.NONE}</span>
                <span class="sr">{text.NO_ONE}</span>
              </>
            }
          >
            {props.of(seat)}
          </Show>
        </td>
      )}
    </For>
  </tr>
);
