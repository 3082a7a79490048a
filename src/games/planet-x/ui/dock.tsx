import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import * as dock from '../../../deduction/ui/dock.tsx';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import type { PlanetX } from '../types.ts';
import { Acting } from './dock-act.tsx';
import { actorOf, deskOf } from './dock-desk.ts';
import { BLANK, type Draft } from './dock-draft.ts';
import { Know } from './dock-know.tsx';
import { LastAct, Theories } from './dock-theories.tsx';
import { Coming } from './rail.tsx';
import './dock.css';

export interface ActorProps extends PartProps<PlanetX> {
  readonly actor: Seat;
}

export const Dock = (props: PartProps<PlanetX>) => {
  const known = () => props.table.view.public;
  const actor = createMemo(() => actorOf(props.table));
  const desk = deskOf(props.table);
  // A new turn begins with nothing chosen; what is refused or comes too late stays as it was.
  createEffect(
    on(
      () => `${known().stage} ${known().acts.length} ${known().phase} ${actor()}`,
      () => desk.change(firstDraft(props.table)),
    ),
  );
  const acting = () => {
    const seat = actor();
    return seat === null ? undefined : { seat };
  };
  return (
    <div class="px-dock">
      <Show when={acting()} fallback={<Waiting table={props.table} />}>
        {now => (
          <Switch fallback={<Waiting table={props.table} />}>
            <Match when={known().stage === 'know'}>
              <Know table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'act'}>
              <Acting table={props.table} actor={now().seat} />
            </Match>
            <Match when={known().stage === 'theories'}>
              <Theories table={props.table} actor={now().seat} />
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

/** Theories are all that can be done in their phase; what was chosen face down lies there to be changed. */
function firstDraft(table: Seen<PlanetX>): Draft {
  const { stage } = table.view.public;
  if (stage !== 'theories' && stage !== 'last-acts') return BLANK;
  return { ...BLANK, verb: 'theory', picks: table.view.own?.sealed ?? [] };
}

const Waiting = (props: PartProps<PlanetX>) => (
  <dock.Waiting table={props.table}>
    <div class="px-meanwhile">
      <Coming table={props.table} />
    </div>
  </dock.Waiting>
);
