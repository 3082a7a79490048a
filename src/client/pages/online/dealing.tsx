import { createSignal, onCleanup, Show } from 'solid-js';
import { PART_WITHIN_MS } from '../../../protocol/asks.ts';
import type { Chair } from '../../../protocol/tells.ts';
import { Button } from '../../../ui/parts.tsx';
import { list } from '../../../ui/text.ts';
import * as text from '../../text/online.ts';
import { unanswered } from './gathering.ts';

/** While every device puts its part into the shuffle. */
export const Dealing = (props: {
  readonly chairs: readonly Chair[];
  readonly host: boolean;
  readonly onDeal: () => void;
}) => {
  const [late, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), PART_WITHIN_MS);
  onCleanup(() => clearTimeout(timer));
  const names = () => unanswered(props.chairs);
  return (
    <>
      <p role="status">{late() && names().length > 0 ? text.doNotAnswer(list(names())) : text.SHUFFLING}</p>
      <Show when={late() && props.host}>
        <Button onPress={props.onDeal}>{text.dealWithout(list(names()))}</Button>
      </Show>
    </>
  );
};
