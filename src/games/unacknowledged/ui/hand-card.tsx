import { For, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark } from '../../../ui/parts.tsx';
import { isCounter, isDisclosure, NEGATES } from '../board.ts';
import { cardName } from '../text.ts';
import type { Card, Unacknowledged } from '../types.ts';
import { glyph, tint } from './card.tsx';
import { type Claims, claimants } from './claims.ts';
import { copies } from './hand.ts';
import * as text from './paper-text.ts';

interface HandCardProps extends PartProps<Unacknowledged> {
  readonly card: Card;
  readonly claims: readonly Claims[];
  /** Absent where nothing is chosen now. */
  readonly onPress?: (() => void) | undefined;
  readonly pressed?: boolean;
  /** It lies face down on the table. */
  readonly sealed?: boolean;
}

/** One's own card: what it is, what it does, who claims one too, how many there are. */
export const HandCard = (props: HandCardProps) => (
  <Show
    when={props.onPress}
    fallback={
      <div class={`un-hand-card ${isCounter(props.card) ? 'counter' : ''}`}>
        <Face {...props} />
      </div>
    }
  >
    {press => (
      <button
        type="button"
        class={`un-hand-card ${isCounter(props.card) ? 'counter' : ''}`}
        classList={{ 'un-down': props.sealed ?? false }}
        aria-pressed={props.pressed ?? false}
        data-act
        onClick={() => press()()}
      >
        <Face {...props} />
      </button>
    )}
  </Show>
);

const Face = (props: HandCardProps) => {
  const claiming = (): readonly Seat[] =>
    isDisclosure(props.card)
      ? claimants(props.claims, props.card, 'have', props.table.seat)
      : claimants(props.claims, NEGATES[props.card], 'counter', props.table.seat);
  const number = () => copies(props.card, props.table.view.public);
  return (
    <>
      <span class="un-hand-top">
        <Icon name={glyph(props.card)} class={tint(props.card)} />
        <span class="un-tag">
          {props.sealed ? text.CHOSEN_TAG : isCounter(props.card) ? text.IS_SHADOW : ''}
        </span>
      </span>
      <b>{cardName(props.card)}</b>
      <span class="un-does">{text.cardSays(props.card)}</span>
      <span class="un-facts">
        <Show when={!['draft', 'over'].includes(props.table.view.public.stage)}>
          <span>
            <For each={claiming()}>
              {seat => (
                <>
                  <SeatMark look={props.table.player(seat).look} />
                  <span class="sr">{props.table.name(seat)}</span>
                </>
              )}
            </For>
            {text.claimOne(claiming().length)}
          </span>
        </Show>
        <span>{text.exist(number().exist, number().shelved)}</span>
      </span>
    </>
  );
};
