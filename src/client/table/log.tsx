import { createEffect, For, on, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import { Button, SeatMark, Tool } from '../../ui/parts.tsx';
import { CLOSE } from '../../ui/text.ts';
import type { LookBack } from './look-back.ts';
import { type LogLine, linesOf, type Step, type Story } from './story.ts';
import * as text from './text.ts';

const NEAR_END_PX = 60;

/** The story so far. Each line leads to what the board showed then. */
export const Log = (props: {
  readonly table: Seen;
  readonly page: GamePage;
  readonly story: Story;
  readonly lookBack: LookBack;
  /** The last step that was looked at before; lines after it are new. */
  readonly seenTo: number | null;
  readonly onClose: () => void;
  /** A step was chosen: where the log covers the board, it makes way. */
  readonly onGoTo: (step: number) => void;
}) => {
  let list: HTMLOListElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  let follows = true;
  const toEnd = () => list?.scrollTo({ top: list.scrollHeight });
  onMount(() => {
    heading?.focus({ preventScroll: true });
    const firstNew = list?.querySelector('.new-divider');
    if (firstNew) firstNew.scrollIntoView({ block: 'center' });
    else toEnd();
  });
  createEffect(
    on(
      () => props.story,
      () => {
        if (follows) queueMicrotask(toEnd);
      },
      { defer: true },
    ),
  );
  const shown = () => props.lookBack.step();
  createEffect(
    on(shown, step => {
      if (step === null) return;
      // Not every step is told of: then the last one before it that is.
      const lines = [...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
      const line = lines.findLast(one => Number(one.dataset['step']) <= step) ?? lines[0];
      if (line) list?.scrollTo({ top: line.offsetTop - list.clientHeight / 2 });
    }),
  );
  return (
    <section class="log" aria-label={text.LOG} tabindex={-1} data-refuge>
      <div class="log-head">
        <h2 class="title" tabindex={-1} ref={heading}>
          {text.LOG}
        </h2>
        <Tool icon="close" label={CLOSE} onPress={props.onClose} />
      </div>
      <ol
        class="log-lines"
        ref={list}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        <For each={props.story} fallback={<li class="dim">{text.LOG_EMPTY}</li>}>
          {(step, index) => (
            <LogStep
              table={props.table}
              page={props.page}
              step={step}
              number={index()}
              isNew={props.seenTo !== null && index() === props.seenTo + 1}
              shown={shown() === index()}
              onPress={() => props.onGoTo(index())}
            />
          )}
        </For>
      </ol>
      <div class="log-foot">
        <Show when={shown() === null}>
          <Button icon="history" onPress={() => props.onGoTo(props.story.length - 1)}>
            {text.LOOK_BACK}
          </Button>
        </Show>
        <Dynamic component={props.page.LogFoot} table={props.table} />
      </div>
    </section>
  );
};

const LogStep = (props: {
  readonly table: Seen;
  readonly page: GamePage;
  readonly step: Step;
  readonly number: number;
  readonly isNew: boolean;
  readonly shown: boolean;
  readonly onPress: () => void;
}) => (
  <>
    <Show when={props.isNew}>
      <li class="new-divider">
        <span>{text.NEW_DIVIDER}</span>
      </li>
    </Show>
    <For each={linesOf(props.step, props.page)}>
      {line => (
        <li class={`tells-${line.telling}`} data-step={props.number}>
          <button
            type="button"
            class="log-line"
            title={text.goToStep(props.number)}
            aria-current={props.shown ? 'step' : undefined}
            onClick={() => props.onPress()}
          >
            <LineMark line={line} table={props.table} />
            <span class={line.telling === 'private' ? 'slip paper' : 'words'}>
              <Show when={line.telling === 'private'}>
                <span class="sr">{text.PRIVATE_LINE} </span>
              </Show>
              <Dynamic component={props.page.Line} event={line.event} table={props.table} />
            </span>
          </button>
        </li>
      )}
    </For>
  </>
);

const LineMark = (props: { readonly line: LogLine; readonly table: Seen }) => (
  <Show when={props.line.telling !== 'passage'}>
    <span class="mark">
      <Show when={typeof props.line.whose === 'number' ? { seat: props.line.whose } : undefined}>
        {whose => <SeatMark look={props.table.player(whose().seat).look} />}
      </Show>
    </span>
  </Show>
);
