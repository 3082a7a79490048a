import { createEffect, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { boardOf } from '../board.ts';
import type { PlanetX } from '../types.ts';
import { LampBox } from './help-box.tsx';
import { createLamp, createSkies } from './help-lamp.ts';
import { LONGEST_NOTE, markedPlaces, readNotes, TOOLS, type Tool } from './marks.ts';
import { NoteGrid } from './paper-grid.tsx';
import { Heard } from './paper-heard.tsx';
import { Known } from './paper-known.tsx';
import { MarkShape } from './paper-mark.tsx';
import * as text from './paper-text.ts';
import { createSheet, type Sheet } from './sheet.ts';
import './paper.css';

/** The note sheet; of somebody else, when the game is over, what that one knew. */
export const Paper = (props: PartProps<PlanetX>) => (
  <Show when={props.table.view.own}>
    <Show when={props.table.isOwn} fallback={<Others table={props.table} />}>
      <NoteSheet table={props.table} />
    </Show>
  </Show>
);

/** The sheet in one line. */
export const Edge = (props: PartProps<PlanetX>) => {
  const notes = () => readNotes(props.table.notes);
  const skies = createSkies(props.table, notes);
  const says = () => {
    const count = skies();
    if (count !== null) return text.skiesLeft(count);
    return text.sureOf(markedPlaces(notes(), boardOf(props.table.view.public.mode).sectors, ['ink']).length);
  };
  return (
    <span class="px-edge">
      <span class="title">{text.NOTE_SHEET}</span>
      <span class="hand">{says()}</span>
    </span>
  );
};

const Others = (props: PartProps<PlanetX>) => (
  <div class="px-paper">
    <h2 class="title">{props.table.seat !== null && text.pageOf(props.table.name(props.table.seat))}</h2>
    <Known table={props.table} />
  </div>
);

const NoteSheet = (props: PartProps<PlanetX>) => {
  const sheet = createSheet(props.table);
  const lamp = createLamp(props.table, sheet);
  const turn = createTurns(LIST_TURN);
  return (
    <div class="px-paper">
      <Head table={props.table} sheet={sheet} />
      <Show when={sheet.isFull()}>
        <p class="px-full" role="alert">
          {text.SHEET_FULL}
        </p>
      </Show>
      <NoteGrid table={props.table} sheet={sheet} lamp={lamp} />
      {/* When all is shown, there is nothing left to help with. */}
      <Show when={props.table.outcome === null}>
        <LampBox table={props.table} sheet={sheet} lamp={lamp} />
      </Show>
      <Key isLit={lamp.help() !== 'none'} />
      <Show when={turn() === LIST_TURN}>
        <Known table={props.table} />
        <Heard table={props.table} sheet={sheet} />
        <FreeNotes table={props.table} sheet={sheet} />
      </Show>
    </div>
  );
};

/** Lists are drawn after the table, which comes in parts. */
const LIST_TURN = 3;

interface SheetProps extends PartProps<PlanetX> {
  readonly sheet: Sheet;
}

const Head = (props: SheetProps) => (
  <header class="px-head">
    <h2 class="title">{text.NOTE_SHEET}</h2>
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
            class="px-tool"
            aria-pressed={props.sheet.tool() === tool}
            aria-label={text.toolName[tool]}
            title={text.toolName[tool]}
            onClick={() => props.sheet.choose(tool)}
          >
            <ToolShape tool={tool} />
          </button>
        )}
      </For>
    </fieldset>
    <button
      type="button"
      class="px-tool"
      aria-label={text.UNDO}
      title={props.sheet.canUndo() ? text.UNDO : text.NOTHING_TO_UNDO}
      aria-disabled={!props.sheet.canUndo() || undefined}
      onClick={() => props.sheet.undo()}
    >
      <Icon name="undo" />
    </button>
  </header>
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
            class="px-rubber"
            d="M9 19 4.5 14.500 14 5l5.500 5.500L11 19zM8.500 10.500l5.500 5.500M9 19h11"
          />
        </svg>
      );
  }
};

const Key = (props: { readonly isLit: boolean }) => (
  <ul class="px-key" aria-label={text.KEY_LABEL}>
    <li>
      <MarkShape mark="struck" glow={null} />
      {text.keySays.struck}
    </li>
    <li>
      <MarkShape mark="pencil" glow={null} />
      {text.keySays.pencil}
    </li>
    <li>
      <MarkShape mark="ink" glow={null} />
      {text.keySays.ink}
    </li>
    <Show when={props.isLit}>
      <li>
        <MarkShape mark="blank" glow="out" />
        {text.keySays.out}
      </li>
      <li>
        <MarkShape mark="blank" glow="certain" />
        {text.keySays.certain}
      </li>
    </Show>
  </ul>
);

const FreeNotes = (props: SheetProps) => {
  let area: HTMLTextAreaElement | undefined;
  // While one writes, what is kept lags behind what stands here.
  createEffect(() => {
    const kept = props.sheet.notes().text;
    if (area && document.activeElement !== area) area.value = kept;
  });
  return (
    <label class="px-notes" data-point="notes">
      <span class="label">{text.FREE_NOTES}</span>
      <textarea
        ref={area}
        class="hand"
        maxLength={LONGEST_NOTE}
        placeholder={text.FREE_NOTES_HINT}
        spellcheck={false}
        readOnly={!props.table.keepsNotes}
        onInput={event => props.sheet.change({ text: event.currentTarget.value })}
      />
    </label>
  );
};
