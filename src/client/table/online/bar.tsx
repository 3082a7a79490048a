import { Show } from 'solid-js';
import { Tool } from '../../../ui/parts.tsx';
import { CHAT } from '../../text/online.ts';
import type { AtTable } from './at-table.ts';
import { LineSign } from './line-sign.tsx';
import { HurryCall } from './seat-clock.tsx';
import * as text from './text.ts';

/** In the top bar: how the line is, and the way to the talk. */
export const OnlineBar = (props: { readonly at: AtTable; readonly onTalk: (open: boolean) => void }) => {
  const ownLeft = () => {
    const { seat } = props.at.table.you();
    return seat === null ? null : props.at.left(seat);
  };
  return (
    <>
      <HurryCall left={ownLeft()} />
      <LineSign line={props.at.table.line()} />
      <Tool
        icon="chat"
        label={text.chatWith(props.at.unread())}
        keys="W"
        expanded={props.at.talkOpen()}
        class="chat-tool"
        onPress={() => props.onTalk(!props.at.talkOpen())}
      >
        <Show when={props.at.unread() > 0}>
          <span class="unread" aria-hidden="true">
            {props.at.unread()}
          </span>
        </Show>
        <span class="desk-only">{CHAT}</span>
      </Tool>
    </>
  );
};
