import { For, Show } from 'solid-js';
import type { KnownGroup } from '../known.ts';
import * as text from '../text.ts';

/** One's own answers, what all were told, and the starting facts. */
export const Known = (props: {
  readonly groups: readonly KnownGroup[];
  /** Of another player the page itself says whose it is. */
  readonly isOwn: boolean;
}) => (
  <section class="note-known" data-point="known">
    <Show when={props.isOwn}>
      <h3 class="label">{text.KNOWN}</h3>
    </Show>
    <Show when={props.groups.length > 0} fallback={<p class="dim">{text.NOTHING_KNOWN}</p>}>
      <For each={props.groups}>
        {group => (
          <>
            <h4>{group.title}</h4>
            <ul>
              <For each={group.lines}>
                {line => (
                  <li>
                    <span class="note-source">{line.source}</span>
                    <span>{line.says}</span>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </For>
    </Show>
  </section>
);
