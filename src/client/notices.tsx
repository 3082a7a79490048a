import { createSignal, onCleanup, Show } from 'solid-js';
import { Banner, Button } from '../ui/parts.tsx';
import { route } from './route.ts';
import * as text from './text.ts';
import { update, useUpdate } from './update.ts';

/** What every page tells about the connection and the version. At a table they are one quiet line. */
export const Notices = () => {
  const [online, setOnline] = createSignal(navigator.onLine);
  const look = () => setOnline(navigator.onLine);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  onCleanup(() => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  });
  const quiet = () => route().page === 'table' || route().page === 'learn';
  return (
    <div class="notices" classList={{ quiet: quiet() }}>
      <Show when={!online()}>
        <Banner icon="offline" title={text.OFFLINE}>
          {text.OFFLINE_SAYS}
        </Banner>
      </Show>
      <Show when={update()}>
        {ready => (
          <Banner
            icon="history"
            title={text.UPDATE}
            action={<Button onPress={() => useUpdate(ready())}>{text.UPDATE_NOW}</Button>}
          >
            {text.UPDATE_SAYS}
          </Banner>
        )}
      </Show>
    </div>
  );
};
