import { For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Card, SeatRound, Unacknowledged } from '../types.ts';
import { Glyphs } from './card.tsx';
import { keptOf } from './hand.ts';
import * as text from './paper-text.ts';
import { NOTHING, roundNumber } from './text.ts';

/** Every pack looked at, and what was done with what was kept, newest round first. [I2] */
export const SeenCards = (props: PartProps<Unacknowledged> & { readonly rounds: readonly SeatRound[] }) => (
  <details class="un-seen">
    <summary>
      <Icon name="history" class="s" />
      {text.SEEN}
    </summary>
    <For each={props.rounds.map((_, index) => index).toReversed()}>
      {index => <Show when={props.rounds[index]}>{own => <Round own={own()} number={index + 1} />}</Show>}
    </For>
  </details>
);

const Round = (props: { readonly own: SeatRound; readonly number: number }) => (
  <section>
    <h3>{roundNumber(props.number)}</h3>
    <dl>
      <For each={keptOf(props.own)}>
        {({ pack, kept }, index) => (
          <div>
            <dt>{text.packNumber(index() + 1)}</dt>
            <dd>
              <Glyphs cards={pack} />
              <small>{text.youKept(kept)}</small>
            </dd>
          </div>
        )}
      </For>
      <Row says={text.PLAYED_CARDS} cards={props.own.played} />
      <Show when={props.own.discarded.length > 0}>
        <Row says={text.DISCARDED_CARDS} cards={props.own.discarded} />
      </Show>
    </dl>
  </section>
);

const Row = (props: { readonly says: string; readonly cards: readonly Card[] }) => (
  <div>
    <dt>{props.says}</dt>
    <dd>
      <Show when={props.cards.length > 0} fallback={<small>{NOTHING}</small>}>
        <Glyphs cards={props.cards} />
      </Show>
    </dd>
  </div>
);
