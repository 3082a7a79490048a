import { For } from 'solid-js';
import { Icon } from '../ui/icon.tsx';
import { linkTo, route } from './route.ts';
import * as text from './text.ts';

const PLACES = [
  ['home', 'o-uap'],
  ['tables', 'history'],
  ['lessons', 'a-research'],
  ['settings', 'settings'],
  ['about', 'notes'],
] as const;

/** At the top of a wide page, at the foot of a phone. */
export const Nav = (props: { readonly class?: string }) => (
  <nav class={`nav ${props.class ?? ''}`} aria-label={text.NAV_LABEL}>
    <For each={PLACES}>
      {([page, icon]) => (
        <a
          href={linkTo({ page })}
          class={`nav-${page}`}
          aria-current={route().page === page ? 'page' : undefined}
        >
          <Icon name={icon} />
          {text.NAV[page]}
        </a>
      )}
    </For>
  </nav>
);
