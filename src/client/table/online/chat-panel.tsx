import { onMount } from 'solid-js';
import { Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import type { OnlineTable } from '../../online/online.ts';
import { Chat } from '../../pages/online/chat.tsx';
import { CHAT } from '../../text/online.ts';

/** Free words, where the log lies too. */
export const ChatPanel = (props: {
  readonly table: OnlineTable;
  /** Whether the game lets people talk now. */
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus({ preventScroll: true }));
  return (
    <section class="log chat-panel" aria-label={CHAT} tabindex={-1} data-refuge>
      <div class="log-head">
        <h2 class="title" tabindex={-1} ref={heading}>
          {CHAT}
        </h2>
        <Tool icon="close" label={CLOSE} onPress={props.onClose} />
      </div>
      <Chat table={props.table} open={props.open} />
    </section>
  );
};
