import { createSignal, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { settings } from '../../settings.ts';
import { NOTIFY_BLOCKED, NOTIFY_MISSING } from '../../text/settings.ts';
import { mayNotify, switchNotify } from './notify.ts';
import * as text from './text.ts';

/** Asks the browser only when it is pressed. */
export const NotifyButton = () => {
  const [may, setMay] = createSignal(mayNotify());
  const notNow = () =>
    ({ yes: undefined, ask: undefined, blocked: NOTIFY_BLOCKED, missing: NOTIFY_MISSING })[may()];
  const on = () => settings.notify && may() === 'yes';
  return (
    <Button icon="clock" notNow={notNow()} onPress={async () => setMay(await switchNotify(!on()))}>
      {on() ? text.NOTIFY_ON : text.NOTIFY_OFF}
      <Show when={notNow()}>{why => <small class="why">{why()}</small>}</Show>
    </Button>
  );
};
