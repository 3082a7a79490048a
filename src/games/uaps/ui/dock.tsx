import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import * as dock from '../../../deduction/ui/dock.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Uaps } from '../types.ts';
import { Acting } from './dock-act.tsx';
import { actorOf, deskOf } from './dock-desk.ts';
import { BLANK } from './dock-draft.ts';
import { Follow, WishChoice } from './dock-follow.tsx';
import { Know } from './dock-know.tsx';
import { LastAct } from './dock-last.tsx';
import { Place } from './dock-place.tsx';
import { Coming } from './rail.tsx';
import './dock.css';
import './dock-narrow.css';

export interface ActorProps extends PartProps<Uaps> {
  readonly actor: Seat;
}

export const Dock = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const actor = createMemo(() => actorOf(props.table));
  const desk = deskOf(props.table);
  // A new turn begins with nothing chosen; what is refused or comes too late stays as it was.
  createEffect(
    on(
      () => `${known().stage} ${known().acts.length} ${actor()}`,
      () => desk.change(known().stage === 'last-acts' ? { ...BLANK, verb: 'photo' } : BLANK),
    ),
  );
  const acting = () => {
    const seat = actor();
    return seat === null ? undefined : { seat };
  };
  return (
    <div class="ua-dock">
      <Show when={acting()} fallback={<Waiting table={props.table} />}>
        {now => (
          <Switch fallback={<Waiting table={props.table} />}>
            <Match when={known().stage === 'know'}>
              <Know table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'place'}>
              <Place table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'act'}>
              <Acting table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'follow' && props.table.seat !== null}>
              <Follow table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'last-acts' && props.table.seat !== null}>
              <LastAct table={props.table} actor={now().seat} />
            </Match>
          </Switch>
        )}
      </Show>
    </div>
  );
};

const Waiting = (props: PartProps<Uaps>) => {
  const own = () => (props.table.seat === null ? undefined : { seat: props.table.seat });
  return (
    <dock.Waiting table={props.table}>
      <Show when={own()}>{mine => <WishChoice table={props.table} actor={mine().seat} />}</Show>
      <div class="ua-meanwhile">
        <Coming table={props.table} />
      </div>
    </dock.Waiting>
  );
};
