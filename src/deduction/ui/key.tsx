import { For } from 'solid-js';
import type { Mark } from '../marks.ts';
import * as text from '../text.ts';
import type { Glow } from '../types.ts';
import { MarkShape } from './mark.tsx';

const MADE: readonly Exclude<Mark, 'blank'>[] = ['struck', 'pencil', 'ink'];
const LIT: readonly Glow[] = ['out', 'certain'];

/** What the marks mean; those of the lamp while it is lit. */
export const MarksKey = (props: {
  readonly isLit: boolean;
  /** What is ruled out is struck through, not crossed out. */
  readonly onLetters?: boolean;
}) => (
  <ul class="note-key" aria-label={text.KEY_LABEL}>
    <For each={MADE}>
      {mark => (
        <li>
          <MarkShape mark={mark} glow={null} onLetter={props.onLetters ?? false} />
          {text.keySays[mark]}
        </li>
      )}
    </For>
    <For each={props.isLit ? LIT : []}>
      {glow => (
        <li>
          <MarkShape mark="blank" glow={glow} />
          {text.keySays[glow]}
        </li>
      )}
    </For>
  </ul>
);
