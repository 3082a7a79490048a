import './online.css';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Room, TableCard } from '../../../protocol/tells.ts';
import { Banner, Button } from '../../../ui/parts.tsx';
import { offerOf } from '../../offers.ts';
import { promiseOf } from '../../online/kept-deal.ts';
import type { OnlineTable } from '../../online/online.ts';
import { change, settings } from '../../settings.ts';
import { keepFocus } from '../../table/focus.ts';
import { optionsSay } from '../../text/new-table.ts';
import * as text from '../../text/online.ts';
import { gameTitle } from '../../text.ts';
import { tidy, usualLevel } from '../new/plan.ts';
import { Page, Part } from '../page.tsx';
import { createAsking } from './asking.ts';
import { CarriedInVain } from './carried-in-vain.tsx';
import { CarryButton } from './carry-button.tsx';
import { ChairRow } from './chair-row.tsx';
import { Chat } from './chat.tsx';
import { Dealing } from './dealing.tsx';
import { Fairness } from './fairness.tsx';
import { botsFor, freeLook, freeSeats, missingIn, nextStep, usualName } from './gathering.ts';
import { Invitation } from './invitation.tsx';
import { LineBanner } from './line-banner.tsx';
import { NextButton } from './next-button.tsx';
import { NotKept } from './not-kept.tsx';
import { WhoYouAre } from './who-you-are.tsx';

/** Where people gather before a game: who sits where, who is ready, and what is still missing. */
export const WaitingRoom = (props: {
  readonly table: OnlineTable;
  readonly card: TableCard;
  readonly room: Room;
}) => {
  keepFocus();
  const { ask, busy, problem } = createAsking();
  const [name, setName] = createSignal(settings.name);
  const [wanted, setWanted] = createSignal<Look>();
  const you = () => props.table.you();
  const chairs = () => props.room.chairs;
  const free = createMemo(() => freeSeats(chairs()));
  const look = createMemo(() => freeLook(chairs(), wanted()));
  const shownName = () => tidy(name()) || usualName(chairs());
  const level = () => {
    const offer = offerOf(props.card.game);
    return offer ? usualLevel(offer) : '';
  };
  const missing = createMemo(() => missingIn(props.room, you()));
  const step = createMemo(() => nextStep(props.room, you()));
  const standingBy = () => props.room.watchers - (you().seat === null ? 1 : 0);
  const offline = () => props.table.line() === 'offline' || props.table.line() === 'closed';
  const dealing = () => props.room.stage === 'dealing';
  const terms = () =>
    [
      optionsSay(props.card.game, props.card.options),
      text.terms(props.card),
      props.room.keptFor == null ? '' : text.keptFor(props.room.keptFor),
    ]
      .join(' ')
      .trim();

  /** Whoever gives the own seat up knows it; whoever loses it is told. */
  const [lost, setLost] = createSignal(false);
  let givesUp = false;
  createEffect(
    on(
      () => you().seat,
      (seat, before) => {
        if (before !== undefined && seat !== before) setLost(seat === null && !givesUp);
        givesUp = false;
      },
    ),
  );
  const stand = () => {
    givesUp = true;
    return ask(props.table.stand());
  };
  createEffect(() => {
    document.title = text.tabTitle(gameTitle(props.card.game), step() !== 'wait');
  });

  const sit = (seat: Seat) => {
    change({ name: tidy(name()) });
    return ask(props.table.sit(seat, shownName(), look()));
  };
  const addBots = async (seats: readonly Seat[]) => {
    for (const { seat, name, look } of botsFor(chairs(), seats)) {
      const added = await ask(props.table.addBot(seat, level(), name, look));
      if (!added.ok) return;
    }
  };
  const changeLevel = (seat: Seat, to: string) => {
    const bot = chairs()[seat];
    if (bot?.by === 'bot') void ask(props.table.addBot(seat, to, bot.name, bot.look));
  };
  const start = async () => {
    const { seat } = you();
    const own = seat === null ? undefined : chairs()[seat];
    if (own?.by === 'person' && !own.ready) {
      const ready = await ask(props.table.ready(true));
      if (!ready.ok) return;
    }
    await ask(props.table.start());
  };
  const sitDown = async () => {
    const [first] = free();
    if (first !== undefined) await sit(first);
  };

  const invitation = () => (
    <Invitation
      card={props.card}
      free={free().length}
      primary={you().host && free().length > 0 && step() === 'wait'}
    />
  );
  return (
    <Page title={gameTitle(props.card.game)} says={terms()} class="room-page">
      <LineBanner table={props.table} />
      <NotKept table={props.table} />
      <CarriedInVain table={props.table} />
      <Show when={lost()}>
        <Banner icon="people" title={text.REMOVED}>
          {text.REMOVED_SAYS}
        </Banner>
      </Show>
      <Show when={props.room.brokenOff}>
        {deals => (
          <Banner icon="people" title={text.brokenOff(deals())}>
            {text.brokenOffSays(deals())}
          </Banner>
        )}
      </Show>
      <div class="room">
        <Show when={you().host}>{invitation()}</Show>
        <Part title={text.SEATS}>
          <Show when={you().seat === null && free().length > 0}>
            <WhoYouAre
              chairs={chairs()}
              name={name()}
              usual={usualName(chairs())}
              look={look()}
              onName={setName}
              onLook={setWanted}
              onEnter={() => void sitDown()}
            />
          </Show>
          <ol class="chairs" tabindex={-1} data-refuge>
            <For each={seatsOf(chairs().length)}>
              {seat => (
                <ChairRow
                  seat={seat}
                  chair={chairs()[seat]}
                  you={you()}
                  host={props.room.host === seat}
                  game={props.card.game}
                  dealing={dealing()}
                  onSit={() => void sit(seat)}
                  onBot={() => void addBots([seat])}
                  onLevel={to => changeLevel(seat, to)}
                  onRemove={() => void ask(props.table.remove(seat))}
                />
              )}
            </For>
          </ol>
          <div class="row wrap">
            <Show when={you().host && free().length > 1 && !dealing()}>
              <Button icon="bot" busy={busy()} onPress={() => void addBots(free())}>
                {text.fillWithBots(free().length)}
              </Button>
            </Show>
            <Show when={you().seat !== null && !dealing()}>
              <Button onPress={() => void stand()}>{text.STAND}</Button>
            </Show>
            <Show when={you().seat !== null}>
              <CarryButton id={props.table.id} />
            </Show>
            <Show when={standingBy() > 0}>
              <p class="dim">{text.standingBy(standingBy())}</p>
            </Show>
          </div>
        </Part>
        <Show when={!you().host}>{invitation()}</Show>
        <Part title={text.CHAT}>
          <Chat table={props.table} open />
        </Part>
        <Fairness commitment={promiseOf(props.card, props.room)} />
      </div>
      <div class="room-foot" tabindex={-1} data-refuge>
        <Show
          when={!dealing()}
          fallback={
            <Dealing
              room={props.room}
              you={you()}
              partElsewhere={props.table.partElsewhere()}
              busy={busy()}
              onDeal={() => void ask(props.table.dealWithout())}
              onBreakOff={() => void ask(props.table.breakOff())}
            />
          }
        >
          <p role="status">{offline() ? text.OFFLINE : text.missing(missing(), you())}</p>
          <NextButton
            step={step()}
            name={shownName()}
            seated={you().seat !== null}
            busy={busy()}
            onSit={() => void sitDown()}
            onReady={yes => void ask(props.table.ready(yes))}
            onStart={() => void start()}
          />
        </Show>
        <p class="wrong" role="alert">
          {problem()}
        </p>
      </div>
    </Page>
  );
};
