import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { cardOf } from '../board.ts';
import { regionName } from '../text.ts';
import type { CardId, Move, Region, UfoHunter } from '../types.ts';
import { type Draft, deskOf } from './desk.ts';
import * as text from './dock-text.ts';
import { outlooksOf } from './outlook.ts';
import { TypeWord } from './pieces.tsx';
import { numbersOf } from './pins.ts';

export interface ActorProps extends PartProps<UfoHunter> {
  readonly actor: Seat;
}

/** What every decision has at hand. */
export function createDeciding(props: ActorProps) {
  const desk = deskOf(props.table);
  const known = () => props.table.view.public;
  const numbers = createMemo(() => numbersOf(props.table.story));
  return {
    known,
    draft: desk.draft,
    change: (some: Partial<Draft>) => desk.change({ ...desk.draft(), ...some }),
    player: () => at(known().players, props.actor),
    number: (region: Region) => numbers().get(region) ?? region,
    names: (seats: readonly Seat[]) => seats.map(seat => props.table.name(seat)),
    act: (move: Move) => void props.table.act(move, props.actor),
  };
}

export const TurnLine = (props: ActorProps & { readonly title: string; readonly children?: JSX.Element }) => (
  <p class="turnline mine">
    <Asks {...props} />
    <span class="dim">{props.children}</span>
  </p>
);

/** What is asked; on a screen that is nobody's page, of whom too. */
export const Asks = (props: ActorProps & { readonly title: string }) => (
  <strong>
    {props.table.seat === null ? text.askedOf(props.table.name(props.actor), props.title) : props.title}
  </strong>
);

/** A card that lies open, and where. */
export const CardLine = (props: { readonly card: CardId; readonly region: Region }) => (
  <>
    <span class="title">{cardOf(props.card).title}</span> <TypeWord card={props.card} />{' '}
    <span class="dim it">{regionName(props.region)}.</span>{' '}
  </>
);

const PRESSED_TWICE_MS = 400;

/** A second press that was meant for the decision before makes none of this one. */
export function createPause(decision: () => unknown): () => boolean {
  const [pausing, setPausing] = createSignal(true);
  createEffect(
    on(decision, () => {
      setPausing(true);
      const timer = setTimeout(() => setPausing(false), PRESSED_TWICE_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return pausing;
}

/** The card of a rumor that one has looked at, as paper among public things. */
export const KnownCard = (
  props: ActorProps & {
    readonly region: Region;
    readonly otherwise?: string;
    /** What else stands on the card. */
    readonly children?: JSX.Element;
  },
) => {
  const seen = () => props.table.view.own?.seen.find(({ region }) => region === props.region);
  return (
    <Show when={seen()} fallback={<Note says={props.otherwise} />}>
      {one => <CardSlip {...props} card={one().card} />}
    </Show>
  );
};

const Note = (props: { readonly says: string | undefined }) => (
  <Show when={props.says}>{says => <p class="dim uh-note">{says()}</p>}</Show>
);

const CardSlip = (
  props: ActorProps & {
    readonly region: Region;
    readonly card: CardId;
    readonly children?: JSX.Element;
  },
) => {
  const player = () => at(props.table.view.public.players, props.actor);
  const outlooks = createMemo(() => outlooksOf(props.card, player(), props.region));
  return (
    <div class="paper uh-slip">
      <b class="title">{cardOf(props.card).title}</b> <TypeWord card={props.card} />
      <span>{text.forYouNow(outlooks())}</span>
      {props.children}
    </div>
  );
};
