import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark, Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import type { Uaps, Verified } from '../types.ts';
import { isPrivate, isPublic, momentIn, type Moment as Told, together } from './board-moment.ts';
import * as text from './board-text.ts';
import './board-moment.css';
import { actorOf, deskOf, quadrantHere } from './dock-desk.ts';
import { stacksOf } from './dock-landing.ts';
import { iconOf } from './icon-of.ts';
import { answerSays, REPORT, reportSays, youDid } from './text.ts';

/** As long as a token and then the Earth are on their way. */
export const TURNING_MS = 1300;

/** Long enough to read it twice; what happens meanwhile does not cut it short. */
const LASTS = 9000;

/**
 * What just became known, until it is closed or was there long enough. It lies over the board, away from where one
 * stands, and folds into a corner as soon as something is being chosen.
 */
export function createMoment(table: Seen<Uaps>) {
  const [told, setTold] = createSignal<Told | null>(null);
  const [folded, setFolded] = createSignal(false);
  /** The Earth is not covered while it turns. */
  const [waits, setWaits] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let earth: ReturnType<typeof setTimeout> | undefined;
  let isOld = false;
  const chooses = createMemo(() => hasBegun(table));
  const close = () => {
    clearTimeout(timer);
    setTold(null);
  };
  const putAway = () => (chooses() ? setFolded(true) : close());
  const show = (moment: Told, isFolded: boolean) => {
    clearTimeout(timer);
    isOld = false;
    setTold(before => together(before, moment));
    setFolded(isFolded);
    timer = setTimeout(() => {
      isOld = true;
      putAway();
    }, LASTS);
    if (moment.turned !== null && table.moving) waitForEarth();
  };
  const waitForEarth = () => {
    clearTimeout(earth);
    setWaits(true);
    earth = setTimeout(() => setWaits(false), TURNING_MS);
  };
  createEffect(
    on([() => table.fresh, chooses], ([events, begun], before) => {
      const moment = events === before?.[0] ? null : momentIn(events);
      if (moment) {
        // Who opens the own page has come to read it. In a lesson the cards say it.
        const isInTheWay = begun && !isPublic(moment) && before !== undefined;
        return show(moment, table.facts.lesson || isInTheWay);
      }
      if (begun && !before?.[1]) setFolded(true);
      if (isOld && !begun) close();
    }),
  );
  onCleanup(() => {
    clearTimeout(earth);
    close();
  });
  return {
    told: () => (waits() ? null : told()),
    folded,
    putAway,
    fold: () => setFolded(true),
    unfold: () => setFolded(false),
  };
}

/** Whether something was chosen already, or any sector may be. */
function hasBegun(table: Seen<Uaps>): boolean {
  const { verb, to } = deskOf(table).draft();
  return actorOf(table) !== null && (verb !== null || to !== null);
}

/** Over the board. The live line of the table says it, too. */
export const Moment = (
  props: PartProps<Uaps> & {
    readonly moment: ReturnType<typeof createMoment>;
    /** Where it is not in the way. */
    readonly at: 'top' | 'bottom';
  },
) => (
  <Show when={props.moment.told()}>
    {told => (
      <Show
        when={!props.moment.folded()}
        fallback={<Folded table={props.table} told={told()} onPress={props.moment.unfold} />}
      >
        <div class={`ua-moment at-${props.at}`} classList={{ moving: props.table.moving }}>
          <Tool icon="close" label={CLOSE} class="ua-moment-close" onPress={props.moment.putAway} />
          <Contents table={props.table} told={told()} />
        </div>
      </Show>
    )}
  </Show>
);

/** In a corner that the orbits leave free: as much of it as one line has room for. */
const Folded = (props: PartProps<Uaps> & { readonly told: Told; readonly onPress: () => void }) => (
  <button
    type="button"
    class="ua-folded"
    classList={{ paper: isPrivate(props.told) }}
    aria-expanded="false"
    aria-label={text.foldedSays(props.told, props.table.view.public.mode)}
    title={text.SHOW_AGAIN}
    onClick={props.onPress}
  >
    <Icon name={isPrivate(props.told) ? 'lock' : 'rotate'} class="s" />
    <span class="data">{text.foldedShort(props.told)}</span>
  </button>
);

const Contents = (props: PartProps<Uaps> & { readonly told: Told }) => {
  const known = () => props.table.view.public;
  const here = () => {
    const quadrant = quadrantHere(props.table);
    return quadrant === null ? '' : text.aboveNow(known(), stacksOf(known(), quadrant));
  };
  return (
    <>
      <Show when={isPrivate(props.told)}>
        <section class="ua-moment-part">
          <h2 class="ua-moment-title">
            <Icon name="lock" class="s" />
            {text.momentTitle.answer}
          </h2>
          <Show when={props.told.answer}>
            {told => (
              <p>
                {youDid(told().act, known().mode)}{' '}
                <span class="slip paper">{answerSays(told().act, told().answer, known().mode)}</span>
              </p>
            )}
          </Show>
          <For each={props.told.reports}>
            {report => (
              <p>
                {REPORT} <span class="slip paper">{reportSays(report, known().mode)}</span>
              </p>
            )}
          </For>
          <Show when={props.told.facts.length > 0}>
            <p class="ua-moment-facts slip paper">{text.factsSay(props.told.facts)}</p>
          </Show>
        </section>
      </Show>
      <Show when={props.told.turned !== null}>
        <section class="ua-moment-part">
          <h2 class="ua-moment-title">
            <Icon name="rotate" class="s" />
            {text.momentTitle.turned}
          </h2>
          <p>{here()}</p>
        </section>
      </Show>
      <Show when={props.told.verified.length > 0}>
        <section class="ua-moment-part">
          <ul class="ua-verified">
            <For each={props.told.verified}>{one => <Checked table={props.table} verified={one} />}</For>
          </ul>
          <For each={props.told.paid}>
            {({ seat, time }) => <p class="dim">{text.paysSays(seat, time, props.table.name)}</p>}
          </For>
          <For each={props.told.listed}>{satellite => <p>{text.listedSays(satellite)}</p>}</For>
        </section>
      </Show>
      <Show when={props.told.found !== null ? { seat: props.told.found } : undefined}>
        {found => (
          <section class="ua-moment-part">
            <h2 class="ua-moment-title">
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

const Checked = (props: PartProps<Uaps> & { readonly verified: Verified }) => (
  <li classList={{ right: props.verified.right }}>
    <SeatMark look={props.table.player(props.verified.seat).look} />
    <Icon name={iconOf(props.verified.subject)} class={iconOf(props.verified.subject)} />
    <span>{text.verifiedSays(props.verified, props.table.name)}</span>
    <Icon name={props.verified.right ? 'check' : 'close'} class="s verdict" />
  </li>
);
