import { For, type ParentProps, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import { Commit } from '../../../ui/composer.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { Chip, Dialog, SeatMark } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './box.css';

/** One kind of act that can be announced. */
export interface AnnouncedKind<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  readonly icon: string;
}

/** Who, what, and whatever more the game wants to know of it. [C9] */
export const Announce = <T extends GameTypes, Kind extends string>(
  props: ParentProps<
    PartProps<T> & {
      readonly title?: string;
      readonly seats: readonly Seat[];
      readonly seat: Seat | null;
      readonly onSeat: (seat: Seat) => void;
      readonly kinds: readonly AnnouncedKind<Kind>[];
      readonly kind: Kind | null;
      readonly onKind: (kind: Kind) => void;
      /** The whole of it, for the button. */
      readonly act: string;
      /** What is missing, or what speaks against it. */
      readonly problem: string | undefined;
      readonly onCommit: () => void;
      readonly onClose: () => void;
    }
  >,
) => {
  const problem = () => {
    if (props.seat === null) return text.CHOOSE_WHO;
    return props.kind === null && props.kinds.length > 0 ? text.CHOOSE_WHAT : props.problem;
  };
  return (
    <Dialog title={props.title ?? text.OTHERS} class="box-dialog" onClose={props.onClose}>
      <fieldset class="box-chips">
        <legend class="label">{text.WHO}</legend>
        <For each={props.seats}>
          {seat => (
            <Chip chosen={props.seat === seat} onPress={() => props.onSeat(seat)}>
              <SeatMark look={props.table.player(seat).look} />
              {props.table.name(seat)}
            </Chip>
          )}
        </For>
      </fieldset>
      <Show when={props.kinds.length > 0}>
        <fieldset class="box-chips">
          <legend class="label">{text.WHAT}</legend>
          <For each={props.kinds}>
            {({ kind, name, icon }) => (
              <Chip icon={icon} chosen={props.kind === kind} onPress={() => props.onKind(kind)}>
                {name}
              </Chip>
            )}
          </For>
        </fieldset>
      </Show>
      {props.children}
      <Commit
        says={problem() ?? text.NOT_ALL}
        act={problem() === undefined ? props.act : text.ENTER}
        notNow={problem()}
        busy={props.table.busy}
        onCommit={props.onCommit}
      />
    </Dialog>
  );
};
