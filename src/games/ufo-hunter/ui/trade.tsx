import { For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listEquipment, START, total } from '../board.ts';
import { equipmentName } from '../text.ts';
import { CONTACTS, EQUIPMENT, type Public, type UfoHunter } from '../types.ts';
import { equipmentIcon, tintOf } from './icons.ts';
import { ContactHex, Token } from './pieces.tsx';
import * as text from './rail-text.ts';

/** What all bid for: contacts and equipment, with their names. */
export const OnBoard = (props: { readonly board: Public['board'] }) => {
  const contacts = () => CONTACTS.filter(kind => props.board.contacts[kind] > 0);
  const tokens = () => EQUIPMENT.filter(kind => props.board.equipment[kind] > 0);
  return (
    <Show
      when={contacts().length + tokens().length > 0}
      fallback={<span class="dim">{text.BOARD_EMPTY}</span>}
    >
      <span class="uh-trade">
        <For each={contacts()}>
          {kind => <ContactHex contact={kind} copies={props.board.contacts[kind]} />}
        </For>
        <For each={tokens()}>{kind => <Token kind={kind} copies={props.board.equipment[kind]} />}</For>
      </span>
    </Show>
  );
};

/** Open trading, the supply and the pawn. */
export const Trade = (props: PartProps<UfoHunter>) => {
  const known = () => props.table.view.public;
  return (
    <section class="uh-rail-part fills" data-point="trade" aria-labelledby="uh-trade" tabindex="0">
      <h2 class="label" id="uh-trade">
        {text.TRADING}
      </h2>
      <div class="uh-bid-for">
        <OnBoard board={known().board} />
        <span class="dim uh-names">{text.boardNames(known().board)}</span>
      </div>
      <p class="uh-supply-words" data-point="supply">
        {text.supply(known().blue, START.blue, known().last)}
        <span class="uh-pawn">
          <Icon name="pawn-tie" class="s" />
          {text.pawn(props.table.name(known().pawn))}
        </span>
      </p>
      <Show when={!known().last}>
        <div class="uh-supply" aria-hidden="true">
          <For each={Array.from({ length: START.blue }, (_, index) => index)}>
            {index => <i classList={{ gone: index < START.blue - known().blue }} />}
          </For>
        </div>
      </Show>
      <Show when={total(known().landing) > 0 && !known().last}>
        <p class="dim uh-landing">
          {text.LANDING}
          <For each={listEquipment(known().landing)}>
            {kind => (
              <span class={tintOf(kind)} title={equipmentName(kind)}>
                <Icon name={equipmentIcon[kind]} />
                <span class="sr">{equipmentName(kind)}</span>
              </span>
            )}
          </For>
        </p>
      </Show>
    </section>
  );
};
