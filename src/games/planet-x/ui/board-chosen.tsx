import { createMemo, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { boardOf, onFrom } from '../board.ts';
import type { Content, PlanetX, Sector } from '../types.ts';
import { Tag, Unheard, Upright } from './board-glyph.tsx';
import { arcPath, middleOf, polar, RADII, sectorAngle, spokePath, startOf, wedgePath } from './circle.ts';
import { deskOf } from './dock-desk.ts';
import type { Draft } from './dock-draft.ts';
import { letter } from './words.ts';

/** What is being chosen. What only this player may know of it lies on paper. */
export const ChosenSky = (
  props: PartProps<PlanetX> & {
    readonly chosen: readonly Sector[];
    readonly turn: number;
    /** Whether others look at it too. */
    readonly isOpen: boolean;
  },
) => {
  const board = () => boardOf(props.table.view.public.mode);
  const draft = deskOf(props.table).draft;
  /** A range is one piece; theories are about single sectors. */
  const pieces = createMemo(() => {
    const { chosen } = props;
    const [first] = chosen;
    if (first === undefined) return [];
    const angle = sectorAngle(board());
    if (draft().verb !== 'survey')
      return chosen.map(sector => ({ from: startOf(sector, board()), to: startOf(sector, board()) + angle }));
    const from = startOf(first, board());
    return [{ from, to: from + chosen.length * angle }];
  });
  const tags = createMemo(() =>
    props.isOpen || props.chosen.length === 0
      ? []
      : privateTags(
          draft(),
          sector => onFrom(sector, -1, board()),
          sector => onFrom(sector, 1, board()),
        ),
  );
  return (
    <Unheard class="px-chosen">
      <For each={pieces()}>
        {({ from, to }) => (
          <>
            <path class="px-chosen-sky" d={wedgePath(RADII.hub, RADII.edge, from, to)} />
            <path class="px-chosen-rim" d={arcPath(RADII.edge, from, to)} />
            <path class="px-chosen-end" d={spokePath(RADII.hub, RADII.edge, from)} />
            <path class="px-chosen-end" d={spokePath(RADII.hub, RADII.edge, to)} />
          </>
        )}
      </For>
      <For each={tags()}>
        {({ sector, content }) => (
          <Show when={content}>
            {known => (
              <Upright at={polar(RADII.content - 24, middleOf(sector, board()))} turn={props.turn}>
                <Tag content={known()} letter={letter(known())} loose />
              </Upright>
            )}
          </Show>
        )}
      </For>
    </Unheard>
  );
};

interface PrivateTag {
  readonly sector: Sector;
  readonly content: Content | null;
}

function privateTags(
  { verb, sector, before, after, picks }: Draft,
  beforeOf: (sector: Sector) => Sector,
  afterOf: (sector: Sector) => Sector,
): readonly PrivateTag[] {
  if (verb === 'theory') return picks.map(pick => ({ sector: pick.sector, content: pick.body }));
  if (verb !== 'locate' || sector === null) return [];
  return [
    { sector: beforeOf(sector), content: before },
    { sector, content: 'planet-x' },
    { sector: afterOf(sector), content: after },
  ];
}
