import { createEffect, createSignal, createUniqueId, For, on, Show } from 'solid-js';
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
  createEffect(
    on(
      () => props.table.chat().length,
      () => requestAnimationFrame(toEnd),
    ),
  );
  const say = async () => {
    const said = words().trim();
    if (said === '' || busy()) return;
    const answer = await ask(props.table.say(said));
    if (answer.ok) setWords('');
  };
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={text.CHAT} tabindex="0" ref={list}>
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
        {problem()}
      </p>
    </div>
  );
};
