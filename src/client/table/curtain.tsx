import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Player } from '../../core/players.ts';
import { Button, SeatMark } from '../../ui/parts.tsx';
import { ignoreRelease } from './release.ts';
import * as text from './text.ts';

const HOLD_MS = 500;

/** Between two people: it shows nothing of either side but the name of who is next. */
export const Curtain = (props: {
  readonly player: Player;
  /** Why it is this person's. */
  readonly title: string;
  readonly onOpen: () => void;
  /** To the open table, or to who had the screen before. */
  readonly onBack: { readonly title: string; go(): void } | undefined;
}) => {
  const [holding, setHolding] = createSignal(false);
  const [asks, setAsks] = createSignal(false);
  let heading: HTMLHeadingElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (onOpen: () => void) => {
    if (timer !== undefined) return;
    setHolding(true);
    timer = setTimeout(onOpen, HOLD_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    setHolding(false);
  };
  /** A short press, or one by a device that cannot hold: it takes a second, plain one. */
  const ask = () => {
    stop();
    setAsks(true);
  };
  const isPress = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' ';
  onMount(() => heading?.focus());
  onCleanup(stop);
  return (
    <main class="curtain">
      <SeatMark look={props.player.look} />
      <h1 class="title" tabindex={-1} ref={heading}>
        {props.title}
      </h1>
      <p class="dim">{text.nothingShows(props.player.name)}</p>
      <button
        type="button"
        class="btn primary hold"
        classList={{ holding: holding() }}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start(() => {
            ignoreRelease(document);
            props.onOpen();
          });
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (!isPress(event)) return;
          event.preventDefault();
          start(() => props.onOpen());
        }}
        onKeyUp={event => {
          if (isPress(event) && timer !== undefined) ask();
        }}
        onBlur={stop}
        onClick={ask}
      >
        {text.holdToOpen(props.player.name)}
      </button>
      <Show when={asks()}>
        <p class="dim" role="status">
          {text.HOLD_LONGER}
        </p>
        <Button onPress={props.onOpen}>{text.confirmOpen(props.player.name)}</Button>
      </Show>
      <Show when={props.onBack}>
        {back => (
          <Button kind="quiet" onPress={() => back().go()}>
            {back().title}
          </Button>
        )}
      </Show>
    </main>
  );
};
