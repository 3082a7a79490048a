import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { ANYBODY_AFTER_MS, lacksPart, PART_WITHIN_MS } from '../../../protocol/dealing.ts';
import type { Room } from '../../../protocol/tells.ts';
import { Button } from '../../../ui/parts.tsx';
import { list } from '../../../ui/text.ts';
import type { You } from '../../online/online.ts';
import * as text from '../../text/online.ts';
import { unanswered } from './gathering.ts';

/** While every device puts its part into the shuffle. */
export const Dealing = (props: {
  readonly room: Room;
  readonly you: You;
  readonly busy: boolean;
  readonly onDeal: () => void;
  readonly onBreakOff: () => void;
}) => {
  const late = createLate(() => props.room.waited, PART_WITHIN_MS);
  const longLate = createLate(() => props.room.waited, ANYBODY_AFTER_MS);
  const names = () => unanswered(props.room.chairs);
  const lacks = () => lacksPart(props.room.chairs);
  const mayAct = () => props.you.seat !== null || props.you.host;
  const mayDeal = () => late() && !lacks() && (props.you.host || (longLate() && props.you.seat !== null));
  const mayBreakOff = () => longLate() && mayAct();
  return (
    <>
      <div class="dealing-says">
        <p role="status">
          {late() && names().length > 0 ? text.waitingForParts(list(names())) : text.SHUFFLING}
        </p>
        <Show when={late() && mayAct()}>
          <p class="dim">{mayBreakOff() ? says(lacks()) : text.IN_A_MINUTE}</p>
        </Show>
      </div>
      <div class="dealing-does">
        <Show when={mayDeal()}>
          <Button busy={props.busy} onPress={props.onDeal}>
            {text.dealWithout(names())}
          </Button>
        </Show>
        <Show when={mayBreakOff()}>
          <Button busy={props.busy} onPress={props.onBreakOff}>
            {text.BREAK_OFF}
          </Button>
        </Show>
      </div>
    </>
  );
};

/** What comes of what can be done, or why one thing cannot. */
const says = (lacks: ReturnType<typeof lacksPart>): string =>
  `${lacks ? text.LACKS[lacks] : text.DEAL_WITHOUT_SAYS} ${text.BREAK_OFF_SAYS}`;

/** Whether the parts have been waited for that long, as the server last told it. */
function createLate(waited: () => number | undefined, after: number) {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, after - (waited() ?? 0)));
    onCleanup(() => clearTimeout(timer));
  });
  return late;
}
