import { createSignal, For, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Confirm } from '../../../ui/parts.tsx';
import { MistakeMark } from './mistake-mark.tsx';
import * as text from './text.ts';
import type { Entry } from './types.ts';
import './box.css';

/** Everything that this seat was answered, newest first; each can be marked as a mistake. [C13] [C14] */
export const History = (props: {
  readonly entries: readonly Entry[];
  /** Nothing where nothing can be marked any more. */
  readonly onMistake?: ((number: number) => void) | undefined;
}) => {
  const [asks, setAsks] = createSignal<Entry | null>(null);
  return (
    <section class="box-history">
      <h2 class="sr">{text.MY_ANSWERS}</h2>
      <ol>
        <For each={props.entries} fallback={<li class="dim">{text.NO_ANSWERS}</li>}>
          {entry => (
            <li classList={{ mistake: entry.isMistake }}>
              <p class="box-history-asked">
                {entry.asked}
                <MistakeMark on={entry.isMistake} />
              </p>
              <p class="box-history-answer">
                <Show when={entry.icon}>{icon => <Icon name={icon()} class={icon()} />}</Show>
                <b>{entry.answer}</b>
              </p>
              <p class="box-history-foot">
                <span class="hand">{entry.note}</span>
                <Show when={props.onMistake && !entry.isMistake}>
                  <Button kind="quiet" notNow={entry.notNow} onPress={() => setAsks(entry)}>
                    {text.THIS_WAS_A_MISTAKE}
                  </Button>
                  <Show when={entry.notNow}>{why => <small class="box-why">{why()}</small>}</Show>
                </Show>
              </p>
            </li>
          )}
        </For>
      </ol>
      <Show when={asks()}>
        {entry => (
          // A question is asked on night, wherever it came from.
          <Portal>
            <Confirm
              title={text.THIS_WAS_A_MISTAKE}
              says={`${entry().asked}. ${entry().givesBack} ${text.STAYS_KNOWN}`}
              doIt={text.MARK_MISTAKE}
              keep={text.KEEP_ENTRY}
              onConfirm={() => props.onMistake?.(entry().number)}
              onClose={() => setAsks(null)}
            />
          </Portal>
        )}
      </Show>
    </section>
  );
};
