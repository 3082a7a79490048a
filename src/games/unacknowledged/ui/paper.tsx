import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/parts.tsx';
import { passing } from '../board.ts';
import { CARD_MOVES, refuse } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { Card, Own, Unacknowledged } from '../types.ts';
import { Glyphs, Words } from './card.tsx';
import { claimsThisRound } from './claims.ts';
import { HandCard } from './hand-card.tsx';
import { Identity } from './identity.tsx';
import * as text from './paper-text.ts';
import { forecast, plansNow } from './plans.ts';
import { Scratch, Suspicion } from './scratch.tsx';
import { SeenCards } from './seen-cards.tsx';
import './paper.css';

export const Paper = (props: PartProps<Unacknowledged>) => (
  <Show when={props.table.view.own}>{own => <Page table={props.table} own={own()} />}</Show>
);

interface PageProps extends PartProps<Unacknowledged> {
  readonly own: Own;
}

const Page = (props: PageProps) => {
  const known = () => props.table.view.public;
  const drafting = () => known().stage === 'draft';
  const cards = () => (drafting() ? props.own.pack : props.own.hand);
  const title = () => {
    const { isOwn, seat } = props.table;
    if (!isOwn && seat !== null) return text.pageOf(props.table.name(seat));
    return drafting() ? text.PACK : text.YOUR_HAND;
  };
  return (
    <div class="un-paper">
      <header>
        <h2 class="title">{title()}</h2>
        <Show when={props.table.isOwn}>
          <span class="private">
            <Icon name="lock" />
            {text.ONLY_YOU}
          </span>
        </Show>
        <span class="sp" />
        <Show when={!drafting()}>
          <span class="un-paper-line dim">{text.handLine(known(), cards().length)}</span>
        </Show>
      </header>
      <Identity role={props.own.role} />
      <Show when={drafting()}>
        <p class="un-kept" data-point="kept">
          <span>{text.KEPT}</span>
          <Show when={props.own.hand.length > 0} fallback={<span class="dim">{text.KEPT_NOTHING}</span>}>
            <Glyphs cards={props.own.hand} />
          </Show>
        </p>
      </Show>
      <Cards table={props.table} own={props.own} cards={cards()} />
      <Show when={props.table.isOwn}>
        <Suspicion table={props.table} />
      </Show>
      <SeenCards table={props.table} rounds={props.own.rounds} />
      <Show when={props.table.isOwn}>
        <Scratch table={props.table} />
      </Show>
    </div>
  );
};

/** The cards to choose from, what a choice would lead to, and the one button that makes it. */
const Cards = (props: PageProps & { readonly cards: readonly Card[] }) => {
  const known = () => props.table.view.public;
  const claims = createMemo(() => claimsThisRound(known()));
  const [pressed, setPressed] = createSignal<number | null>(null);
  createEffect(
    on(
      () => [known().round, known().turn, known().stage, known().picks].join(),
      () => setPressed(null),
    ),
  );
  const stage = () => {
    const { stage } = known();
    return stage === 'draft' || stage === 'choose' || stage === 'discard' ? stage : null;
  };
  const choosing = () => (props.table.actors.length > 0 ? stage() : null);
  const sealedAt = () => (props.own.sealed === null ? -1 : props.cards.indexOf(props.own.sealed));
  const card = (): Card | null => {
    const at = pressed();
    return at === null ? null : (props.cards[at] ?? null);
  };
  const changed = () => (card() === props.own.sealed ? null : card());
  return (
    <>
      <ul class="un-cards" data-point={known().stage === 'draft' ? 'pack' : 'hand'}>
        <For each={props.cards}>
          {(one, index) => (
            <li>
              <HandCard
                table={props.table}
                card={one}
                claims={claims()}
                pressed={pressed() === null ? sealedAt() === index() : pressed() === index()}
                sealed={sealedAt() === index()}
                onPress={choosing() ? () => setPressed(index()) : undefined}
              />
            </li>
          )}
        </For>
      </ul>
      <Show when={choosing()}>
        {now => (
          <div class="un-play" data-point="play">
            <Show when={props.own.sealed}>{sealed => <p>{text.youChose(sealed())}</p>}</Show>
            <Show when={now() === 'choose' && changed()}>
              {one => <Outlook table={props.table} card={one()} />}
            </Show>
            <Show
              when={changed()}
              fallback={
                <Show when={props.own.sealed === null}>
                  <p class="un-press">{text.PRESS_A_CARD[now()]}</p>
                </Show>
              }
            >
              {one => <Commit table={props.table} own={props.own} card={one()} />}
            </Show>
          </div>
        )}
      </Show>
    </>
  );
};

/** What comes of a card if all others do as planned. The newest plans say most about now. */
const Outlook = (props: PartProps<Unacknowledged> & { readonly card: Card }) => {
  const outlook = createMemo(() =>
    plansNow(props.table.view.public)
      .slice(-2)
      .flatMap(plan => forecast(props.table.view, plan, props.card) ?? []),
  );
  return (
    <For each={outlook()}>
      {one => (
        <p class="un-outlook">
          <Words text={text.forecastSays(one)} />
        </p>
      )}
    </For>
  );
};

const Commit = (props: PageProps & { readonly card: Card }) => {
  const known = () => props.table.view.public;
  const move = () => {
    const type = CARD_MOVES[known().stage];
    return type && { type, card: props.card };
  };
  const says = () => {
    const first = sentence();
    return props.own.sealed === null ? first : text.changeTo(first);
  };
  const sentence = () => {
    switch (known().stage) {
      case 'draft':
        return text.primaryPick(props.card, passing(known().round), props.own.pack.length - 1);
      case 'discard':
        return text.primaryDiscard(props.card);
      default:
        return text.primaryPlay(
          props.card,
          props.table.toAct.every(seat => seat === props.table.seat),
        );
    }
  };
  const whyNot = () => {
    const made = move();
    const code = made ? refuse(props.table.view, made) : 'not-now';
    return code && gameText.refusal(code);
  };
  return (
    <Button
      kind="primary"
      notNow={whyNot()}
      busy={props.table.busy}
      onPress={() => {
        const made = move();
        if (made) void props.table.act(made);
      }}
    >
      {says()}
    </Button>
  );
};
