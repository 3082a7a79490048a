import { Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { changedIn, type Offer, type Options } from '../../offers.ts';
import * as text from '../../text/new-table.ts';

/** Beside the deal: what will not be as it has it, since such a choice is kept from the last table. */
export const ChangedLists = (props: {
  readonly game: string;
  readonly offer: Offer;
  readonly options: Options;
  readonly onAsDealt: () => void;
}) => (
  <Show when={text.optionsSay(props.game, changedIn(props.options, props.offer))}>
    {says => (
      <div class="changed-lists">
        <p>{says()}</p>
        <Button onPress={props.onAsDealt}>{text.LISTS_BACK}</Button>
      </div>
    )}
  </Show>
);
