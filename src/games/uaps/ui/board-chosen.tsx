import { createMemo, For, Show } from 'solid-js';
import { polar, wedgePath } from '../../../ui/chart.ts';
import { Unheard } from '../../../ui/chart.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { type Board, boardOf, orbitOf } from '../board.ts';
import type { Content, Orbit, Public, Sector, Uaps } from '../types.ts';
import { Level, Tag, type Turned } from './board-glyph.tsx';
import { sectorsAround } from './dock-choose.ts';
import { deskOf } from './dock-desk.ts';
import { type Draft, NEIGHBORS } from './dock-draft.ts';
import { contentAngle, inPieces, ORBIT_RADII, sectorAngle, startOf } from './orbits.ts';

interface ChosenProps extends PartProps<Uaps> {
  readonly orbit: Orbit;
  readonly chosen: readonly Sector[];
  readonly turned: Turned;
  /** Whether others look at it too. */
  readonly isOpen: boolean;
}

/** What is being chosen in one orbit. What only this player may know of it lies on paper. */
export const Chosen = (props: ChosenProps) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const draft = deskOf(props.table).draft;
  const here = (sector: Sector) => orbitOf(sector, board()) === props.orbit;
  const pieces = createMemo(() => inPieces(props.chosen.filter(here), board()));
  const tags = createMemo(() =>
    props.isOpen || props.chosen.length === 0
      ? []
      : privateTags(draft(), known()).filter(({ sector }) => here(sector)),
  );
  const radii = () => ORBIT_RADII[props.orbit];
  return (
    <Unheard class="ua-chosen">
      <For each={pieces()}>
        {({ first, count }) => {
          const from = () => startOf(first, board()) + 0.6;
          const to = () => startOf(first, board()) + count * sectorAngle(board()) - 0.6;
          return (
            <path
              class="ua-chosen-piece"
              d={wedgePath(radii().inside + 1.8, radii().outside - 1.8, from(), to())}
            />
          );
        }}
      </For>
      <For each={tags()}>
        {({ sector, content }) => (
          <Show when={content}>
            {known => (
              <Level at={polar(radii().content, contentAngle(sector, board()))} turned={props.turned}>
                <Tag content={known()} loose />
              </Level>
            )}
          </Show>
        )}
      </For>
    </Unheard>
  );
};

/** What comes above one's quadrant when the Earth turns by the act in the making, or has just come. */
export const Above = (props: {
  readonly sectors: readonly Sector[];
  readonly board: Board;
  readonly when: 'coming' | 'now';
}) => (
  <Unheard class={`ua-above ${props.when}`}>
    <For each={inPieces(props.sectors, props.board)}>
      {({ first, count }) => {
        const from = () => startOf(first, props.board) + 1;
        const to = () => startOf(first, props.board) + count * sectorAngle(props.board) - 1;
        return (
          <path d={wedgePath(ORBIT_RADII.outer.inside + 3, ORBIT_RADII.outer.outside - 3, from(), to())} />
        );
      }}
    </For>
  </Unheard>
);

interface PrivateTag {
  readonly sector: Sector;
  readonly content: Content | null;
}

function privateTags({ verb, sector, around, picks }: Draft, known: Public): readonly PrivateTag[] {
  if (verb === 'photo') return picks.map(pick => ({ sector: pick.sector, content: pick.subject }));
  if (verb !== 'find' || sector === null) return [];
  const sectors = sectorsAround(sector, known);
  return [
    { sector, content: 'uap' },
    ...NEIGHBORS.map(neighbor => ({ sector: sectors[neighbor], content: around[neighbor] })),
  ];
}
