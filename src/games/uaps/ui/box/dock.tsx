import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { WhoActs } from '../../../../deduction/ui/box/who-acts.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import type { UapsBox } from '../../box/types.ts';
import { deskOf } from '../dock-desk.ts';
import { BLANK } from '../dock-draft.ts';
import { stacksOf } from '../dock-landing.ts';
import { standsIn } from '../dock-text.ts';
import { EarthTurns, Entries, OwnActs, ReportActs } from './acts.tsx';
import { Along, mayGoAlong } from './along.tsx';
import { asGame } from './as-game.ts';
import { Ask, AskedBack, Told } from './ask.tsx';
import { createAsking } from './asking.ts';
import { boxDeskOf, hasBegun, isEarthDue, isStarting, mayAsk, whoseTurn } from './desk.ts';
import { Start } from './start.tsx';
import * as text from './text.ts';
import { Windows } from './windows.tsx';
import '../dock.css';
import '../dock-narrow.css';
import './box.css';

/** What can be done now, one question at a time. */
export const Dock = (props: PartProps<UapsBox>) => {
  const known = () => props.table.view.public;
  const desk = boxDeskOf(props.table);
  const own = () => (props.table.seat === null ? undefined : { seat: props.table.seat });
  // A new turn begins with nothing chosen; what is refused or dropped stays as it was.
  createEffect(
    on(
      () => `${known().stage} ${known().acts.length}`,
      () => {
        deskOf(asGame(props.table)).change(BLANK);
        const goesOn = known().freeMove !== null && known().acts.at(-1)?.seat === props.table.seat;
        if (!goesOn) desk.change({ ...desk.draft(), anyway: false });
      },
      { defer: true },
    ),
  );
  return (
    <div class="ua-dock ua-box-dock">
      <Show when={own()} fallback={<OpenTable table={props.table} />}>
        {mine => <OwnPage table={props.table} seat={mine().seat} />}
      </Show>
      <Told table={props.table} />
      <Windows table={props.table} />
    </div>
  );
};

const OpenTable = (props: PartProps<UapsBox>) => (
  <>
    <Now table={props.table} />
    <p class="dim">{text.OPEN_TABLE}</p>
    <Entries table={props.table} />
  </>
);

const OwnPage = (props: PartProps<UapsBox> & { readonly seat: Seat }) => {
  const composing = createAsking(props.table, () => props.seat);
  const along = createMemo(() => mayGoAlong(props.table));
  const verb = () => (mayAsk(props.table) && !isEarthDue(props.table) ? composing.draft().verb : null);
  return (
    <>
      <Switch
        fallback={
          <>
            <Now table={props.table} />
            <ReportActs table={props.table} />
            <Show when={mayAsk(props.table)}>
              <OwnActs table={props.table} seat={props.seat} composing={composing} />
            </Show>
            <Entries table={props.table} />
          </>
        }
      >
        <Match when={!hasBegun(props.table, props.seat)}>
          <Start table={props.table} seat={props.seat} />
        </Match>
        <Match when={along().length > 0}>
          <Along table={props.table} seats={along()} />
        </Match>
        <Match when={verb()}>
          {now => <Ask table={props.table} seat={props.seat} composing={composing} verb={now()} />}
        </Match>
      </Switch>
      <AskedBack table={props.table} seat={props.seat} composing={composing} />
    </>
  );
};

/** What comes next on the board. */
const Now = (props: PartProps<UapsBox>) => (
  <Switch fallback={<Turn table={props.table} />}>
    <Match when={isEarthDue(props.table)}>
      <EarthTurns table={props.table} />
    </Match>
    <Match when={isStarting(props.table)}>
      <p class="turnline">
        <strong>{text.WAIT_FOR_START}</strong>
        <span class="dim">{text.lunaSays(props.table.view.public.luna)}</span>
      </p>
    </Match>
  </Switch>
);

/** Whose turn it is, as far as it is known. [C7] [C8] */
const Turn = (props: PartProps<UapsBox>) => {
  const known = () => props.table.view.public;
  const desk = boxDeskOf(props.table);
  const mayAskAnyway = () => desk.draft().anyway && mayAsk(props.table);
  const turn = createMemo(() => {
    const seat = whoseTurn(props.table);
    return seat === null || mayAskAnyway() ? undefined : { seat };
  });
  const says = (seat: Seat) => {
    if (known().stage === 'last-acts') return text.LAST_ACTS;
    if (known().freeMove) return text.FREE_MOVE;
    return text.farthestBack(
      props.table.name(seat),
      known().time[seat] ?? 0,
      known().quadrants[seat] ?? null,
    );
  };
  const anyway = (seat: Seat) =>
    props.table.seat !== null && seat !== props.table.seat && known().stage === 'act'
      ? () => desk.change({ ...desk.draft(), anyway: true })
      : undefined;
  const take = (seat: Seat) => {
    const { openPage } = props.table;
    return openPage && props.table.view.box.here[seat] ? () => openPage(seat) : undefined;
  };
  return (
    <Show when={turn()} fallback={<Untracked table={props.table} />}>
      {now => (
        <WhoActs
          table={props.table}
          seat={now().seat}
          isHere={props.table.view.box.here[now().seat] ?? false}
          says={says(now().seat)}
          onAnyway={anyway(now().seat)}
          onTake={take(now().seat)}
        />
      )}
    </Show>
  );
};

/** Where the researcher stands, when nobody knows whose turn it is. */
const Untracked = (props: PartProps<UapsBox>) => {
  const known = () => props.table.view.public;
  const title = () => {
    const { finder, stage, lastActs } = known();
    if (stage !== 'last-acts') return text.UNTRACKED;
    return lastActs.length === 0 || finder === null ? text.ALL_DONE : text.foundBy(props.table.name(finder));
  };
  const says = () => {
    const quadrant = props.table.seat === null ? null : known().quadrants[props.table.seat];
    if (known().stage === 'last-acts') return mayAsk(props.table) ? text.LAST_ACTS : '';
    return quadrant ? standsIn(quadrant, stacksOf(known(), quadrant)) : '';
  };
  return (
    <p class="turnline" classList={{ mine: known().stage === 'last-acts' && mayAsk(props.table) }}>
      <strong>{title()}</strong>
      <span class="dim">{says()}</span>
    </p>
  );
};
