import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Chip } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './box.css';

const PAGES = ['answers', 'sheet'] as const;
const NAMES = { answers: text.MY_ANSWERS, sheet: text.NOTE_SHEET } as const;

/** The private page has two sides: what was answered, and the note sheet. */
export const PaperPages = (props: { readonly answers: JSX.Element; readonly sheet: JSX.Element }) => {
  const [page, setPage] = createSignal<(typeof PAGES)[number]>('answers');
  return (
    <div class="box-paper">
      <fieldset class="box-pages">
        <legend class="sr">{text.PAGES_LABEL}</legend>
        <For each={PAGES}>
          {one => (
            <Chip act={false} chosen={page() === one} onPress={() => setPage(one)}>
              {NAMES[one]}
            </Chip>
          )}
        </For>
      </fieldset>
      <Switch>
        <Match when={page() === 'answers'}>{props.answers}</Match>
        <Match when={page() === 'sheet'}>{props.sheet}</Match>
      </Switch>
    </div>
  );
};

/** The private page in one line. */
export const PaperEdge = (props: {
  readonly answers: number;
  /** Of the start, which stay on the same page. */
  readonly facts: number;
  /** What came by itself and was not read yet. */
  readonly news?: string | undefined;
}) => (
  <span class="note-edge">
    <span class="title">{text.MY_ANSWERS}</span>
    <Show when={props.news} fallback={<span class="hand">{text.soFar(props.answers, props.facts)}</span>}>
      {news => <span class="box-unread">{news()}</span>}
    </Show>
  </span>
);
