import { For, type JSX, Show } from 'solid-js';
import { capital } from '../../../core/words.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark } from '../../../ui/parts.tsx';
import { within, YOU } from '../../../ui/text.ts';
import { cardOf } from '../board.ts';
import { contactName, equipmentName } from '../text.ts';
import type { CardId, Contact, Equipment, Rumor, UfoHunter } from '../types.ts';
import { contactIcon, equipmentIcon, tintOf } from './icons.ts';
import { SEEN_BY, seenBy, typeWord, UNSEEN, UNSEEN_SHORT } from './names-text.ts';
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

/** Whose stakes lie on a rumor, and once how much, since all stakes of a rumor are equal. [K3] */
export const Stakes = (props: { readonly table: Seen<UfoHunter>; readonly rumor: Rumor }) => (
  <Show when={props.rumor.holders.length > 0}>
    <span class="uh-stake">
      <For each={props.rumor.holders}>
        {seat => (
          <>
            <SeatMark look={props.table.player(seat).look} />
            <span class="sr">{props.table.name(seat)}</span>
          </>
        )}
      </For>
      <span class="data">{props.rumor.stake}</span>
    </span>
  </Show>
);

interface SeenByProps {
  readonly table: Seen<UfoHunter>;
  readonly rumor: Rumor;
  /** Whether it stands among sentences; else a sign has to do. */
  readonly sentence?: boolean;
}

/** Who has looked at a rumor: whoever looks through this screen in a word, all others by their marks. */
export const SeenBy = (props: SeenByProps) => {
  const names = () => props.rumor.looked.map(seat => props.table.name(seat));
  const isMine = () => props.rumor.looked.some(seat => seat === props.table.seat);
  const others = () => props.rumor.looked.filter(seat => seat !== props.table.seat);
  return (
    <span class="uh-seen-by" title={seenBy(names())}>
      <span class="sr">{seenBy(names())}</span>
      <span aria-hidden="true">
        <Show when={props.rumor.looked.length > 0} fallback={props.sentence ? capital(UNSEEN) : UNSEEN_SHORT}>
          <Show when={props.sentence} fallback={<Icon name="see" class="uh-see" />}>
            {capital(SEEN_BY)}{' '}
          </Show>
          <Show when={isMine()}>{others().length > 0 ? `${within(YOU)} ` : within(YOU)}</Show>
          <For each={others()}>{seat => <SeatMark look={props.table.player(seat).look} />}</For>
        </Show>
        <Show when={props.sentence}>.</Show>
      </span>
    </span>
  );
};

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
