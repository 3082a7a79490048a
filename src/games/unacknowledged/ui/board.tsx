import { createMemo, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ROUNDS, TURNS } from '../board.ts';
import { effectText } from '../text.ts';
import type { Disclosure, Public, Unacknowledged } from '../types.ts';
import * as text from './board-text.ts';
import { EmptySlot, glyph, OpenCard, tint } from './card.tsx';
import { LastTurn } from './last-turn.tsx';
import { progress } from './progress.ts';
import { createReveal } from './reveal.ts';
import { Seats } from './seats.tsx';
import { MINUS, PLUS } from './text.ts';
import './board.css';

export const Board = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const showing = createReveal(props.table);
  return (
    <div class="un-board" classList={{ showing: showing(), busy: known().stage === 'discuss' }}>
      <Shelves known={known()} arriving={showing() ? arrived(known()) : NOTHING} />
      <div class="un-mid">
        <div class="un-rounds-row">
          <Rounds known={known()} />
          <span class="un-deck un-narrow">{text.deckShort(known())}</span>
        </div>
        <Effect known={known()} />
      </div>
      <LastTurn table={props.table} showing={showing()} />
      <Seats table={props.table} />
    </div>
  );
};

interface Arriving {
  readonly plus: number;
  readonly minus: number;
}
const NOTHING: Arriving = { plus: 0, minus: 0 };

/** How many cards the last turn put on each shelf. */
function arrived({ turns }: Public): Arriving {
  const last = turns.at(-1);
  return {
    plus: (last?.result === 'succeeded' ? 1 : 0) + (last?.lab?.bonus ? 1 : 0),
    minus: last?.result === 'negated' ? 1 : 0,
  };
}

const Shelves = (props: { readonly known: Public; readonly arriving: Arriving }) => {
  const now = createMemo(() => progress(props.known));
  return (
    <div class="un-shelves">
      <section class="un-shelf" data-point="plus" aria-label={text.PLUS_SHELF}>
        <h2>
          <span aria-hidden="true">{PLUS}</span>
          <small>
            <span class="un-wide">{text.PLUS_WINS}</span>
            {text.plusGoal(now())}
          </small>
        </h2>
        <Slots cards={props.known.plus} empty={now().plusMissing} arriving={props.arriving.plus} />
        <p class="un-distance">{text.plusNow(now())}</p>
      </section>
      <section class="un-shelf" data-point="minus" aria-label={text.MINUS_SHELF}>
        <h2>
          <span aria-hidden="true">{MINUS}</span>
          <small>
            <span class="un-wide">{text.MINUS_WINS}</span>
            {text.minusGoal(now())}
          </small>
        </h2>
        <Slots cards={props.known.minus} empty={now().minusMissing} arriving={props.arriving.minus} struck />
        <p class="un-distance">{text.minusNow(now())}</p>
      </section>
    </div>
  );
};

const Slots = (props: {
  readonly cards: readonly Disclosure[];
  readonly empty: number;
  readonly arriving: number;
  readonly struck?: boolean;
}) => (
  <div class="un-slots">
    <For each={props.cards}>
      {(card, index) => (
        <OpenCard
          card={card}
          struck={props.struck ?? false}
          class={index() >= props.cards.length - props.arriving ? 'arrives' : ''}
        />
      )}
    </For>
    <For each={Array.from({ length: props.empty })}>{() => <EmptySlot />}</For>
  </div>
);

const Rounds = (props: { readonly known: Public }) => {
  const state = (round: number, turn: number) => {
    const { round: now, turn: at, stage } = props.known;
    if (round < now || (round === now && turn < at) || stage === 'over') return 'past';
    return round === now && turn === at && stage !== 'draft' ? 'now' : '';
  };
  return (
    <div class="un-rounds" data-point="rounds" role="img" aria-label={text.roundsLabel(props.known)}>
      <For each={Array.from({ length: ROUNDS }, (_, i) => i + 1)}>
        {round => (
          <span class="un-round" classList={{ now: round === props.known.round }}>
            <span class="data">{round}</span>
            <For each={Array.from({ length: TURNS }, (_, i) => i + 1)}>
              {turn => <i class={state(round, turn)} />}
            </For>
          </span>
        )}
      </For>
    </div>
  );
};

const Effect = (props: { readonly known: Public }) => (
  <div class="un-effect-row" data-point="effect">
    <Show
      when={props.known.effect}
      fallback={
        <p class="un-no-effect">
          <b>{text.NO_EFFECT}</b>
          <span class="un-wide">{text.NO_EFFECT_SAYS}</span>
          <small class="un-wide">{text.deckLine(props.known)}</small>
        </p>
      }
    >
      {effect => (
        <div class={`un-effect ${tint(effect())}`}>
          <Icon name={glyph(effect())} />
          <b>
            {text.effectTitle[effect()]}, {text.effectUntil(props.known)}
          </b>
          <span>{effectText[effect()]}</span>
          <small class="un-wide">{text.deckLine(props.known)}</small>
        </div>
      )}
    </Show>
  </div>
);
