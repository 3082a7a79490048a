import { Show } from 'solid-js';
import type { GameTypes } from '../core/contract.ts';
import type { PartProps } from './game-page.ts';
import * as text from './text.ts';

/** Whom the table waits for. */
export const Waiting = <T extends GameTypes>(
  props: PartProps<T> & {
    /** What all do at once, each on the own page; said on the open table. */
    readonly onOwnPages?: string | undefined;
  },
) => {
  const names = () =>
    props.table.toAct.filter(seat => seat !== props.table.seat).map(seat => props.table.name(seat));
  return (
    <p class="turnline">
      <strong>{text.waitingFor(names())}</strong>
      <Show when={props.table.seat === null}>
        <span class="dim">{(props.table.actors.length > 0 && props.onOwnPages) || text.YOU_WATCH}</span>
      </Show>
    </p>
  );
};
