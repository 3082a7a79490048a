import { For, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { changedIn, type Offer, type Options } from '../../offers.ts';
import * as text from '../../text/new-table.ts';

/** Beside the deal: what will not be as it has it, since such a choice is kept from the last table. */
export const ChangedLists = (props: {
  readonly game: string;
  readonly offer: Offer;
  readonly options: Options;
  readonly onAsDealt: (option: string) => void;
}) => (
  <For each={props.offer.lists ?? []}>
    {list => {
      const changes = () => changedIn(props.options, list);
      return (
        <Show when={changes().length > 0}>
          <div class="changed-lists">
            <p>{text.changedSays(props.game, list.option, changes())}</p>
            <Button onPress={() => props.onAsDealt(list.option)}>{text.LISTS_BACK}</Button>
          </div>
        </Show>
      );
    }}
  </For>
);
