import { createUniqueId, For, Show } from 'solid-js';
import { type GameTypes, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { isBot, SeatName } from '../../ui/parts.tsx';
import * as text from './end-text.ts';
import { countedPoints, type PointsColumn } from './points.ts';

/** Who has how many points, and what for. */
export const Points = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly outcome: Outcome;
    readonly columns: readonly PointsColumn[];
    /** What a column does not tell. */
    readonly notes?: readonly string[];
  },
) => {
  const id = createUniqueId();
  const pointsOf = (seat: Seat, column: PointsColumn) => countedPoints(props.outcome, seat, column);
  const seats = () => seatsOf(props.outcome.scores.length);
  const columns = () =>
    props.columns.filter(column => !column.mayMiss || seats().some(seat => pointsOf(seat, column) !== 0));
  const won = (seat: Seat) => props.outcome.winners.includes(seat);
  return (
    <section aria-labelledby={id} class="end-points">
      <h3 class="label" id={id}>
        {text.POINTS}
      </h3>
      <table>
        <PointsHead columns={columns()} />
        <tbody>
          <For each={seats()}>
            {seat => (
              <tr classList={{ won: won(seat) }}>
                <th scope="row">
                  <Player table={props.table} seat={seat} />
                  <Show when={won(seat)}>
                    <span class="sr">{text.WON}</span>
                  </Show>
                </th>
                <For each={columns()}>
                  {column => (
                    <td classList={{ none: pointsOf(seat, column) === 0 }}>{pointsOf(seat, column)}</td>
                  )}
                </For>
                <td class="end-total">{props.outcome.scores[seat]?.total}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <For each={props.notes}>{note => <p class="dimmer">{note}</p>}</For>
    </section>
  );
};

export const PointsHead = (props: { readonly columns: readonly PointsColumn[] }) => (
  <thead>
    <tr>
      <th scope="col">
        <span class="sr">{text.PLAYER}</span>
      </th>
      <For each={props.columns}>
        {head => (
          <th scope="col" title={head.name}>
            <Show when={head.icon} fallback={<span aria-hidden="true">{head.short}</span>}>
              {icon => <Icon name={icon()} class={icon()} />}
            </Show>
            <span class="sr">{head.name}</span>
          </th>
        )}
      </For>
      <th scope="col">{text.TOTAL}</th>
    </tr>
  </thead>
);

export const Player = <T extends GameTypes>(props: PartProps<T> & { readonly seat: Seat }) => (
  <SeatName
    look={props.table.player(props.seat).look}
    name={props.table.name(props.seat)}
    bot={isBot(props.table.player(props.seat))}
  />
);
