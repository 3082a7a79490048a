import { createSignal, lazy, onCleanup, Show } from 'solid-js';
import { Banner, Button, Tool } from '../ui/parts.tsx';
import { isInApp } from './in-app.ts';
import { type Route, route } from './route.ts';
import * as text from './text.ts';
import { update, useUpdate } from './update.ts';

const InAppNotice = lazy(() => import('./in-app-notice.tsx'));
const AT_TABLE: readonly Route['page'][] = ['table', 'learn', 'online', 'screen'];
/** Where a link leads that is opened inside of another app, or before something is begun that may be lost there. */
const tellsInApp = (page: Route['page']): boolean => page === 'online' || !AT_TABLE.includes(page);

/** What every page tells about the connection and the version. At a table only in one quiet line, which can be closed. */
export const Notices = () => {
  const [online, setOnline] = createSignal(navigator.onLine);
  const [later, setLater] = createSignal(false);
  const [inAppRead, setInAppRead] = createSignal(false);
  const look = () => setOnline(navigator.onLine);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  onCleanup(() => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  });
  const atTable = () => AT_TABLE.includes(route().page);
  return (
    <div class="notices" classList={{ quiet: atTable() }}>
      <Show when={isInApp(navigator.userAgent) && tellsInApp(route().page) && !inAppRead()}>
        <InAppNotice onClose={() => setInAppRead(true)} />
      </Show>
      <Show when={!online() && !atTable()}>
        <Banner icon="offline" title={text.OFFLINE}>
          {text.OFFLINE_SAYS}
        </Banner>
      </Show>
      <Show when={!(atTable() && later()) && update()}>
        {ready => (
          <Banner
            icon="history"
            title={text.UPDATE}
            action={
              <>
                <Button onPress={() => useUpdate(ready())}>{text.UPDATE_NOW}</Button>
                <Show when={atTable()}>
                  <Tool icon="close" label={text.UPDATE_LATER} onPress={() => setLater(true)} />
                </Show>
              </>
            }
          >
            {text.UPDATE_SAYS}
          </Banner>
        )}
      </Show>
    </div>
  );
};
