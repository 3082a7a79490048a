import { createEffect, createMemo, For, on, onCleanup, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { SeatMark, Tool } from '../../../ui/parts.tsx';
import { text as gameText } from '../text.ts';
import type { UfoHunter } from '../types.ts';
import { scrolledFor } from './beat-sight.ts';
import { type Beat, lastRound } from './beats.ts';
import { againOf } from './desk.ts';
import * as text from './rail-text.ts';

/** What happened in the newest round, to be gone through again; the map shows where. */
export const LastRound = (props: PartProps<UfoHunter>) => {
  const again = againOf(props.table);
  const round = createMemo(() => lastRound(props.table.story));
  const beats = () => round()?.beats ?? [];
  const step = () => again.draft().step;
  const last = () => beats().length - 1;
  let list: HTMLOListElement | undefined;
  // The newest, or the one that is looked at again, stays in sight.
  createEffect(
    on([step, () => beats().at(-1)?.events.length, () => beats().length], () => {
      const frame = requestAnimationFrame(() => {
        bringIn(list, step() ?? last());
        // On a phone the dock would lie over what is said of the step.
        if (step() !== null) list?.scrollIntoView({ block: 'nearest' });
      });
      onCleanup(() => cancelAnimationFrame(frame));
    }),
  );
  const show = (next: number | null) => again.change({ step: next });
  createEffect(
    on(
      () => round()?.round,
      () => show(null),
      { defer: true },
    ),
  );
  return (
    <section class="uh-rail-part fills" data-point="last-round" aria-labelledby="uh-last-round">
      <div class="uh-again">
        <h2 class="label" id="uh-last-round">
          {text.lastRound(round()?.round ?? null)}
        </h2>
        <Show when={beats().length > 0}>
          <span class="sp" />
          <span class="data dim" role="status">
            {text.stepOf(step() ?? last(), beats().length)}
          </span>
          <span class="uh-again-tools">
            <Show when={step() !== null}>
              <Tool icon="close" label={text.SHOW_NOW} onPress={() => show(null)} />
            </Show>
            <Tool icon="rotate" label={text.AGAIN} onPress={() => show(0)} />
            <Tool
              icon="back"
              label={text.STEP_BACK}
              onPress={() => show(Math.max(0, (step() ?? last() + 1) - 1))}
            />
            <Tool
              icon="next"
              label={text.STEP_ON}
              onPress={() => show(step() === null || step() === last() ? null : (step() ?? 0) + 1)}
            />
          </span>
        </Show>
      </div>
      <Show when={round()} fallback={<p class="dim">{text.NO_ROUND}</p>}>
        <ol class="uh-beats" ref={list}>
          <For each={beats()}>
            {(beat, index) => (
              <li
                classList={{
                  at: index() === (step() ?? last()),
                  on: step() === index(),
                  later: step() !== null && index() > (step() ?? 0),
                }}
              >
                <button
                  type="button"
                  aria-current={step() === index() ? 'step' : undefined}
                  onClick={() => show(step() === index() ? null : index())}
                >
                  <BeatWords table={props.table} beat={beat} />
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
};

/** Inside of the list alone: the page around it stays where it is. */
function bringIn(list: HTMLElement | undefined, index: number): void {
  if (!list) return;
  const steps = [...list.children]
    .filter(child => child instanceof HTMLElement)
    .map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  const top = scrolledFor(steps, index, { scrolled: list.scrollTop, height: list.clientHeight });
  if (top === list.scrollTop) return;
  // Below the last step there is room to scroll that far.
  list.style.paddingBottom = '0';
  list.style.paddingBottom = `${Math.max(0, top + list.clientHeight - list.scrollHeight)}px`;
  list.scrollTop = top;
}

const BeatWords = (props: PartProps<UfoHunter> & { readonly beat: Beat }) => (
  <>
    <Show when={props.beat.seat !== null && { seat: props.beat.seat }}>
      {by => <SeatMark look={props.table.player(by().seat).look} />}
    </Show>
    <span>
      {props.beat.events
        .map(event => gameText.event(event, props.table.name, props.table.seat ?? undefined))
        .join(' ')}
    </span>
  </>
);
