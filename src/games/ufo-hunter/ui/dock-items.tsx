import { For, type JSX, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import { Commit } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip } from '../../../ui/parts.tsx';
import { cardOf, evidenceOf, NUMBERS, total } from '../board.ts';
import { dueIn } from '../legal.ts';
import { contactName, equipmentName } from '../text.ts';
import {
  type CardId,
  CONTACTS,
  type Contact,
  EQUIPMENT,
  type Equipment,
  type Move,
  type Region,
} from '../types.ts';
import type { AskedProps } from './dock.tsx';
import { type ActorProps, CardLine, createDeciding, createPause, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { contactIcon, equipmentIcon, tintOf } from './icons.ts';
import {
  isBlank,
  moneyBeside,
  NOTHING_PICKED,
  pickedContact,
  pickedEquipment,
  pickedEvidence,
  sumOfBid,
} from './losing.ts';
import { lossFor } from './outlook.ts';

/** What a card takes; where it may be a mix, money makes up what tokens leave. */
export const Lose = (props: AskedProps<'lose'>) => {
  const { draft, player } = createDeciding(props);
  const due = () => dueIn(props.asked, player());
  const loss = () => lossFor(at(cardOf(props.asked.card).options, props.asked.option).lose ?? {}, player());
  const picked = () => draft().picked;
  const money = () => moneyBeside(due(), picked().equipment.length);
  const problem = () => {
    const { least, most, contacts } = due();
    const tokens = picked().equipment.length;
    if (tokens > most || picked().contacts.length > contacts) return text.TOO_MANY;
    if (tokens < least) return text.moreTokens(least - tokens);
    return picked().contacts.length < contacts
      ? text.moreContacts(contacts - picked().contacts.length)
      : undefined;
  };
  return (
    <Items
      {...props}
      title={text.LOSE}
      says={`${text.loseSays(loss())} ${text.GOES_TO_BOARD}`}
      card={props.asked}
      equipment={due().most > 0}
      contacts={due().contacts > 0}
      running={text.runningLoss(picked(), due(), money())}
      problem={problem()}
      act={text.lose(picked().equipment, picked().contacts, due().evidence, money())}
      move={{ type: 'lose', equipment: picked().equipment, contacts: picked().contacts }}
    />
  );
};

/** The winner's bid, in money and equipment. */
export const Pay = (props: AskedProps<'pay'>) => {
  const { draft, player } = createDeciding(props);
  const sum = () => sumOfBid(props.asked.bid, player().money, total(player().equipment));
  const tokens = () => draft().picked.equipment.length;
  const money = () => moneyBeside(sum(), tokens());
  const problem = () => {
    if (tokens() > sum().most) return text.TOO_MANY;
    return tokens() < sum().least ? text.moreTokens(sum().least - tokens()) : undefined;
  };
  return (
    <Items
      {...props}
      title={text.PAY}
      says={text.paySays(props.asked.bid)}
      equipment
      running={text.runningTotal(tokens(), money(), player().money - money())}
      problem={problem()}
      act={text.pay(draft().picked.equipment, money())}
      move={{ type: 'pay', equipment: draft().picked.equipment }}
    />
  );
};

/** Whoever bid 0. */
export const Sell = (props: AskedProps<'sell'>) => {
  const { draft, player } = createDeciding(props);
  const picked = () => draft().picked;
  const items = () => picked().equipment.length + picked().evidence;
  return (
    <Items
      {...props}
      title={text.SELL}
      says={text.SELL_SAYS}
      equipment
      evidence
      running={text.sellTotal(items(), player().money)}
      problem={items() > NUMBERS.sellMax ? text.TOO_MANY : undefined}
      act={text.sell(picked().equipment, picked().evidence)}
      move={{ type: 'sell', equipment: picked().equipment, evidence: picked().evidence }}
    />
  );
};

interface ItemsProps extends ActorProps {
  readonly title: string;
  readonly says: string;
  /** What brought it about. */
  readonly card?: { readonly card: CardId; readonly region: Region };
  readonly equipment?: boolean;
  readonly contacts?: boolean;
  readonly evidence?: boolean;
  /** What it comes to so far. */
  readonly running: string;
  readonly problem: string | undefined;
  readonly act: string;
  readonly move: Move;
}

/** Own things to pick from: each press picks one more of a kind, and none after the last. */
const Items = (props: ItemsProps) => {
  const { draft, change, player, act } = createDeciding(props);
  const pausing = createPause(() => `${props.actor} ${props.title}`);
  const picked = () => draft().picked;
  const owned = <Kind extends Equipment | Contact>(
    kinds: readonly Kind[],
    counts: Readonly<Record<Kind, number>>,
  ) => kinds.filter(kind => counts[kind] > 0);
  const tokens = () => (props.equipment ? owned(EQUIPMENT, player().equipment) : []);
  const contacts = () => (props.contacts ? owned(CONTACTS, player().contacts) : []);
  const evidence = () => (props.evidence ? evidenceOf(player()) : 0);
  const copies = (list: readonly string[], kind: string) => list.filter(one => one === kind).length;
  return (
    <>
      <TurnLine {...props} title={props.title}>
        <Show when={props.card}>{turnedUp => <CardLine {...turnedUp()} />}</Show>
        {props.says}
      </TurnLine>
      <div class="uh-chips" data-point="items">
        <For each={tokens()}>
          {kind => (
            <Item
              name={equipmentName(kind)}
              icon={<Icon name={equipmentIcon[kind]} class={tintOf(kind)} />}
              picked={copies(picked().equipment, kind)}
              owned={player().equipment[kind]}
              onPress={() => change({ picked: pickedEquipment(picked(), kind, player()) })}
            />
          )}
        </For>
        <For each={contacts()}>
          {kind => (
            <Item
              name={contactName(kind)}
              icon={<Icon name={contactIcon[kind]} />}
              picked={copies(picked().contacts, kind)}
              owned={player().contacts[kind]}
              onPress={() => change({ picked: pickedContact(picked(), kind, player()) })}
            />
          )}
        </For>
        <Show when={evidence() > 0}>
          <Item
            name={text.EVIDENCE}
            icon={<Icon name="evidence" />}
            picked={picked().evidence}
            owned={evidence()}
            onPress={() =>
              change({ picked: pickedEvidence(picked(), Math.min(NUMBERS.sellMax, evidence())) })
            }
          />
        </Show>
      </div>
      <Commit
        says={props.problem ?? props.running}
        act={props.act}
        notNow={props.problem}
        busy={props.table.busy || pausing()}
        onCommit={() => act(props.move)}
      >
        <Show when={!isBlank(picked())}>
          <Button kind="quiet" icon="undo" onPress={() => change({ picked: NOTHING_PICKED })}>
            {text.START_OVER}
          </Button>
        </Show>
      </Commit>
    </>
  );
};

const Item = (props: {
  readonly name: string;
  readonly icon: JSX.Element;
  readonly picked: number;
  readonly owned: number;
  readonly onPress: () => void;
}) => (
  <Chip
    chosen={props.picked > 0}
    label={text.kindPicked(props.name, props.picked, props.owned)}
    onPress={props.onPress}
  >
    {props.icon}
    <span class="uh-chip-words">
      {props.name} <small>{text.pickedOf(props.picked, props.owned)}</small>
    </span>
  </Chip>
);
