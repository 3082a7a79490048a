import { createMemo, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import * as text from './text.ts';

/** From here on a clock is pressing, and says so in words. */
const SHORT_MS = 15_000;
/** From here on whoever hears the page is told. */
const HURRY_MS = 10_000;

/** The time that somebody still has. */
export const SeatClock = (props: { readonly left: number | null }) => {
  const left = () => props.left ?? 0;
  const isShort = () => left() < SHORT_MS;
  return (
    <Show when={props.left !== null}>
      <span class="seat-clock data" classList={{ short: isShort() }}>
        <Icon name="clock" class="s" />
        <Show
          when={isShort()}
          fallback={
            <>
              {text.clock(left())}
              <span class="sr">{text.LEFT}</span>
            </>
          }
        >
          {text.secondsLeft(left())}
        </Show>
      </span>
    </Show>
  );
};

/** Heard once, by whoever has so little left. */
export const HurryCall = (props: { readonly left: number | null }) => {
  const hurry = createMemo(() => props.left !== null && props.left < HURRY_MS);
  return (
    <p class="sr" role="alert">
      {hurry() ? text.HURRY : ''}
    </p>
  );
};
