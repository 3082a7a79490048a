import { Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { LineState } from '../../online/online.ts';
import * as text from './text.ts';

/** Whether what is shown is what is. */
export const LineSign = (props: { readonly line: LineState }) => (
  <p class={`line-sign ${props.line}`} role="status" title={text.LINE_SAYS[props.line]}>
    <Show when={props.line === 'offline' || props.line === 'closed'} fallback={<span class="line-dot" />}>
      <Icon name="offline" class="s" />
    </Show>
    <span class="line-words">{text.LINE[props.line]}</span>
  </p>
);
