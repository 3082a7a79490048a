import { createMemo, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import type { PlanetX } from '../types.ts';
import * as text from './paper-text.ts';
import { groupsOf } from './sheet-known.ts';

/** One's own answers, what all were told, and the starting facts. */
export const Known = (props: PartProps<PlanetX>) => {
  const groups = createMemo(() => groupsOf(props.table.view));
  return (
    <section class="px-known" data-point="known">
      {/* Of another player the page itself says whose it is. */}
      <Show when={props.table.isOwn}>
        <h3 class="label">{text.KNOWN}</h3>
      </Show>
      <Show when={groups().length > 0} fallback={<p class="dim">{text.NOTHING_KNOWN}</p>}>
        <For each={groups()}>
          {group => (
            <>
              <h4>{text.knownFrom[group.from]}</h4>
              <ul>
                <For each={group.lines}>
                  {line => (
                    <li>
                      <span class="px-source">{line.source}</span>
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
};
