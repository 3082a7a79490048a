import { createEffect, For, Match, Show, Switch } from 'solid-js';
import * as text from '../text.ts';
import type { NoteTypes, Why } from '../types.ts';
import type { BookProps } from './types.ts';

/** Why the lamp says something, step by step. */
export const WhyCard = <T extends NoteTypes>(
  props: BookProps<T> & { readonly why: Why<T>; readonly onClose: () => void },
) => {
  let card: HTMLDivElement | undefined;
  const words = () => props.book.game.words;
  const view = () => props.book.table.view;
  // It grows when the answer is there.
  createEffect(() => {
    if (props.why) card?.scrollIntoView({ block: 'nearest' });
  });
  const listed = () => (props.why.premises === 'failed' ? null : props.why.premises);
  return (
    <div class="note-why" ref={card}>
      <header>
        <b>{words().conclusion(props.why.conclusion)}</b>
        <button type="button" onClick={() => props.onClose()}>
          {text.CLOSE_WHY}
        </button>
      </header>
      <Switch>
        <Match when={props.why.premises === null}>
          <p>{text.LOOKING}</p>
        </Match>
        <Match when={props.why.premises === 'failed'}>
          <p>{text.WHY_FAILED}</p>
        </Match>
        <Match when={listed()}>
          {premises => (
            <>
              <Show when={premises().length > 0} fallback={<p>{text.WHY_ONLY_COUNTS}</p>}>
                <p class="dim">{text.WHY_FOLLOWS}</p>
                <ol>
                  <For each={premises()}>{premise => <li>{words().premise(premise, view())}</li>}</For>
                </ol>
              </Show>
              <p class="dim">{text.asAlways(words().always(view()))}</p>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
};
