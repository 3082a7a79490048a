import { createMemo, For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { canSell, listEquipment, mostBid, plus, setScore, total } from '../board.ts';
import { type ActorProps, createDeciding, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { OnBoard } from './trade.tsx';

/** A number that nobody sees before all have bid. */
export const Bid = (props: ActorProps) => {
  const { known, draft, change, player, act } = createDeciding(props);
  const sealed = () => props.table.view.own?.bid ?? null;
  const shown = () => draft().amount ?? sealed();
  const most = () => mostBid(player());
  const amounts = createMemo(() => Array.from({ length: most() + 1 }, (_, amount) => amount));
  const brings = createMemo(() => {
    const { equipment } = player();
    const won = plus(equipment, listEquipment(known().board.equipment));
    return text.boardBrings(known().board.contacts, setScore(equipment), setScore(won));
  });
  const actSays = (amount: number) => {
    const was = sealed();
    return was === null ? text.bid(amount, canSell(player())) : text.changeBid(amount, was);
  };
  const drafted = () => (draft().amount === null ? undefined : { amount: draft().amount ?? 0 });
  const waiting = () =>
    text.othersDecide(
      props.table.toAct.filter(seat => seat !== props.actor).map(seat => props.table.name(seat)),
    );
  return (
    <>
      <Show
        when={sealed() === null}
        fallback={
          <p class="turnline">
            <strong>{text.bidMade(sealed() ?? 0)}</strong>
            <span class="dim">
              {most() === 0 ? text.NOTHING_TO_BID : text.CAN_CHANGE} {waiting()}
            </span>
          </p>
        }
      >
        <TurnLine {...props} title={text.BID}>
          {text.bidSays(most(), player(), total(player().equipment))}
        </TurnLine>
      </Show>
      <div class="uh-bid-for">
        <span class="dim">{text.ON_BOARD}</span>
        <OnBoard board={known().board} />
        <span class="dim uh-names">{brings()}</span>
      </div>
      <div class="uh-numbers" data-point="bid">
        <For each={amounts()}>
          {amount => (
            <Chip
              chosen={shown() === amount}
              onPress={() => change({ amount: draft().amount === amount ? null : amount })}
            >
              <span class="data">{amount}</span>
              <Show when={amount === 0}>
                <small>{canSell(player()) ? text.TO_SELL : text.NO_BID}</small>
              </Show>
            </Chip>
          )}
        </For>
      </div>
      <Show when={drafted()} fallback={<p class="uh-hint">{text.highestWins(canSell(player()))}</p>}>
        {now => (
          <Commit
            says={
              now().amount === 0 ? text.bidNothing(canSell(player())) : text.highestWins(canSell(player()))
            }
            act={actSays(now().amount)}
            notNow={now().amount === sealed() ? text.bidMade(now().amount) : undefined}
            busy={props.table.busy}
            onCommit={() => act({ type: 'bid', bid: now().amount })}
          />
        )}
      </Show>
    </>
  );
};
