import { Show } from 'solid-js';
import * as text from './text.ts';
import './box.css';

/** Beside what was marked as a mistake. [C14] */
export const MistakeMark = (props: { readonly on: boolean }) => (
  <Show when={props.on}>
    <span class="box-mistake">{text.MISTAKE}</span>
  </Show>
);
