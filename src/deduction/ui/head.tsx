import { For, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { TOOLS, type Tool } from '../marks.ts';
import * as text from '../text.ts';
import type { NoteTypes } from '../types.ts';
import type { BookProps } from './types.ts';

/** What the sheet is called, and what a press does. */
export const SheetHead = <T extends NoteTypes>(props: BookProps<T> & { readonly title: string }) => (
  <>
    <header class="note-head">
      <h2 class="title">{props.title}</h2>
      <span class="private">
        <Icon name="lock" />
        <span class="sr">{text.ONLY_YOU}</span>
      </span>
      <span class="sp" />
      <fieldset>
        <legend class="sr">{text.TOOLS_LABEL}</legend>
        <For each={TOOLS}>
          {tool => (
            <button
              type="button"
              class="note-tool"
              aria-pressed={props.book.sheet.tool() === tool}
              aria-label={text.toolName[tool]}
              title={text.toolName[tool]}
              onClick={() => props.book.sheet.choose(tool)}
            >
              <ToolShape tool={tool} />
            </button>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        class="note-tool"
        aria-label={text.UNDO}
        title={props.book.sheet.canUndo() ? text.UNDO : text.NOTHING_TO_UNDO}
        aria-disabled={!props.book.sheet.canUndo() || undefined}
        onClick={() => props.book.sheet.undo()}
      >
        <Icon name="undo" />
      </button>
    </header>
    <Show when={props.book.sheet.isFull()}>
      <p class="note-full" role="alert">
        {text.SHEET_FULL}
      </p>
    </Show>
  </>
);

const ToolShape = (props: { readonly tool: Tool }) => {
  switch (props.tool) {
    case 'pencil':
      return <Icon name="pencil" />;
    case 'ink':
      return <Icon name="pen" />;
    case 'strike':
      return <Icon name="close" />;
    case 'rubber':
      return (
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
          <path
            class="note-rubber"
            d="M9 19 4.5 14.500 14 5l5.500 5.500L11 19zM8.500 10.500l5.500 5.500M9 19h11"
          />
        </svg>
      );
  }
};
