import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { ANYBODY_AFTER_MS, lacksPart, PART_WITHIN_MS } from '../../../protocol/dealing.ts';
import type { Room } from '../../../protocol/tells.ts';
import { Button } from '../../../ui/parts.tsx';
import type { You } from '../../online/online.ts';
import * as text from '../../text/online.ts';
import { dealChoices, unanswered, type Waited } from './gathering.ts';

/** While every device puts its part into the shuffle. */
export const Dealing = (props: {
  readonly room: Room;
  readonly you: You;
  /** This device cannot add what its seat has promised. */
  readonly partElsewhere: boolean;
  readonly busy: boolean;
  readonly onDeal: () => void;
  readonly onBreakOff: () => void;
}) => {
  const late = createLate(() => props.room.waited, PART_WITHIN_MS);
  const longLate = createLate(() => props.room.waited, ANYBODY_AFTER_MS);
  const waited = (): Waited => (longLate() ? 'long' : late() ? 'late' : 'a-moment');
  const names = () => unanswered(props.room.chairs);
  const may = () => dealChoices(props.room.chairs, props.you, waited());
  const watches = () => props.you.seat === null && !props.you.host;
  return (
    <>
      <div class="dealing-says">
        <p role="status">
          {late() && names().length > 0 ? text.waitingForParts(names()) : text.SHUFFLING}
          {late() && props.partElsewhere ? ` ${text.PART_ELSEWHERE}` : ''}
        </p>
        <Show when={late() && !watches()}>
          <p class="dim">{may().breakOff ? says(lacksPart(props.room.chairs)) : text.IN_A_MINUTE}</p>
        </Show>
      </div>
      <div class="dealing-does">
        <Show when={may().deal}>
          <Button busy={props.busy} onPress={props.onDeal}>
            {text.dealWithout(names())}
          </Button>
        </Show>
        <Show when={may().breakOff}>
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
