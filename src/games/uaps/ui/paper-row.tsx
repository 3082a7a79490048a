import { Show } from 'solid-js';
import type { BookProps } from '../../../deduction/ui/types.ts';
import { WhyCard } from '../../../deduction/ui/why-card.tsx';
import type { Quadrant } from '../types.ts';
import type { LedgerDesk } from './paper-desk.ts';
import type { UapsNotes } from './paper-game.ts';
import { OpenSector, SectorCell } from './paper-sector.tsx';
import * as text from './paper-text.ts';
import type { Stack } from './sheet-stacks.ts';

interface RowProps extends BookProps<UapsNotes> {
  readonly desk: LedgerDesk;
  readonly quadrant: Quadrant;
  readonly stack: Stack;
  /** Of its quadrant, where the number stands. */
  readonly isMiddle: boolean;
}

/** One stack; below it the marks of a sector that was opened, and why something is so of one of the two. */
export const StackRow = (props: RowProps) => {
  const opened = () => {
    const { inner, outer } = props.stack;
    if (!props.desk.opens()) return undefined;
    return [inner, outer].find(sector => props.desk.isOpen(sector));
  };
  const why = () => {
    const about = props.book.lamp.why();
    const sector = about?.conclusion.sector;
    return sector === props.stack.inner || sector === props.stack.outer ? about : null;
  };
  return (
    <>
      <tr>
        <th scope="row">
          <span aria-hidden="true">{props.isMiddle ? props.quadrant : ''}</span>
          <span class="sr">
            {text.rowName(props.quadrant, props.stack, props.desk.here() === props.quadrant)}
          </span>
        </th>
        <td>
          <SectorCell book={props.book} desk={props.desk} sector={props.stack.inner} />
        </td>
        <td class="ua-outer">
          <Show when={props.stack.outer} keyed>
            {outer => <SectorCell book={props.book} desk={props.desk} sector={outer} />}
          </Show>
        </td>
      </tr>
      <Show when={opened()} keyed>
        {sector => (
          <tr class="ua-open-row">
            <td colspan={3}>
              <OpenSector book={props.book} desk={props.desk} sector={sector} />
            </td>
          </tr>
        )}
      </Show>
      <Show when={why()}>
        {about => (
          <tr class="note-why-row">
            <td colspan={3}>
              <WhyCard
                book={props.book}
                why={about()}
                onClose={() => {
                  const { conclusion } = about();
                  props.book.lamp.close();
                  props.desk.pen.focusOn(conclusion);
                }}
              />
            </td>
          </tr>
        )}
      </Show>
    </>
  );
};
