import { createEffect, createMemo, createSignal, createUniqueId, For, on, Show } from 'solid-js';
import { LONGEST_TEXT } from '../../../protocol/asks.ts';
import { Button, SeatMark } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import * as text from '../../text/online.ts';
import { createAsking } from './asking.ts';

/** Free words between those who sit at a table. */
export const Chat = (props: {
  readonly table: OnlineTable;
  /** Whether the game lets people talk now. */
  readonly open: boolean;
}) => {
  const { ask, busy, problem } = createAsking();
  const [words, setWords] = createSignal('');
  const id = createUniqueId();
  let list: HTMLDivElement | undefined;
  const toEnd = () => list?.scrollTo({ top: list.scrollHeight });
  // Remembered, since earlier lines that come later leave it as it is.
  const said = createMemo(() => props.table.chatEarlier() + props.table.chat().length);
  createEffect(on(said, () => requestAnimationFrame(toEnd)));
  const earlier = createAsking();
  // What was said long ago is not read out as if it were said now.
  const [quiet, setQuiet] = createSignal(false);
  const loadEarlier = async () => {
    if (earlier.busy()) return;
    setQuiet(true);
    const below = list ? list.scrollHeight - list.scrollTop : 0;
    await earlier.ask(props.table.loadEarlierChat());
    // Where the eyes were before; not every browser does so by itself.
    list?.scrollTo({ top: list.scrollHeight - below });
    // The button is gone with the first line of all.
    if (props.table.chatEarlier() === 0) list?.focus({ preventScroll: true });
    requestAnimationFrame(() => setQuiet(false));
  };
  const say = async () => {
    const saying = words().trim();
    if (saying === '' || busy()) return;
    const answer = await ask(props.table.say(saying));
    if (answer.ok) setWords('');
  };
  return (
    <div class="chat">
      <div
        class="chat-lines"
        role="log"
        aria-live={quiet() ? 'off' : 'polite'}
        aria-label={text.CHAT}
        tabindex="0"
        ref={list}
      >
        <Show when={props.table.chatEarlier() > 0}>
          <Button kind="quiet" busy={earlier.busy()} onPress={() => void loadEarlier()}>
            {text.EARLIER}
          </Button>
        </Show>
        <For each={props.table.chat()} fallback={<p class="dimmer">{text.NOTHING_SAID}</p>}>
          {line => (
            <div class="chat-line">
              <SeatMark look={line.look} />
              {line.type === 'said' ? (
                <p>
                  <b>{text.saidBy(line.name)}</b> {line.text}
                </p>
              ) : (
                <p class="dim">{text.remark(line)}</p>
              )}
            </div>
          )}
        </For>
      </div>
      <Show when={props.table.you().seat !== null} fallback={<p class="dim">{text.ONLY_PLAYERS_WRITE}</p>}>
        <Show when={props.open} fallback={<p class="dim">{text.CHAT_CLOSED}</p>}>
          <form
            class="chat-form"
            onSubmit={event => {
              event.preventDefault();
              void say();
            }}
          >
            <label class="sr" for={id}>
              {text.YOUR_WORDS}
            </label>
            <input
              id={id}
              value={words()}
              maxLength={LONGEST_TEXT}
              autocomplete="off"
              placeholder={text.YOUR_WORDS}
              onInput={event => setWords(event.currentTarget.value)}
            />
            <Button busy={busy()} onPress={() => void say()}>
              {text.SAY}
            </Button>
          </form>
        </Show>
      </Show>
      <p class="wrong" role="alert">
        {problem() ?? earlier.problem()}
      </p>
    </div>
  );
};
