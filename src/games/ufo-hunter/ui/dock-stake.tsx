import { For, Show } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import { Commit, Stepper } from '../../../ui/composer.tsx';
import { Chip, SeatMark } from '../../../ui/parts.tsx';
import { looksOf, rumorAt } from '../board.ts';
import { regionName } from '../text.ts';
import type { CardId, CardOption, Rumor } from '../types.ts';
import type { AskedProps } from './dock.tsx';
import { createDeciding, createPause, KnownCard, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { isMoreThanOwned, takersOf } from './outlook.ts';
import { Pin, SeenBy, Stakes } from './pieces.tsx';
import { paidFor, stakesAt } from './staking.ts';

/** How much to have on a rumor: nothing, or from the least that may be named up to all one has. */
export const Stake = (props: AskedProps<'stake'>) => {
  const { known, number, names } = createDeciding(props);
  const region = () => props.asked.region;
  return (
    <Show when={rumorAt(known(), region())}>
      {rumor => (
        <>
          <TurnLine {...props} title={text.stakeAsk(number(region()), region())}>
            {text.stakeLies(rumor(), names(rumor().holders))}{' '}
            <SeenBy table={props.table} rumor={rumor()} sentence />
          </TurnLine>
          <Amount {...props} rumor={rumor()} />
        </>
      )}
    </Show>
  );
};

const Amount = (props: AskedProps<'stake'> & { readonly rumor: Rumor }) => {
  const { draft, change, act } = createDeciding(props);
  const isHolder = () => props.rumor.holders.includes(props.actor);
  const pausing = createPause(() => `${props.actor} ${props.asked.region}`);
  const amount = () => draft().amount ?? 0;
  const step = (by: 1 | -1) => {
    const { least, most } = props.asked;
    const now = amount();
    if (now < least) return change({ amount: by > 0 ? least : 0 });
    const next = now + by;
    change({ amount: next < least ? 0 : Math.min(most, next) });
  };
  const says = (now: number) => {
    const stakes = stakesAt(props.rumor, props.actor, now);
    const leads = text.stakesSay(stakes, paidFor(props.rumor, props.actor, now), props.table.name);
    return props.table.view.own ? leads : `${leads} ${text.STAKE_GAINS}`.trim();
  };
  const nothing = () => (isHolder() ? text.NO_MORE : text.NO_STAKE);
  const actSays = (now: number) =>
    now === 0 && isHolder() ? text.NO_RAISE : text.stakeAct(now, props.asked.region);
  return (
    <>
      <div class="uh-beside">
        <Show when={props.table.view.own}>
          <KnownCard {...props} region={props.asked.region} otherwise={text.NOT_SEEN}>
            <ForOthers {...props} />
          </KnownCard>
        </Show>
        <div class="uh-chips" data-point="stake">
          <Chip chosen={amount() === 0} onPress={() => change({ amount: 0 })}>
            {nothing()}
          </Chip>
          <Stepper
            label={text.STAKE}
            value={String(amount())}
            less={text.LESS}
            more={text.MORE}
            notLess={amount() === 0 ? text.NO_LESS_STAKE : undefined}
            notMore={amount() === props.asked.most ? text.ALL_STAKED : undefined}
            onStep={step}
          />
        </div>
      </div>
      <Commit
        says={says(amount())}
        act={actSays(amount())}
        notNow={undefined}
        busy={props.table.busy || pausing()}
        onCommit={() => act({ type: 'stake', amount: amount() })}
      />
    </>
  );
};

/** What the card holds for others: a stake lives on what they take. */
const ForOthers = (props: AskedProps<'stake'>) => {
  const seen = () => props.table.view.own?.seen.find(({ region }) => region === props.asked.region);
  const rows = (card: CardId) =>
    takersOf(card, props.table.view.public.players, props.asked.region).map(({ says, takers }) => ({
      says,
      takers: takers.filter(seat => seat !== props.actor),
    }));
  const isShort = ({ lose }: CardOption, takers: readonly Seat[]) =>
    lose !== undefined &&
    takers.some(seat => isMoreThanOwned(lose, at(props.table.view.public.players, seat)));
  return (
    <Show when={seen()}>
      {one => (
        <>
          <span class="uh-if-others">{text.IF_OTHERS}</span>
          <ul class="uh-for-others">
            <For each={rows(one().card)}>
              {({ says, takers }) => (
                <li>
                  <span class="uh-takers">
                    <span class="sr">{text.takersSay(takers.map(seat => props.table.name(seat)))}</span>
                    <For each={takers} fallback={<span aria-hidden="true">{text.NO_TAKER}</span>}>
                      {seat => <SeatMark look={props.table.player(seat).look} />}
                    </For>
                  </span>
                  <span>
                    {text.optionSays(says, isShort(says, takers))}{' '}
                    <span class="uh-share">{text.shareSays(says)}</span>
                  </span>
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </Show>
  );
};

/** Which of the other rumors to look at. */
export const Look = (props: AskedProps<'look'>) => {
  const { known, draft, change, player, number, act } = createDeciding(props);
  const among = () =>
    known()
      .rumors.filter(({ region }) => props.asked.among.includes(region))
      .toSorted((a, b) => number(a.region) - number(b.region));
  const looked = () => known().doing.looked.length;
  const looks = () => looked() + Math.min(looksOf(player()) - looked(), props.asked.among.length);
  return (
    <>
      <TurnLine {...props} title={text.lookAsk(looked() + 1, looks())}>
        {text.lookSays(player().money)}
      </TurnLine>
      <div class="uh-chips" data-point="look">
        <For each={among()}>
          {rumor => (
            <Chip
              chosen={draft().region === rumor.region}
              onPress={() => change({ region: draft().region === rumor.region ? null : rumor.region })}
            >
              <Pin number={number(rumor.region)} />
              <span class="uh-chip-words">
                {regionName(rumor.region)}
                <small>
                  <Stakes table={props.table} rumor={rumor} />
                  <SeenBy table={props.table} rumor={rumor} />
                </small>
              </span>
            </Chip>
          )}
        </For>
      </div>
      <Show when={draft().region} fallback={<p class="uh-hint">{text.PICK_RUMOR}</p>}>
        {region => (
          <Commit
            act={text.lookAt(number(region()), region())}
            notNow={undefined}
            busy={props.table.busy}
            onCommit={() => act({ type: 'look', region: region() })}
          />
        )}
      </Show>
    </>
  );
};
