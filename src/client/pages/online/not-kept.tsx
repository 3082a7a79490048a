import { Show } from 'solid-js';
import { Banner } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import * as text from '../../text/online.ts';

/** Where the key of a seat is lost with the page. */
export const NotKept = (props: { readonly table: OnlineTable }) => (
  <Show when={props.table.kept() !== 'kept' && props.table.you().seat !== null}>
    <Banner kind="bad" icon="offline" title={text.NOT_KEPT}>
      {text.NOT_KEPT_SAYS}
    </Banner>
  </Show>
);
