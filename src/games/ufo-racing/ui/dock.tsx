import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { waitingFor } from '../../../ui/text.ts';
import { Waiting as TableWaits } from '../../../ui/waiting.tsx';
import { chipsToPlan } from '../board.ts';
import type { UfoRacing } from '../types.ts';
import { actorOf, BLANK, decisionOf, deskOf, isAtOnce } from './desk.ts';
import { Lay } from './dock-lay.tsx';
import { InFlight } from './dock-move.tsx';
import { Place } from './dock-place.tsx';
import * as text from './dock-text.ts';
import { placedChips } from './kept-plan.ts';
import './dock.css';

export interface ActorProps extends PartProps<UfoRacing> {
  readonly actor: Seat;
}

export const Dock = (props: PartProps<UfoRacing>) => {
  const stage = () => props.table.view.public.stage;
  const actor = createMemo(() => actorOf(props.table));
  const desk = deskOf(props.table);
  // A new decision begins with nothing chosen; what is refused stays as it was.
  createEffect(
    on(
      () => decisionOf(props.table, actor()),
      () => desk.change(BLANK),
    ),
  );
  const acting = () => {
    const seat = actor();
    return seat === null ? undefined : { seat };
  };
  return (
    <div class="ur-dock">
      <Show when={acting()} fallback={<Waiting table={props.table} />}>
        {now => (
          <Switch fallback={<Waiting table={props.table} />}>
            <Match when={stage() === 'plan'}>
              <Planning table={props.table} actor={now().seat} />
            </Match>
            <Match when={stage() === 'lay'}>
              <Lay table={props.table} actor={now().seat} />
            </Match>
            <Match when={stage() === 'place'}>
              <Place table={props.table} actor={now().seat} />
            </Match>
            <Match when={stage() === 'move'}>
              <InFlight table={props.table} actor={now().seat} />
            </Match>
          </Switch>
        )}
      </Show>
    </div>
  );
};

const Waiting = (props: PartProps<UfoRacing>) => (
  <TableWaits table={props.table} onOwnPages={isAtOnce(props.table) ? text.ON_OWN_PAGES : undefined} />
);

/** The plan itself is made on paper. */
const Planning = (props: ActorProps) => {
  const isPlanned = () => props.table.view.public.done[props.actor] === true;
  const left = createMemo(
    () => chipsToPlan(at(props.table.view.public.ufos, props.actor)) - placedChips(props.table).length,
  );
  const others = () =>
    props.table.toAct.filter(seat => seat !== props.actor).map(seat => props.table.name(seat));
  return (
    <Show
      when={isPlanned()}
      fallback={
        <p class="turnline mine">
          <strong>{text.PLAN_ON_PAGE}</strong>
          <span class="dim">{text.planSays(left())}</span>
        </p>
      }
    >
      <p class="turnline">
        <strong>{text.PLANNED}</strong>
        <span class="dim">
          {waitingFor(others())} {text.MAY_CHANGE}
        </span>
      </p>
    </Show>
  );
};
