import { createUniqueId, For, Show } from 'solid-js';
import { type GameTypes, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { isBot, SeatName } from '../../ui/parts.tsx';
import * as text from './end-text.ts';

/** How a part of the score stands above its column: by a sign, or by a short word. */
export interface PartHead {
  readonly name: string;
  readonly icon?: string;
  readonly short?: string;
}

/** Who has how many points, and what for. */
export const Points = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly outcome: Outcome;
    readonly headOf: (what: string) => PartHead;
    /** Parts that may be left out where nobody has any of it. */
    readonly mayMiss?: (what: string) => boolean;
  },
) => {
  const id = createUniqueId();
  const shown = () => {
    const { scores } = props.outcome;
    const isEmpty = (index: number) => scores.every(({ parts }) => (parts?.[index]?.points ?? 0) === 0);
    return (scores[0]?.parts ?? []).flatMap(({ what }, index) =>
      props.mayMiss?.(what) && isEmpty(index) ? [] : [{ index, head: props.headOf(what) }],
    );
  };
  const won = (seat: Seat) => props.outcome.winners.includes(seat);
  const pointsOf = (seat: Seat, index: number) => props.outcome.scores[seat]?.parts?.[index]?.points ?? 0;
  return (
    <section aria-labelledby={id} class="end-points">
      <h3 class="label" id={id}>
        {text.POINTS}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{text.PLAYER}</span>
            </th>
            <For each={shown()}>
              {({ head }) => (
                <th scope="col" title={head.name}>
                  <Show when={head.icon} fallback={head.short ?? head.name}>
                    {icon => (
                      <>
                        <Icon name={icon()} class={icon()} />
                        <span class="sr">{head.name}</span>
                      </>
                    )}
                  </Show>
                </th>
              )}
            </For>
            <th scope="col">{text.TOTAL}</th>
          </tr>
        </thead>
        <tbody>
          <For each={seatsOf(props.outcome.scores.length)}>
            {seat => (
              <tr classList={{ won: won(seat) }}>
                <th scope="row">
                  <Player table={props.table} seat={seat} />
                  <Show when={won(seat)}>
                    <span class="sr">{text.WON}</span>
                  </Show>
                </th>
                <For each={shown()}>
                  {({ index }) => (
                    <td classList={{ none: pointsOf(seat, index) === 0 }}>{pointsOf(seat, index)}</td>
                  )}
                </For>
                <td class="end-total">{props.outcome.scores[seat]?.total}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};

export const Player = <T extends GameTypes>(props: PartProps<T> & { readonly seat: Seat }) => (
  <SeatName
    look={props.table.player(props.seat).look}
    name={props.table.name(props.seat)}
    bot={isBot(props.table.player(props.seat))}
  />
);
