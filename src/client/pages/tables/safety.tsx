import { createResource, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { install, installsByHand, readSafety } from '../../safety.ts';
import * as text from '../../text/tables.ts';

/** What is safe of what lies in this browser, and what makes it safer. */
export const SafetyNote = () => {
  const [safety] = createResource(readSafety);
  return (
    <Show when={safety()}>
      {found => (
        <div class="tables-safety" data-safety={found()}>
          <p>
            {text.SAFETY[found()]}
            <Show when={found() !== 'kept'}> {found() === 'a-week' ? text.SAFER_ON_APPLE : text.SAFER}</Show>
            <Show when={found() === 'a-week' && installsByHand()}> {text.INSTALL_BY_HAND}</Show>
          </p>
          <Show when={found() !== 'kept' && install()}>
            {doIt => <Button onPress={doIt()}>{text.INSTALL}</Button>}
          </Show>
        </div>
      )}
    </Show>
  );
};
