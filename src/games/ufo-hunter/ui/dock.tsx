import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Waiting as TableWaits } from '../../../ui/waiting.tsx';
import type { Pending, UfoHunter } from '../types.ts';
import { actorOf, BLANK, deskOf, isAtOnce } from './desk.ts';
import { Bid } from './dock-bid.tsx';
import { BuyMore } from './dock-buy.tsx';
import { Choose } from './dock-choose.tsx';
import { FoundSlip } from './dock-found.tsx';
import { Lose, Pay, Sell } from './dock-items.tsx';
import { Option } from './dock-option.tsx';
import type { ActorProps } from './dock-parts.tsx';
import { Look, Stake } from './dock-stake.tsx';
import * as text from './dock-text.ts';
import { Investigate, Travel } from './dock-travel.tsx';
import './dock.css';
import './dock-choices.css';

export const Dock = (props: PartProps<UfoHunter>) => {
  const known = () => props.table.view.public;
  const actor = createMemo(() => actorOf(props.table));
  const desk = deskOf(props.table);
  // A new decision begins with nothing chosen; what is refused stays as it was.
  createEffect(
    on(
      () => `${known().round} ${known().stage} ${decision(known().pending)} ${actor()}`,
      () => desk.change(BLANK),
    ),
  );
  const acting = () => {
    const seat = actor();
    return seat === null ? undefined : { seat };
  };
  return (
    <div class="uh-dock">
      <FoundSlip table={props.table} />
      <div class="uh-decision">
        <Show when={acting()} fallback={<Waiting table={props.table} />}>
          {now => (
            <Switch fallback={<Decide table={props.table} actor={now().seat} />}>
              <Match when={known().stage === 'choose'}>
                <Choose table={props.table} actor={now().seat} />
              </Match>
              <Match when={known().stage === 'bid'}>
                <Bid table={props.table} actor={now().seat} />
              </Match>
            </Switch>
          )}
        </Show>
      </div>
    </div>
  );
};

/** What tells one decision of a seat from its next one. */
const decision = (pending: Pending | null): string => (pending ? JSON.stringify(pending) : '');

const Waiting = (props: PartProps<UfoHunter>) => (
  <TableWaits table={props.table} onOwnPages={isAtOnce(props.table) ? text.ON_OWN_PAGES : undefined} />
);
type Asked<Type extends Pending['type']> = Extract<Pending, { type: Type }>;

export interface AskedProps<Type extends Pending['type']> extends ActorProps {
  readonly asked: Asked<Type>;
}

const Decide = (props: ActorProps) => {
  const asked = <Type extends Pending['type']>(type: Type): Asked<Type> | undefined => {
    const { pending } = props.table.view.public;
    return pending?.type === type ? (pending as Asked<Type>) : undefined;
  };
  return (
    <Switch fallback={<Waiting table={props.table} />}>
      <Match when={asked('stake')}>{now => <Stake {...props} asked={now()} />}</Match>
      <Match when={asked('travel')}>{now => <Travel {...props} asked={now()} />}</Match>
      <Match when={asked('investigate')}>{now => <Investigate {...props} asked={now()} />}</Match>
      <Match when={asked('option')}>{now => <Option {...props} asked={now()} />}</Match>
      <Match when={asked('lose')}>{now => <Lose {...props} asked={now()} />}</Match>
      <Match when={asked('buy')}>{now => <BuyMore {...props} asked={now()} />}</Match>
      <Match when={asked('look')}>{now => <Look {...props} asked={now()} />}</Match>
      <Match when={asked('pay')}>{now => <Pay {...props} asked={now()} />}</Match>
      <Match when={asked('sell')}>{now => <Sell {...props} asked={now()} />}</Match>
    </Switch>
  );
};
