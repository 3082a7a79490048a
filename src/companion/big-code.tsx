import { For, Show } from 'solid-js';

/** A code to be compared across the table, or what is there of it; it breaks between groups only. [C3] */
export const BigCode = (props: { readonly code: string }) => (
  <p class="big-code data">
    <For each={props.code.split(/(?<=[-+])/)}>{group => <span>{group}</span>}</For>
    <Show when={props.code === ''}>
      <span aria-hidden="true">–</span>
    </Show>
  </p>
);
