import { For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import type { PlanetX } from '../types.ts';
import * as text from './paper-text.ts';
import { linesOf } from './sheet-known.ts';

/** One's own answers, starting facts and the rules one has heard. */
export const Known = (props: PartProps<PlanetX>) => (
  <section class="px-known" data-point="known">
    <h3 class="label">{text.KNOWN}</h3>
    <Show when={linesOf(props.table.view).length > 0} fallback={<p class="dim">{text.NOTHING_KNOWN}</p>}>
      <ul>
        <For each={linesOf(props.table.view)}>
          {line => (
            <li>
              <span class="px-source">{line.source}</span>
              <span>{line.says}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  </section>
);
