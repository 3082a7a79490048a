import { Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import * as text from './text.ts';

/** From here on a clock is pressing. */
const SHORT_MS = 15_000;

/** The time that somebody still has. */
export const SeatClock = (props: { readonly left: number | null }) => (
  <Show when={props.left !== null}>
    <span class="seat-clock data" classList={{ short: (props.left ?? 0) < SHORT_MS }}>
      <Icon name="clock" class="s" />
      {text.clock(props.left ?? 0)}
      <span class="sr">{text.LEFT}</span>
    </span>
  </Show>
);
