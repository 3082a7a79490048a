import { type Accessor, For, type JSX, type ParentProps, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatMark, Tool } from '../../ui/parts.tsx';
import { CLOSE } from '../../ui/text.ts';
import type { Moment } from './moment.ts';
import * as text from './moment-text.ts';
import './moment.css';

/** Where it is not in the way. */
export type At = 'top' | 'bottom';

/** Over the board. The live line of the table says it, too. */
export const MomentCard = <T extends GameTypes, Told>(
  props: PartProps<T> & {
    readonly moment: Moment<Told>;
    readonly at: At;
    /** As much of it as a corner has room for. */
    readonly corner: (told: Told) => Corner;
    readonly children: (told: Accessor<Told>) => JSX.Element;
  },
) => (
  <Show when={props.moment.told()}>
    {told => (
      <Show
        when={!props.moment.folded()}
        fallback={<Folded table={props.table} corner={props.corner(told())} onPress={props.moment.unfold} />}
      >
        <div class={`moment-card at-${props.at}`} classList={{ moving: props.table.moving }}>
          <Tool icon="close" label={CLOSE} class="moment-close" onPress={props.moment.putAway} />
          {props.children(told)}
        </div>
      </Show>
    )}
  </Show>
);

/** What is left of a moment in a corner that the board leaves free. */
export interface Corner {
  readonly isPrivate: boolean;
  /** Where it is not private. */
  readonly icon: string;
  readonly name?: string;
  readonly short: string;
  /** Whole, for whoever hears it. */
  readonly says: string;
}

const Folded = <T extends GameTypes>(
  props: PartProps<T> & { readonly corner: Corner; readonly onPress: () => void },
) => (
  <button
    type="button"
    class="moment-folded"
    classList={{ paper: props.corner.isPrivate, moving: props.table.moving }}
    aria-expanded="false"
    title={text.SHOW_AGAIN}
    onClick={props.onPress}
  >
    <Show when={props.corner.name}>{name => <small>{name()} </small>}</Show>
    <span class="moment-folded-row">
      <Icon name={props.corner.isPrivate ? 'lock' : props.corner.icon} class="s" />
      <span class="data">{props.corner.short}</span>
    </span>
    <span class="sr"> {text.showAgain(props.corner.says)}</span>
  </button>
);

export const MomentPart = (props: ParentProps<{ readonly title?: string; readonly icon?: string }>) => (
  <section class="moment-part">
    <Show when={props.title}>
      {title => (
        <h2 class="moment-title">
          <Icon name={props.icon ?? 'lock'} class="s" />
          {title()}
        </h2>
      )}
    </Show>
    {props.children}
  </section>
);

/** What one did or was to hear, and on a slip what came of it. */
export interface Slip {
  readonly to: string;
  readonly says: string;
}

/** What only one was told. */
export const PrivatePart = (props: { readonly slips: readonly Slip[]; readonly facts: string }) => (
  <MomentPart title={text.ONLY_YOU} icon="lock">
    <For each={props.slips}>
      {({ to, says }) => (
        <p>
          {to} <span class="slip paper">{says}</span>
        </p>
      )}
    </For>
    <Show when={props.facts}>{facts => <p class="moment-facts slip paper">{facts()}</p>}</Show>
  </MomentPart>
);

/** Whose theory or photo was right, or not. */
export interface Verdict {
  readonly seat: Seat;
  readonly sector: number;
  readonly right: boolean;
  readonly icon: string;
  /** Inside a sentence. */
  readonly thing: string;
}

/** All of them, and what the wrong ones cost. */
export const Verdicts = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly verdicts: readonly Verdict[];
    readonly paid: readonly { readonly seat: Seat; readonly time: number }[];
  },
) => (
  <>
    <ul class="moment-verdicts">
      <For each={props.verdicts}>
        {({ seat, sector, right, icon, thing }) => (
          <li classList={{ right }}>
            <SeatMark look={props.table.player(seat).look} />
            <Icon name={icon} class={icon} />
            <span>{text.verdictSays(props.table.name(seat), right, thing, sector)}</span>
            <Icon name={right ? 'check' : 'close'} class="s verdict" />
          </li>
        )}
      </For>
    </ul>
    <For each={props.paid}>
      {({ seat, time }) => <p class="dim">{text.paysSays(seat, time, props.table.name)}</p>}
    </For>
  </>
);

/** `what`: what was looked for. */
export const FoundPart = <T extends GameTypes>(
  props: PartProps<T> & { readonly seat: Seat | null; readonly what: string },
) => (
  <Show when={props.seat !== null ? { seat: props.seat } : undefined}>
    {found => (
      <MomentPart title={text.foundSays(props.table.name(found().seat), props.what)} icon="a-locate">
        <p class="dim">{text.FOUND_MEANS}</p>
      </MomentPart>
    )}
  </Show>
);
