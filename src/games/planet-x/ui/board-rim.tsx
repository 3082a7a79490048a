import { createMemo, For, Show } from 'solid-js';
import type { Board } from '../board.ts';
import { conferenceName } from '../text.ts';
import type { Public } from '../types.ts';
import { Glyph, Unheard, Upright } from './board-glyph.tsx';
import { polar, RADII, sectorAngle, spokePath, startOf } from './circle.ts';
import { isPast, marksOf } from './circle-marks.ts';

/** What happens when the arrow leaves a sector, at its far edge. */
export const Marks = (props: { readonly known: Public; readonly board: Board; readonly turn: number }) => {
  const marks = createMemo(() => marksOf(props.board));
  const ticks = createMemo(() => {
    const each = sectorAngle(props.board) / 4;
    return Array.from({ length: props.board.sectors * 4 }, (_, tick) =>
      spokePath(RADII.rim - 2.5, RADII.rim, tick * each),
    ).join('');
  });
  return (
    <Unheard class="px-dues" point="marks">
      <path class="px-ticks" d={ticks()} />
      <For each={marks()}>
        {mark => {
          const past = () => isPast(mark, props.known);
          const at = () => polar(RADII.track, startOf(mark.sector + 1, props.board));
          return (
            <Upright at={at()} turn={props.turn} class={`px-due ${past() ? 'past' : ''}`}>
              <Show
                when={mark.type === 'conference' && mark}
                fallback={
                  <>
                    <rect x="-7" y="-7" width="14" height="14" rx="2" />
                    <Glyph name={past() ? 'check' : 'a-theory'} size={10} />
                  </>
                }
              >
                {conference => (
                  <>
                    <circle r="9.5" />
                    <text class="px-due-name">{conferenceName(conference().number)}</text>
                  </>
                )}
              </Show>
            </Upright>
          );
        }}
      </For>
    </Unheard>
  );
};
