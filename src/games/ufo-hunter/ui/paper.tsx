import { createEffect, createMemo, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cardOf, distance, evidenceOf, kindsOf, rumorAt, setScore } from '../board.ts';
import { contactName, equipmentName, optionText } from '../text.ts';
import {
  CONTACTS,
  EQUIPMENT,
  type Own,
  type Player,
  type Seen as SeenRumor,
  type UfoHunter,
} from '../types.ts';
import { contactIcon, equipmentIcon, tintOf } from './icons.ts';
import { contactEffect, equipmentShort } from './names-text.ts';
import { LONGEST_NOTE, readNotes } from './notes.ts';
import { isOpen, outlooksOf } from './outlook.ts';
import * as text from './paper-text.ts';
import { Pin, TypeWord } from './pieces.tsx';
import { numbersOf } from './pins.ts';
import './paper.css';

interface PageProps extends PartProps<UfoHunter> {
  readonly own: Own;
  readonly player: Player;
}

/** The private page; what is public on it stands there to be read together with what is not. */
export const Paper = (props: PartProps<UfoHunter>) => {
  const page = () => {
    const { own, public: known } = props.table.view;
    return own && props.table.seat !== null
      ? { own, player: at(known.players, props.table.seat) }
      : undefined;
  };
  return (
    <Show when={page()}>{now => <Kit table={props.table} own={now().own} player={now().player} />}</Show>
  );
};

/** The page in short: what one owns, and which kinds the set still misses. */
export const Edge = (props: PartProps<UfoHunter>) => (
  <Show when={props.table.seat !== null && at(props.table.view.public.players, props.table.seat)}>
    {player => (
      <span class="uh-edge">
        <span class="uh-edge-words">
          <span class="title">{text.FIELD_KIT}</span>
          <span class="hand">{text.ownedLine(player())}</span>
        </span>
        <span class="sr">{text.setFor(kindsOf(player().equipment))}</span>
        <span class="uh-edge-kit" aria-hidden="true">
          <For each={EQUIPMENT}>
            {kind => (
              <span class={tintOf(kind)} classList={{ no: player().equipment[kind] === 0 }}>
                <Icon name={equipmentIcon[kind]} />
                {text.copies(player().equipment[kind])}
              </span>
            )}
          </For>
        </span>
      </span>
    )}
  </Show>
);

const Kit = (props: PageProps) => (
  <div class="uh-paper">
    <header>
      <h2 class="title">{title(props)}</h2>
      <Show when={props.table.isOwn}>
        <span class="private">
          <Icon name="lock" />
          {text.ONLY_YOU}
        </span>
      </Show>
    </header>
    <Sealed {...props} />
    <div class="uh-owned">
      <Purse {...props} />
      <Equipment {...props} />
    </div>
    <Contacts {...props} />
    <SeenRumors {...props} />
    <Show when={props.table.isOwn}>
      <Scratch table={props.table} />
    </Show>
  </div>
);

const title = ({ table }: PageProps): string =>
  table.isOwn || table.seat === null ? text.FIELD_KIT : text.pageOf(table.name(table.seat));

const Sealed = (props: PageProps) => {
  const says = () => {
    const { action, bid } = props.own;
    if (action !== null) return text.sealedAction(action);
    return bid === null ? null : text.sealedBid(bid);
  };
  return (
    <Show when={says()}>
      {words => (
        <p class="uh-sealed" data-point="sealed">
          <Icon name="lock" class="s" />
          <span class="label">{text.SEALED_LABEL}</span>
          {words()}
        </p>
      )}
    </Show>
  );
};

const Purse = (props: PageProps) => (
  <dl class="uh-purse" data-point="purse">
    <div>
      <dt>{text.MONEY}</dt>
      <dd class="data">{props.player.money}</dd>
    </div>
    <div>
      <dt>{text.EVIDENCE}</dt>
      <dd class="data">{evidenceOf(props.player)}</dd>
    </div>
    <div>
      <dt>{text.setFor(kindsOf(props.player.equipment))}</dt>
      <dd class="data">{text.setValue(setScore(props.player.equipment))}</dd>
    </div>
  </dl>
);

const Equipment = (props: PageProps) => (
  <section data-point="equipment">
    <div class="uh-paper-head">
      <h3 class="label">{text.EQUIPMENT_LABEL}</h3>
      <span class="dim">{text.nextKind(props.player.equipment)}</span>
    </div>
    <ul class="uh-kit">
      <For each={EQUIPMENT}>
        {kind => (
          <li class={tintOf(kind)} classList={{ no: props.player.equipment[kind] === 0 }}>
            <Icon name={equipmentIcon[kind]} />
            <span aria-hidden="true" title={equipmentName(kind)}>
              <span class="uh-kit-name">{equipmentShort[kind]}</span>{' '}
              <span class="uh-kit-copies">{text.copies(props.player.equipment[kind])}</span>
            </span>
            <span class="sr">{text.owned(equipmentName(kind), props.player.equipment[kind])}</span>
          </li>
        )}
      </For>
    </ul>
  </section>
);

const Contacts = (props: PageProps) => (
  <section data-point="contacts">
    <h3 class="label">{text.CONTACTS_LABEL}</h3>
    <ul class="uh-contacts">
      <For
        each={CONTACTS.filter(kind => props.player.contacts[kind] > 0)}
        fallback={<li class="dim">{text.NO_CONTACTS}</li>}
      >
        {kind => (
          <li>
            <Icon name={contactIcon[kind]} />
            <span>
              {contactName(kind)} {text.copies(props.player.contacts[kind])}{' '}
              <span class="dim">{contactEffect(kind, props.player.contacts[kind])}</span>
            </span>
          </li>
        )}
      </For>
    </ul>
  </section>
);

const SeenRumors = (props: PageProps) => {
  const numbers = createMemo(() => numbersOf(props.table.story));
  return (
    <section data-point="seen">
      <h3 class="label">{text.SEEN_LABEL}</h3>
      <ul class="uh-seen">
        <For each={props.own.seen} fallback={<li class="dim none">{text.NONE_SEEN}</li>}>
          {seen => <SeenCard {...props} seen={seen} number={numbers().get(seen.region) ?? seen.region} />}
        </For>
      </ul>
    </section>
  );
};

const SeenCard = (props: PageProps & { readonly seen: SeenRumor; readonly number: number }) => {
  const outlooks = createMemo(() => outlooksOf(props.seen.card, props.player, props.seen.region));
  const stake = () => {
    const rumor = rumorAt(props.table.view.public, props.seen.region);
    const { seat } = props.table;
    return rumor && seat !== null && rumor.holders.includes(seat) ? rumor.stake : 0;
  };
  return (
    <li>
      <Pin number={props.number} />
      <b>{cardOf(props.seen.card).title}</b>
      <TypeWord card={props.seen.card} />
      <Show when={props.table.view.public.stage !== 'over'}>
        <p>
          {text.wouldBring(outlooks(), props.seen.region)}{' '}
          <span class="uh-away">
            {text.away(distance(props.player.region, props.seen.region))}
            <Show when={stake() > 0}>{`, ${text.stakeOnIt(stake())}`}</Show>
          </span>
        </p>
      </Show>
      <details>
        <summary>{text.ALL_OPTIONS}</summary>
        <ol>
          <For each={outlooks()}>
            {outlook => (
              <li classList={{ shut: !isOpen(outlook) }}>
                <Icon name={isOpen(outlook) ? 'check' : 'minus'} class="s" />
                <span class="sr">{isOpen(outlook) ? text.OPEN : text.SHUT}</span>
                {optionText(outlook.says)}
              </li>
            )}
          </For>
        </ol>
      </details>
    </li>
  );
};

const Scratch = (props: PartProps<UfoHunter>) => {
  let area: HTMLTextAreaElement | undefined;
  // While one writes, what is kept lags behind what stands here.
  createEffect(() => {
    const kept = readNotes(props.table.notes).text;
    if (area && document.activeElement !== area) area.value = kept;
  });
  return (
    <label class="scratch" data-point="notes">
      <span class="label">{text.SCRATCH}</span>
      <textarea
        ref={area}
        class="hand"
        maxLength={LONGEST_NOTE}
        placeholder={text.SCRATCH_HINT}
        spellcheck={false}
        readOnly={!props.table.keepsNotes}
        onInput={event => props.table.keepNotes({ text: event.currentTarget.value })}
      />
    </label>
  );
};
