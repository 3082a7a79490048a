import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip, SeatName } from '../../../ui/parts.tsx';
import { TURNS } from '../board.ts';
import { messagesLeft } from '../legal.ts';
import type { Unacknowledged } from '../types.ts';
import { Composer } from './composer.tsx';
import * as text from './dock-text.ts';
import { passesTo } from './hand.ts';
import { plansNow } from './plans.ts';
import { progress, winningTypes } from './progress.ts';
import './dock.css';

export const Dock = (props: PartProps<Unacknowledged>) => {
  const stage = () => props.table.view.public.stage;
  return (
    <div class="un-dock">
      <Switch fallback={<Decide table={props.table} />}>
        <Match when={props.table.actors.length === 0}>
          <Waiting table={props.table} />
        </Match>
        <Match when={stage() === 'discuss'}>
          <Discuss table={props.table} />
        </Match>
        <Match when={props.table.seat === null}>
          <Waiting table={props.table} />
        </Match>
      </Switch>
    </div>
  );
};

const thinking = (table: PartProps<Unacknowledged>['table']): readonly string[] =>
  table.toAct.filter(seat => seat !== table.seat).map(seat => table.name(seat));

const Waiting = (props: PartProps<Unacknowledged>) => (
  <>
    <p class="turnline">
      <strong>{text.waitingFor(thinking(props.table), props.table.view.public.stage)}</strong>
      <Show when={props.table.seat === null && props.table.actors.length === 0}>
        <span class="dim">{text.YOU_WATCH}</span>
      </Show>
    </p>
    <Quiet table={props.table} />
  </>
);

const Quiet = (props: PartProps<Unacknowledged>) => (
  <Show when={['draft', 'choose'].includes(props.table.view.public.stage)}>
    <p class="un-quiet">
      <Icon name="lock" />
      <span>
        <b>{text.QUIET}</b>{' '}
        {props.table.view.public.stage === 'draft' ? text.QUIET_DRAFT_SAYS : text.QUIET_SAYS}
      </span>
    </p>
  </Show>
);

/** Which card it is stands on the paper only. */
const Decide = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const seat = () => props.table.seat ?? (0 as Seat);
  const decided = () => known().done[seat()] === true;
  const says = () => {
    switch (known().stage) {
      case 'draft':
        return text.draftSays(known(), props.table.name(passesTo(seat(), known())));
      case 'discard':
        return text.DISCARD_SAYS;
      default:
        return text.turnSays(known());
    }
  };
  const toDo = () => {
    const stage = known().stage;
    return stage === 'draft' || stage === 'discard' ? text.toDo[stage] : text.toDo.choose;
  };
  return (
    <>
      <p class="turnline" classList={{ mine: !decided() }}>
        <strong>{decided() ? text.YOUR_CARD_IS_DOWN : toDo()}</strong>
        <span class="dim">{decided() ? text.stillThinking(thinking(props.table)) : says()}</span>
      </p>
      <Show when={known().stage === 'choose' && text.stakes(winningTypes(known()), progress(known()))}>
        {stakes => <p class="un-stakes">{stakes()}</p>}
      </Show>
      <Quiet table={props.table} />
    </>
  );
};

const Discuss = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const open = () => props.table.seat === null;
  const [chosen, setChosen] = createSignal<Seat | null>(null);
  const speaker = () => {
    const { actors } = props.table;
    if (actors.length === 1) return actors[0];
    return actors.find(seat => seat === chosen());
  };
  const left = () => {
    const seat = speaker();
    return seat === undefined ? '' : ` · ${text.messagesLeft(messagesLeft(props.table.view, seat))}`;
  };
  const unready = () => props.table.actors.filter(seat => !known().done[seat]);
  const ready = () => known().done.filter(Boolean).length;
  const lastTalk = () => known().turn > TURNS;
  /** The newest plan that somebody here could still answer. A lesson says itself what to do. */
  const unanswered = () => {
    if (props.table.facts.lesson) return undefined;
    return plansNow(known()).findLast(({ by, agree, refuse }) =>
      unready().some(
        seat => ![by, ...agree, ...refuse].includes(seat) && messagesLeft(props.table.view, seat) > 0,
      ),
    );
  };
  const toDo = () => {
    if (unready().length === 0) return text.YOU_ARE_READY;
    const plan = unanswered();
    if (plan) return text.answerThenReady(plan.number);
    return lastTalk() ? text.LAST_TALK : text.TALK_THEN_READY;
  };
  const becomeReady = () => {
    for (const seat of unready()) void props.table.act({ type: 'ready' }, seat);
  };
  return (
    <>
      <p class="turnline" classList={{ mine: unready().length > 0 }}>
        <strong>{toDo()}</strong>
        <span class="dim un-long">
          {unready().length === 0 ? text.AFTER_READY : lastTalk() ? text.LAST_TALK_SAYS : text.TALK_SAYS}
        </span>
        <span class="sp" />
        <span class="un-count">
          {text.readyCount(ready(), known().seats)}
          {left()}
        </span>
      </p>
      <div class="un-speaking">
        <Show when={open() && props.table.actors.length > 1}>
          <fieldset class="un-chips un-speakers">
            <legend class="sr">{text.WHO_SPEAKS}</legend>
            <span class="dim">{text.WHO_SPEAKS}</span>
            <For each={props.table.actors}>
              {seat => (
                <Chip chosen={seat === chosen()} onPress={() => setChosen(seat === chosen() ? null : seat)}>
                  <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
                </Chip>
              )}
            </For>
          </fieldset>
        </Show>
        <Composer table={props.table} speaker={speaker() ?? null} onSaid={() => setChosen(null)}>
          <Show when={unready().length > 0}>
            <Button kind="primary" onPress={becomeReady} busy={props.table.busy} point="ready">
              {open() ? text.EVERYONE_READY : text.I_AM_READY}
            </Button>
          </Show>
        </Composer>
      </div>
    </>
  );
};
