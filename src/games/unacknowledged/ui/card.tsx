import { For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { isDisclosure, NEGATES } from '../board.ts';
import { cardName, shortName } from '../text.ts';
import { type Card, COUNTERS, type Counter } from '../types.ts';
import * as text from './text.ts';
import { pieces } from './words.ts';
import './card.css';

export const glyph = (card: Card): string => (isDisclosure(card) ? `d-${card}` : 'd-shadow');
export const tint = (card: Card): string => `un-${isDisclosure(card) ? card : 'shadow'}`;

const counter = (card: Card): Counter | undefined => COUNTERS.find(one => one === card);

/** A card lying open on the night: glyph, name, color. */
export const OpenCard = (props: {
  readonly card: Card;
  readonly struck?: boolean;
  readonly class?: string;
}) => (
  <span class={`un-card ${tint(props.card)} ${props.struck ? 'struck' : ''} ${props.class ?? ''}`}>
    <Icon name={glyph(props.card)} />
    <b>{shortName(props.card)}</b>
    <Show when={counter(props.card)}>
      {card => <Icon name={glyph(NEGATES[card()])} class={`against ${tint(NEGATES[card()])}`} />}
    </Show>
  </span>
);

/** A place for a card that is not there. */
export const EmptySlot = (props: { readonly icon?: string; readonly class?: string }) => (
  <span class={`un-card empty ${props.class ?? ''}`} aria-hidden="true">
    <Show when={props.icon}>{icon => <Icon name={icon()} />}</Show>
  </span>
);

export const FaceDown = (props: { readonly class?: string }) => (
  <span class={`un-card back ${props.class ?? ''}`}>
    <Icon name="lock" />
    <span class="sr">{text.FACE_DOWN}</span>
  </span>
);

/** A sentence in which every card and type carries its glyph. */
export const Words = (props: { readonly text: string }) => (
  <For each={pieces(props.text)}>
    {piece => (
      <Show when={piece.card} fallback={piece.text}>
        {card => (
          <span class={`un-word ${tint(card())}`}>
            <Icon name={glyph(card())} />
            {piece.text}
          </span>
        )}
      </Show>
    )}
  </For>
);

/** Cards as a row of glyphs, with their names for who cannot see them. */
export const Glyphs = (props: { readonly cards: readonly Card[] }) => (
  <span
    class="un-glyphs"
    role="img"
    aria-label={text.cardList(props.cards)}
    title={props.cards.map(cardName).join(', ')}
  >
    <For each={props.cards}>{card => <Icon name={glyph(card)} class={tint(card)} />}</For>
  </span>
);
