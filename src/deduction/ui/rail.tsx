import { For, type JSX, type ParentProps, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import { isBot, Sealed, SeatMark, SeatName } from '../../ui/parts.tsx';
import * as text from './rail-text.ts';
import './rail.css';

/** What a game shows beside its board, and below it what was announced. */
export const RailParts = <Line,>(
  props: ParentProps<{
    /** Newest first. */
    readonly lines: readonly Line[];
    readonly line: (line: Line) => JSX.Element;
    /** Where a game has much to show. */
    readonly tight?: boolean;
  }>,
) => (
  <div class="rail-parts" classList={{ 'rail-tight': props.tight ?? false }}>
    {props.children}
    <section class="rail-announced" data-point="announced">
      <h2 class="label">{text.ANNOUNCED}</h2>
      {/* The live line of the table says what is new. */}
      <div class="rail-lines" role="log" aria-live="off" aria-label={text.ANNOUNCED} tabindex="0">
        <ol>
          <For each={props.lines} fallback={<li class="dim it">{text.NOTHING_YET}</li>}>
            {props.line}
          </For>
        </ol>
      </div>
    </section>
  </div>
);

/** Who acts before whom, and where each stands. */
export const Order = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly order: readonly Seat[];
    readonly says: (seat: Seat) => string;
    /** Before the number of a place. */
    readonly placeLabel: string;
    readonly place: (seat: Seat) => number;
    /** Under the number of a place, where it alone does not say who is behind. */
    readonly lap?: (seat: Seat) => string | undefined;
  },
) => {
  const waits = (seat: Seat) => props.table.actors.includes(seat) && props.table.toAct.includes(seat);
  return (
    <section class="rail-order" data-point="order">
      <h2 class="label">{text.ORDER}</h2>
      <ol>
        <For each={props.order}>
          {seat => (
            <li classList={{ now: waits(seat), 'to-act': props.table.toAct.includes(seat) }}>
              <span class="rail-who">
                <SeatName
                  look={props.table.player(seat).look}
                  name={props.table.name(seat)}
                  bot={isBot(props.table.player(seat))}
                />
                <small>{props.says(seat)}</small>
              </span>
              <span class="data rail-place">
                <span class="sr">{props.placeLabel}</span>
                {props.place(seat)}
                <Show when={props.lap?.(seat)}>{lap => <small>{lap()}</small>}</Show>
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

/** Items of a list: what comes next, and when. */
export const Calendar = (props: ParentProps<{ readonly title: string }>) => (
  <section class="rail-coming" data-point="calendar">
    <h2 class="label">{props.title}</h2>
    <ul>{props.children}</ul>
  </section>
);

interface CodedGame extends GameTypes {
  Options: { readonly code?: string };
}

/** Where one person plays, there is one from the start. */
export const SkyCode = <T extends CodedGame>(
  props: PartProps<T> & {
    /** What it does not carry. */
    readonly says?: string | undefined;
  },
) => (
  <Show when={props.table.facts.options.code}>
    {code => (
      <section class="rail-code">
        <h2 class="label">{text.CODE}</h2>
        <p class="data">{code()}</p>
        <Show when={props.says}>{says => <p class="dimmer">{says()}</p>}</Show>
      </section>
    )}
  </Show>
);

/** What somebody did. */
export const Said = <T extends GameTypes>(
  props: ParentProps<
    PartProps<T> & {
      readonly seat: Seat;
      /** Before the words, which may be cut short. */
      readonly mark?: JSX.Element;
    }
  >,
) => (
  <li class="rail-said">
    <SeatMark look={props.table.player(props.seat).look} />
    <span>
      <b>{props.table.name(props.seat)}</b> {props.mark} {props.children}
    </span>
  </li>
);

/** What nobody did. */
export const Passage = (
  props: ParentProps<{
    /** Left out where there is room for one line only. */
    readonly aside?: boolean;
  }>,
) => (
  <li class="rail-passage dim it" classList={{ aside: props.aside ?? false }}>
    {props.children}
  </li>
);

/** The answer where it is one's own, else that there is one. */
export const Hidden = (props: { readonly answer: string | null }) => (
  <Show
    when={props.answer !== null}
    fallback={
      <span title={text.HIDDEN}>
        <Sealed />
        <span class="sr">{text.HIDDEN}</span>
      </span>
    }
  >
    <span class="slip paper">{props.answer}</span>
  </Show>
);
