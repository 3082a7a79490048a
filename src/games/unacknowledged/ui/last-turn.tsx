import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { SeatMark } from '../../../ui/parts.tsx';
import type { Card, Turn, Unacknowledged } from '../types.ts';
import * as text from './board-text.ts';
import { FaceDown, OpenCard } from './card.tsx';
import { negator } from './ending.ts';
import './last-turn.css';

/** The reveal while it happens, and what it was until the next one. */
export const LastTurn = (props: PartProps<Unacknowledged> & { readonly showing: boolean }) => (
  <section
    class="un-last"
    classList={{ none: props.table.view.public.turns.length === 0 }}
    data-point="last-turn"
  >
    <Show when={props.table.view.public.turns.at(-1)} fallback={<p class="un-none it">{text.NO_TURN}</p>}>
      {turn => (
        <>
          <div class={`un-verdict ${turn().result}`}>
            <span class="label">
              {props.showing ? text.REVEALED : text.LAST_TURN}
              <span class="un-when"> · {text.turnName(turn())}</span>
            </span>
            <h2>{text.resultWord[turn().result]}</h2>
            <p>{text.resultSays(turn(), negator(turn()), props.table.view.public.end !== null)}</p>
          </div>
          <div class="un-shown">
            <div class="un-slots">
              <Show when={turn().owners} fallback={<Shown turn={turn()} showing={props.showing} />}>
                {owners => (
                  <For each={owners()}>
                    {(card, seat) => (
                      <Turning card={card} showing={props.showing} struck={struck(turn(), card)}>
                        <Owner table={props.table} seat={seat() as Seat} />
                      </Turning>
                    )}
                  </For>
                )}
              </Show>
            </div>
          </div>
          <Show when={turn().lab}>
            {lab => (
              <div class="un-lab">
                <p>
                  <span class="label">{text.LAB}</span>
                  <span>{text.labSays(lab().bonus)}</span>
                </p>
                <div class="un-slots">
                  <For each={lab().drawn}>{card => <Turning card={card} showing={props.showing} />}</For>
                </div>
              </div>
            )}
          </Show>
        </>
      )}
    </Show>
  </section>
);

const Shown = (props: { readonly turn: Turn; readonly showing: boolean }) => (
  <For each={props.turn.cards}>
    {card => <Turning card={card} showing={props.showing} struck={struck(props.turn, card)} />}
  </For>
);

/** Which of the cards were stopped. */
const struck = ({ result, of }: Turn, card: Card): boolean => result === 'negated' && card === of;

const Turning = (props: {
  readonly card: Card;
  readonly showing: boolean;
  readonly struck?: boolean;
  readonly children?: JSX.Element;
}) => (
  <div class="un-turning">
    <div class="un-flip">
      <OpenCard card={props.card} struck={props.struck ?? false} class="small face" />
      <Show when={props.showing}>
        <FaceDown class="small" />
      </Show>
    </div>
    {props.children}
  </div>
);

const Owner = (props: PartProps<Unacknowledged> & { readonly seat: Seat }) => (
  <span class="un-owner">
    <SeatMark look={props.table.player(props.seat).look} />
    <span class="sr">{text.playedBy(props.table.name(props.seat))}</span>
  </span>
);
