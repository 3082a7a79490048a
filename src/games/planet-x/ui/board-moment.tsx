import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark, Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import { conferenceText } from '../text.ts';
import type { PlanetX, Reviewed } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { momentIn, type Moment as Told, together } from './board-moment.ts';
import { deskOf } from './dock-desk.ts';
import * as text from './text.ts';

/** Long enough to read a rule or a review twice; what happens meanwhile does not cut it short. */
const LASTS = 9000;

/** What just became known, until it is closed, in the way, or was there long enough. */
export function createMoment(table: Seen<PlanetX>) {
  const [told, setTold] = createSignal<Told | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    setTold(null);
  };
  createEffect(
    on(
      () => table.fresh,
      events => {
        const moment = momentIn(events);
        if (!moment) return;
        clearTimeout(timer);
        setTold(before => together(before, moment));
        timer = setTimeout(close, LASTS);
      },
    ),
  );
  // Both are about sectors that lie under it.
  createEffect(() => {
    const { verb, picks } = deskOf(table).draft();
    if (verb === 'locate' || picks.length > 0) close();
  });
  onCleanup(close);
  return { told, close };
}

/** Over the circle. The live line of the table says it, too. */
export const Moment = (
  props: PartProps<PlanetX> & { readonly told: Told | null; readonly onClose: () => void },
) => (
  <Show when={props.told}>
    {moment => (
      <div class="px-moment" classList={{ moving: props.table.moving }}>
        <Tool icon="close" label={CLOSE} class="px-moment-close" onPress={props.onClose} />
        <Contents table={props.table} told={moment()} />
      </div>
    )}
  </Show>
);

const Contents = (props: PartProps<PlanetX> & { readonly told: Told }) => {
  const mode = () => props.table.view.public.mode;
  return (
    <>
      <Show when={props.told.answer}>
        {told => (
          <section class="px-moment-part">
            <h2 class="px-moment-title">
              <Icon name="lock" class="s" />
              {text.momentTitle.answer}
            </h2>
            <p>
              {text.youDid(told().act)}{' '}
              <span class="slip paper">{text.answerSays(told().answer, mode())}</span>
            </p>
          </section>
        )}
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
