import { createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/parts.tsx';
import { createCountdown, secondsFor } from './countdown.ts';
import * as text from './text.ts';
import { linesOf, type Told } from './types.ts';
import './answer-sheet.css';

/** So short that it can be as large as the page is wide. */
const NUMBER_LENGTH = 3;

/** Paper over the whole screen, until it hides itself or is hidden. [C13] */
export const AnswerSheet = (props: {
  readonly told: Told;
  /** The sign of what was looked for. */
  readonly icon?: string | undefined;
  /** Whether the answer is a number or a name, not a sentence. */
  readonly isShort: boolean;
  /** Whether somebody else gets the screen then. */
  readonly handsOn: boolean;
  /** Whether it was kept open before something covered it. */
  readonly isKept: boolean;
  readonly onKeep: () => void;
  readonly onHide: () => void;
}) => {
  let dialog: HTMLDialogElement | undefined;
  const id = createUniqueId();
  const hide = () => dialog?.close();
  const seconds = secondsFor(props.told.things ?? 1);
  const countdown = createCountdown(seconds, () => dialog?.querySelector(':focus-visible') !== null, hide);
  const keep = () => {
    countdown.stop();
    props.onKeep();
  };
  if (props.isKept) countdown.stop();
  onMount(() => {
    dialog?.showModal();
    dialog?.scrollTo(0, 0);
  });
  const isNumber = () => linesOf(props.told.answer).every(line => line.length <= NUMBER_LENGTH);
  let left = false;
  onCleanup(() => {
    left = true;
    dialog?.close();
  });
  return (
    <dialog
      ref={dialog}
      class="answer-sheet paper ruled"
      aria-labelledby={id}
      onClose={() => {
        if (!left) props.onHide();
      }}
    >
      <div class="answer-top">
        <span class="private">
          <Icon name="lock" />
          {text.FOR_YOUR_EYES}
        </span>
        <Show when={!countdown.stopped()} fallback={<span class="dim">{text.STAYS_OPEN}</span>}>
          <span class="data" aria-hidden="true">
            {text.clock(countdown.left())}
          </span>
          <span class="sr">{text.hidesIn(seconds)}</span>
        </Show>
      </div>
      <div class="answer-body">
        <h2 id={id} tabindex={-1} autofocus>
          {props.told.asked}
        </h2>
        <div class="answer-value" classList={{ short: props.isShort, number: isNumber() }}>
          <div>
            <For each={linesOf(props.told.answer)}>{line => <p>{line}</p>}</For>
          </div>
          <Show when={props.icon}>{icon => <Icon name={icon()} class={icon()} />}</Show>
        </div>
        <Show when={props.told.aside}>{aside => <p class="dim answer-aside">{aside()}</p>}</Show>
        <ToDo told={props.told} />
      </div>
      <div class="answer-foot">
        <Show when={!countdown.stopped()}>
          <Button onPress={keep}>{text.KEEP_OPEN}</Button>
        </Show>
        <Button kind="primary" onPress={hide}>
          {props.handsOn ? text.HIDE_AND_HAND_ON : text.HIDE}
        </Button>
      </div>
    </dialog>
  );
};

const ToDo = (props: { readonly told: Told }) => (
  <ol class="answer-to-do">
    <li>
      <span>
        {text.WRITE_DOWN}
        <For each={linesOf(props.told.note)}>{note => <b class="answer-note data">{note}</b>}</For>
        <span class="dim">{text.ALSO_KEPT}</span>
      </span>
    </li>
    <Show when={props.told.tell}>
      {tell => (
        <li>
          <span>
            {text.TELL} <b>{text.quoted(tell())}</b> {props.told.keep}
          </span>
        </li>
      )}
    </Show>
    <Show when={props.told.turn}>
      {turn => (
        <li>
          <span>{turn()}</span>
        </li>
      )}
    </Show>
    <Show when={props.told.move}>
      {move => (
        <li>
          <span>{move()}</span>
        </li>
      )}
    </Show>
  </ol>
);
