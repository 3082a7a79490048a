import { For, Show } from 'solid-js';
import { PLAYABLE_HERE } from '../playable.ts';
import { linkTo, type Route } from '../route.ts';
import { WHICH_GAME } from '../text.ts';

/** The same page for another game. */
export const GameTabs = (props: { readonly game: string; readonly to: (game: string) => Route }) => (
  <Show when={PLAYABLE_HERE.length > 1}>
    <nav class="game-tabs" aria-label={WHICH_GAME}>
      <For each={PLAYABLE_HERE}>
        {({ id, short }) => (
          <a href={linkTo(props.to(id))} aria-current={id === props.game ? 'page' : undefined}>
            {short}
          </a>
        )}
      </For>
    </nav>
  </Show>
);
