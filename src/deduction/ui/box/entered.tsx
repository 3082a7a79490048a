import { createSignal, For, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Button, Confirm, Dialog, SeatMark } from '../../../ui/parts.tsx';
import { MistakeMark } from './mistake-mark.tsx';
import * as text from './text.ts';
import './box.css';

/** Something that was entered on this device and has no answer. */
export interface EnteredItem {
  readonly key: string;
  /** Whose it is, if anybody's. */
  readonly seat: Seat | null;
  readonly says: string;
  readonly isMistake: boolean;
  /** Why it cannot be marked. */
  readonly notNow?: string | undefined;
}

/** What was entered, newest first; each can be marked as a mistake. [C14] */
export const Entered = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly items: readonly EnteredItem[];
    readonly onMistake: (key: string) => void;
    readonly onClose: () => void;
  },
) => {
  const [asks, setAsks] = createSignal<EnteredItem | null>(null);
  return (
    <Dialog title={text.ENTERED} class="box-dialog" onClose={props.onClose}>
      <ul class="box-list box-entered">
        <For each={props.items} fallback={<li class="dim">{text.NOTHING_ENTERED}</li>}>
          {item => (
            <li>
              <p>
                <Show when={item.seat !== null && props.table.player(item.seat)}>
                  {player => <SeatMark look={player().look} />}
                </Show>
                <span>{item.says}</span>
                <MistakeMark on={item.isMistake} />
              </p>
              <Show when={!item.isMistake}>
                <Button kind="quiet" notNow={item.notNow} onPress={() => setAsks(item)}>
                  {text.THIS_WAS_A_MISTAKE}
                </Button>
                <Show when={item.notNow}>{why => <small class="box-why">{why()}</small>}</Show>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={asks()}>
        {item => (
          <Confirm
            title={text.THIS_WAS_A_MISTAKE}
            says={`${item().says} ${text.GIVEN_BACK}`}
            doIt={text.MARK_MISTAKE}
            keep={text.KEEP_ENTRY}
            onConfirm={() => props.onMistake(item().key)}
            onClose={() => setAsks(null)}
          />
        )}
      </Show>
    </Dialog>
  );
};
