import { createMemo, For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { strandedPay } from '../board.ts';
import { actionName } from '../text.ts';
import { ACTIONS, type Action } from '../types.ts';
import { type ActorProps, createDeciding, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { actionIcon } from './icons.ts';
import { actionShort } from './names-text.ts';
import { type Offer, offerOf } from './offers.ts';
import { Money } from './pieces.tsx';

/** Five cards, each with its price now. What is chosen stays face down until all have chosen. */
export const Choose = (props: ActorProps) => {
  const { known, draft, change, player, act } = createDeciding(props);
  const sealed = () => props.table.view.own?.action ?? null;
  const shown = () => draft().action ?? sealed();
  const offers = createMemo(() => ACTIONS.map(action => offerOf(action, player(), known())));
  const offer = () => offers().find(({ action }) => action === draft().action);
  const actSays = (action: Action) => {
    const was = sealed();
    return was === null ? text.play(action) : text.changeTo(action, was);
  };
  const waiting = () =>
    text.othersDecide(
      props.table.toAct.filter(seat => seat !== props.actor).map(seat => props.table.name(seat)),
    );
  return (
    <>
      <Show
        when={sealed()}
        fallback={
          <TurnLine {...props} title={text.CHOOSE}>
            {waiting()}
          </TurnLine>
        }
      >
        {action => (
          <p class="turnline">
            <strong>{text.chosen(action())}</strong>
            <span class="dim">
              {text.CAN_CHANGE} {waiting()}
            </span>
          </p>
        )}
      </Show>
      <div class="uh-acts" data-point="actions">
        <For each={offers()}>
          {one => (
            <ActionCard
              offer={one}
              chosen={shown() === one.action}
              onPress={() =>
                change({ action: draft().action === one.action ? null : one.action, region: null })
              }
            />
          )}
        </For>
      </div>
      <Show when={offer()} fallback={<p class="uh-hint">{text.CHOOSE_SAYS}</p>}>
        {one => (
          <Commit
            says={text.offerDetail(one(), known().seats - 1, strandedPay(player()))}
            act={actSays(one().action)}
            notNow={one().action === sealed() ? text.chosen(one().action) : undefined}
            busy={props.table.busy}
            onCommit={() => act({ type: 'choose', action: one().action })}
          />
        )}
      </Show>
    </>
  );
};

const ActionCard = (props: {
  readonly offer: Offer;
  readonly chosen: boolean;
  readonly onPress: () => void;
}) => {
  const action = (): Action => props.offer.action;
  return (
    <Chip class="uh-act" chosen={props.chosen} point={action()} onPress={props.onPress}>
      <span class="data uh-act-number">{text.number(action())}</span>
      <Icon name={actionIcon[action()]} />
      <span class="uh-act-words">
        <b class="wide-only">{actionName[action()]}</b>
        <b class="narrow-only">{actionShort[action()]}</b>
        <small class="wide-only">{text.offerSays(props.offer)}</small>
        <Price offer={props.offer} />
      </span>
    </Chip>
  );
};

const Price = (props: { readonly offer: Offer }) => {
  const isEarned = () => props.offer.action === 'publish';
  return (
    <span class="uh-price" classList={{ short: props.offer.spare < 0 }}>
      <Show
        when={!isEarned() && props.offer.cost === 0}
        fallback={<Priced offer={props.offer} earned={isEarned()} />}
      >
        <span class="data">{text.FREE}</span>
      </Show>
      <Show when={text.stranding(props.offer.spare)}>{word => <small>{word()}</small>}</Show>
    </span>
  );
};

const Priced = (props: { readonly offer: Offer; readonly earned: boolean }) => (
  <Money>
    <Show when={props.earned} fallback={props.offer.cost}>
      <span class="wide-only">{text.earns(props.offer.brings)}</span>
      <span class="narrow-only">{text.earnsShort(props.offer.brings)}</span>
    </Show>
    <span class="sr">{text.MONEY}</span>
  </Money>
);
