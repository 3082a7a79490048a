import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark, Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import { conferenceText } from '../text.ts';
import type { PlanetX, Reviewed } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { isPrivate, isPublic, momentIn, type Moment as Told, together } from './board-moment.ts';
import { actorOf, deskOf } from './dock-desk.ts';
import * as text from './text.ts';

/** Long enough to read a rule or a review twice; what happens meanwhile does not cut it short. */
const LASTS = 9000;

/**
 * What just became known, until it is closed or was there long enough. It lies over the circle, so it folds into a
 * corner as soon as all of the circle is needed.
 */
export function createMoment(table: Seen<PlanetX>) {
  const [told, setTold] = createSignal<Told | null>(null);
  const [folded, setFolded] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOld = false;
  const phase = createMemo(() => isPhase(table));
  const begun = createMemo(() => hasBegun(table));
  const needsCircle = () => phase() || begun();
  const close = () => {
    clearTimeout(timer);
    setTold(null);
  };
  const putAway = () => (needsCircle() ? setFolded(true) : close());
  const show = (moment: Told, isFolded: boolean) => {
    clearTimeout(timer);
    isOld = false;
    setTold(before => together(before, moment));
    setFolded(isFolded);
    timer = setTimeout(() => {
      isOld = true;
      putAway();
    }, LASTS);
  };
  createEffect(
    on([() => table.fresh, phase, begun], ([events, inPhase, chooses], before) => {
      const moment = events === before?.[0] ? null : momentIn(events);
      // What all were told is to be noticed before one chooses.
      const givesWay = (one: Told) => inPhase && !isPublic(one);
      // In a lesson the cards say it.
      if (moment) return show(moment, table.facts.lesson || givesWay(moment));
      const known = told();
      const opens = inPhase && !before?.[1] && known !== null && givesWay(known);
      if (opens || (chooses && !before?.[2])) setFolded(true);
      if (isOld && !inPhase && !chooses) close();
    }),
  );
  onCleanup(close);
  return { told, folded, putAway, fold: () => setFolded(true), unfold: () => setFolded(false) };
}

/** Whether any sector may be chosen, also those below the horizon. */
function isPhase(table: Seen<PlanetX>): boolean {
  const { stage } = table.view.public;
  return actorOf(table) !== null && (stage === 'theories' || stage === 'last-acts');
}

/** Whether something was chosen already. */
function hasBegun(table: Seen<PlanetX>): boolean {
  const { verb, picks } = deskOf(table).draft();
  return picks.length > 0 || (verb !== null && verb !== 'theory');
}

/** Over the circle. The live line of the table says it, too. */
export const Moment = (props: PartProps<PlanetX> & { readonly moment: ReturnType<typeof createMoment> }) => (
  <Show when={props.moment.told()}>
    {told => (
      <Show
        when={!props.moment.folded()}
        fallback={<Folded table={props.table} told={told()} onPress={props.moment.unfold} />}
      >
        <div class="px-moment" classList={{ moving: props.table.moving }}>
          <Tool icon="close" label={CLOSE} class="px-moment-close" onPress={props.moment.putAway} />
          <Contents table={props.table} told={told()} />
        </div>
      </Show>
    )}
  </Show>
);

/** In a corner that the circle leaves free: as much of it as one line has room for. */
const Folded = (props: PartProps<PlanetX> & { readonly told: Told; readonly onPress: () => void }) => (
  <button
    type="button"
    class="px-folded"
    classList={{ paper: isPrivate(props.told), moving: props.table.moving }}
    aria-expanded="false"
    title={text.SHOW_AGAIN}
    onClick={props.onPress}
  >
    <small>{text.foldedName(props.told)}</small>{' '}
    <span class="px-folded-row">
      <Icon name={isPrivate(props.told) ? 'lock' : 'a-theory'} class="s" />
      <span class="data">{text.foldedShort(props.told)}</span>
    </span>
    <span class="sr"> {text.foldedSays(props.told, props.table.view.public.mode)}</span>
  </button>
);

const Contents = (props: PartProps<PlanetX> & { readonly told: Told }) => {
  const mode = () => props.table.view.public.mode;
  return (
    <>
      <Show when={isPrivate(props.told)}>
        <section class="px-moment-part">
          <h2 class="px-moment-title">
            <Icon name="lock" class="s" />
            {text.momentTitle.answer}
          </h2>
          <Show when={props.told.answer}>
            {told => (
              <p>
                {text.youDid(told().act)}{' '}
                <span class="slip paper">{text.answerSays(told().answer, mode())}</span>
              </p>
            )}
          </Show>
          <Show when={props.told.facts.length > 0}>
            <p class="px-moment-facts slip paper">{text.factsSay(props.told.facts)}</p>
          </Show>
        </section>
      </Show>
      <Show when={props.told.reviewed.length > 0}>
        <section class="px-moment-part">
          <h2 class="px-moment-title">
            <Icon name="a-theory" class="s" />
            {text.momentTitle.review}
          </h2>
          <ul class="px-reviews">
            <For each={props.told.reviewed}>{one => <Review table={props.table} reviewed={one} />}</For>
          </ul>
          <For each={props.told.paid}>
            {({ seat, time }) => <p class="dim">{text.paysSays(seat, time, props.table.name)}</p>}
          </For>
        </section>
      </Show>
      <For each={props.told.conferences}>
        {({ number, rule }) => (
          <section class="px-moment-part">
            <h2 class="px-moment-title">
              <Icon name="o-planetx" class="s" />
              {text.momentTitle.conference(number)}
            </h2>
            <p class="px-rule">{conferenceText(rule, mode())}</p>
          </section>
        )}
      </For>
      <Show when={props.told.found !== null ? { seat: props.told.found } : undefined}>
        {found => (
          <section class="px-moment-part">
            <h2 class="px-moment-title">
              <Icon name="a-locate" class="s" />
              {text.momentTitle.found(props.table.name(found().seat))}
            </h2>
            <p class="dim">{text.FOUND_SAYS}</p>
          </section>
        )}
      </Show>
    </>
  );
};

const Review = (props: PartProps<PlanetX> & { readonly reviewed: Reviewed }) => (
  <li classList={{ right: props.reviewed.right }}>
    <SeatMark look={props.table.player(props.reviewed.seat).look} />
    <Icon name={iconOf(props.reviewed.body)} class={iconOf(props.reviewed.body)} />
    <span>{text.reviewedSays(props.reviewed, props.table.name)}</span>
    <Icon name={props.reviewed.right ? 'check' : 'close'} class="s verdict" />
  </li>
);
