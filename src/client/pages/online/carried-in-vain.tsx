import { Show } from 'solid-js';
import { Banner } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import * as text from '../../text/online.ts';

/** Whoever came with the link to a seat would else believe to sit here. */
export const CarriedInVain = (props: { readonly table: OnlineTable }) => (
  <Show when={props.table.carriedInVain() && props.table.you().seat === null}>
    <Banner kind="bad" icon="people" title={text.CARRIED_IN_VAIN}>
      {text.CARRIED_IN_VAIN_SAYS}
    </Banner>
  </Show>
);
