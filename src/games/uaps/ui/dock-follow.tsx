import { For, Show } from 'solid-js';
import { Button, Chip } from '../../../ui/parts.tsx';
import { effectFor, mayWish } from '../legal.ts';
import { WISHES } from '../types.ts';
import type { ActorProps } from './dock.tsx';
import * as text from './dock-text.ts';

/** Whether to go along with a mover: one tap. */
export const Follow = (props: ActorProps) => {
  const following = () => props.table.view.public.following;
  const answer = (follows: boolean) => void props.table.act({ type: 'follow', follows }, props.actor);
  return (
    <Show when={following()}>
      {mover => (
        <>
          <p class="turnline mine">
            <strong>{text.followToDo(props.table.name(mover().seat), mover().to)}</strong>
            <span class="dim">{text.FOLLOW_SAYS}</span>
          </p>
          <div class="ua-follow" data-point="follow">
            <Button act busy={props.table.busy} onPress={() => answer(false)}>
              {text.STAY}
            </Button>
            <Button kind="primary" act busy={props.table.busy} onPress={() => answer(true)}>
              {text.FOLLOW}
            </Button>
          </div>
        </>
      )}
    </Show>
  );
};

/** Settled beforehand, so that nobody waits for the answer. Only where it can matter. [M16] */
export const WishChoice = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const own = () =>
    props.table.seat !== null && props.table.isOwn && mayWish(known()) && standsInConvoy()
      ? props.table.view.own
      : null;
  const standsInConvoy = () => effectFor(known(), props.actor).move?.together === true;
  return (
    <Show when={own()}>
      {mine => (
        <fieldset class="ua-wish paper" aria-label={text.WISH_PRIVATE} data-point="wish">
          <span>{text.WISH_SAYS}</span>
          <For each={WISHES}>
            {wish => (
              <Chip
                act={false}
                chosen={mine().wish === wish}
                onPress={() => {
                  if (mine().wish !== wish) void props.table.act({ type: 'wish', wish }, props.actor);
                }}
              >
                {text.wishName[wish]}
              </Chip>
            )}
          </For>
        </fieldset>
      )}
    </Show>
  );
};
