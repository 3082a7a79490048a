import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { go, linkTo } from '../client/route.ts';
import { Button } from '../ui/parts.tsx';
import { watch } from './camera.ts';
import { grouped, readTyped } from './code.ts';
import { Screen } from './frame.tsx';
import * as text from './text/code.ts';

/** The camera looks for the code of another device, and is off as soon as one leaves. */
const Scan = () => {
  let video: HTMLVideoElement | undefined;
  let watching = new AbortController();
  const [says, setSays] = createSignal<string>(text.STARTING);
  const [trouble, setTrouble] = createSignal<text.CameraTrouble>();

  const read = (found: string) => {
    if (!readTyped(found).ok) {
      setSays(text.NO_CODE_IN_IT);
      return;
    }
    watching.abort();
    go({ page: 'companion', at: 'new', what: grouped(found) });
  };
  const start = async () => {
    if (!video) return;
    watching = new AbortController();
    setTrouble(undefined);
    setSays(text.STARTING);
    const { signal } = watching;
    const started = await watch(video, signal, read);
    if (signal.aborted) return;
    if (started.ok) setSays(text.LOOKING);
    else setTrouble(started.error);
  };
  /** A camera does not stay on behind a screen that is off. */
  const rest = () => {
    if (document.hidden) watching.abort();
    else if (watching.signal.aborted) void start();
  };
  onMount(() => {
    void start();
    document.addEventListener('visibilitychange', rest);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', rest);
    watching.abort();
  });

  return (
    <Screen title={text.SCAN} says={text.SCAN_SAYS}>
      <div class="scan" hidden={trouble() !== undefined}>
        <video ref={video} aria-label={text.VIDEO} muted playsinline />
      </div>
      <p class="enter-says" role="status">
        <Show when={trouble()} fallback={says()}>
          {what => text.CAMERA[what()]}
        </Show>
      </p>
      <div class="bigs">
        <Show when={trouble()}>
          <Button onPress={() => void start()}>{text.TRY_AGAIN}</Button>
        </Show>
        <a class="btn" href={linkTo({ page: 'companion', at: 'enter' })}>
          {text.INSTEAD}
        </a>
      </div>
    </Screen>
  );
};

export default Scan;
