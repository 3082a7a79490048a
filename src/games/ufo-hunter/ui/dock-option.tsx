import { createMemo, For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { cardOf } from '../board.ts';
import { regionName } from '../text.ts';
import type { AskedProps } from './dock.tsx';
import { Asks, createDeciding } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { isOpen, outlooksOf } from './outlook.ts';
import { TypeWord } from './pieces.tsx';

/** A card that lies open: what each option gives here, and why not the others. */
export const Option = (props: AskedProps<'option'>) => {
  const { draft, change, player, act } = createDeciding(props);
  const card = () => cardOf(props.asked.card);
  const outlooks = createMemo(() => outlooksOf(props.asked.card, player(), props.asked.region));
  const taken = () => outlooks().find(({ option }) => option === draft().option);
  return (
    <>
      <p class="turnline mine">
        <Asks {...props} title={text.TAKE_ONE} />
        <span class="title">{card().title}</span>
        <TypeWord card={props.asked.card} />
        <span class="dim it">{`${regionName(props.asked.region)}. ${card().text}`}</span>
      </p>
      <div class="uh-options" data-point="options">
        <For each={outlooks()}>
          {outlook => (
            <Chip
              class="uh-option"
              chosen={draft().option === outlook.option}
              notNow={isOpen(outlook) ? undefined : text.shortSays(outlook.short)}
              onPress={() => change({ option: draft().option === outlook.option ? null : outlook.option })}
            >
              <span class="uh-option-words">
                <b>{text.outcomeTitle(outlook)}</b>
                <Show when={isOpen(outlook)}>
                  <small class="dim">{text.needSays(outlook.says)}</small>
                </Show>
              </span>
            </Chip>
          )}
        </For>
      </div>
      <Show when={taken()} fallback={<p class="uh-hint">{text.PICK_OPTION}</p>}>
        {outlook => (
          <Commit
            says={text.needSays(outlook().says)}
            act={text.take(outlook())}
            notNow={undefined}
            busy={props.table.busy}
            onCommit={() => act({ type: 'option', option: outlook().option })}
          />
        )}
      </Show>
    </>
  );
};
