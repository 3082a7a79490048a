import { For, Show } from 'solid-js';
import type { Room, TableCard } from '../../protocol/tells.ts';
import { SeatName } from '../../ui/parts.tsx';
import type { Watched } from '../online/watched-table.ts';
import { PAUSED, VEILED_RUNS, VEILED_SAYS } from '../table/online/text.ts';
import { STOPPED } from '../table/text.ts';
import { BigFrame, framed } from './frame.tsx';
import { SmallCode } from './small-code.tsx';
import * as text from './text.ts';

/** The game of a table that is shown to watchers only afterwards. */
export const Veiled = (props: { readonly table: Watched; readonly card: TableCard; readonly room: Room }) => {
  const stands = () => {
    if (props.room.stage === 'frozen') return STOPPED;
    return props.room.pausedBy === null ? VEILED_RUNS : PAUSED;
  };
  return (
    <BigFrame {...framed(props.table, props.card)} class="big-veiled">
      <section class="big-seats big-words">
        <h2>{text.SEATS}</h2>
        <ol>
          <For each={props.room.chairs}>
            {chair => (
              <Show when={chair.by !== 'nobody' && chair}>
                {player => (
                  <li>
                    <SeatName look={player().look} name={player().name} bot={player().by === 'bot'} />
                  </li>
                )}
              </Show>
            )}
          </For>
        </ol>
        <p class="big-turn" role="status">
          {stands()}
        </p>
        <p>{VEILED_SAYS}</p>
      </section>
      <SmallCode card={props.card} />
    </BigFrame>
  );
};
