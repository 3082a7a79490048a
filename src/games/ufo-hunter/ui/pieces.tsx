import { For, type JSX, Show } from 'solid-js';
import type { Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark } from '../../../ui/parts.tsx';
import { cardOf } from '../board.ts';
import { contactName, equipmentName } from '../text.ts';
import type { CardId, Contact, Equipment, Rumor, UfoHunter } from '../types.ts';
import { contactIcon, equipmentIcon, tintOf } from './icons.ts';
import { typeWord } from './names-text.ts';
import './pieces.css';

/** A token of equipment, in its color. */
export const Token = (props: { readonly kind: Equipment; readonly copies?: number }) => (
  <span class={`uh-token ${tintOf(props.kind)}`} title={equipmentName(props.kind)}>
    <Icon name={equipmentIcon[props.kind]} />
    <span class="sr">{equipmentName(props.kind)}</span>
    <Copies of={props.copies} />
  </span>
);

export const ContactHex = (props: { readonly contact: Contact; readonly copies?: number }) => (
  <span class="uh-hex" title={contactName(props.contact)}>
    <Icon name={contactIcon[props.contact]} />
    <span class="sr">{contactName(props.contact)}</span>
    <Copies of={props.copies} />
  </span>
);

const Copies = (props: { readonly of: number | undefined }) => (
  <Show when={(props.of ?? 1) > 1}>
    <small class="data uh-copies">{`×${props.of}`}</small>
  </Show>
);

/** What a rumor is called for short. */
export const Pin = (props: { readonly number: number }) => <span class="uh-pin data">{props.number}</span>;

/** Whose stakes lie on a rumor. */
export const Stakes = (props: { readonly table: Seen<UfoHunter>; readonly rumor: Rumor }) => (
  <For each={props.rumor.holders}>
    {seat => (
      <span class="uh-stake">
        <SeatMark look={props.table.player(seat).look} />
        <span class="sr">{props.table.name(seat)}</span>
        <span class="data">{props.rumor.stake}</span>
      </span>
    )}
  </For>
);

export const TypeWord = (props: { readonly card: CardId }) => (
  <span class={`uh-type uh-t-${cardOf(props.card).type}`}>{typeWord[cardOf(props.card).type]}</span>
);

/** What is spent or earned: money. */
export const Money = (props: { readonly children: JSX.Element }) => (
  <span class="uh-money">
    <Icon name="money" class="s" />
    <span class="data">{props.children}</span>
  </span>
);
