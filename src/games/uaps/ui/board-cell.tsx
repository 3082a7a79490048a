import { createMemo, For, Show } from 'solid-js';
import type { Notes } from '../../../deduction/marks.ts';
import { polar, spokePath, wedgePath } from '../../../ui/chart.ts';
import { Glyph, Unheard } from '../../../ui/chart.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Board } from '../board.ts';
import type { Content, Quadrant, Sector, Uaps, View } from '../types.ts';
import { FaceDownPhoto, Level, Tag, type Turned } from './board-glyph.tsx';
import { noted, tagOf } from './board-noted.ts';
import { type FaceDown, sectorFacts } from './board-sector.ts';
import { sectorLabel } from './board-text.ts';
import { iconOf } from './icon-of.ts';
import {
  besideEachOther,
  contentAngle,
  heldPlaces,
  numberAngle,
  ORBIT_RADII,
  sectorAngle,
  startOf,
} from './orbits.ts';

interface CellProps extends PartProps<Uaps> {
  /** What lies on the board before whoever looks. */
  readonly view: View;
  readonly sector: Sector;
  readonly board: Board;
  /** How far it is turned on the screen. */
  readonly turned: Turned;
  /** Where whoever looks stands. */
  readonly from: Quadrant | null;
  readonly lit: boolean;
  /** Of whoever owns this page. */
  readonly notes: Notes;
  readonly choosable: boolean;
  /** Within reach, and yet not to be chosen. */
  readonly barred: boolean;
  readonly chosen: boolean;
  /** Whether the Tab key comes here; from here the arrow keys go on. */
  readonly reachable: boolean;
  /** What a press does, or why it does nothing, in words. */
  readonly press: string;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

/** One sector: what it shows to all, what this player was told, and a way to choose it. */
export const Cell = (props: CellProps) => {
  const facts = createMemo(() => sectorFacts(props.view, props.sector, props.from));
  const note = createMemo(() => noted(props.view, props.notes, props.sector));
  const radii = () => ORBIT_RADII[facts().orbit];
  const from = () => startOf(props.sector, props.board);
  const to = () => from() + sectorAngle(props.board);
  const label = () => sectorLabel(facts(), props.table.name, { noted: note(), press: props.press });
  return (
    <>
      <path class="ua-spoke" d={spokePath(radii().inside, radii().outside, from())} />
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element. */}
      <g
        class="ua-sector"
        classList={{ choosable: props.choosable, barred: props.barred, chosen: props.chosen }}
        role="button"
        tabindex={props.reachable ? 0 : -1}
        aria-label={label()}
        aria-pressed={props.choosable ? props.chosen : undefined}
        data-sector={props.sector}
        on:click={() => props.onPress()}
        on:focus={() => props.onFocus()}
      >
        <path class="ua-hit" d={wedgePath(radii().inside + 1, radii().outside - 1, from(), to())} />
      </g>
      <Unheard class={props.barred ? 'ua-held barred' : 'ua-held'}>
        <Level at={polar(radii().number, numberAngle(props.sector, props.board))} turned={props.turned}>
          <text class="ua-number" classList={{ lit: props.lit }}>
            {props.sector}
          </text>
        </Level>
        <Level at={polar(radii().content, contentAngle(props.sector, props.board))} turned={props.turned}>
          <Held
            table={props.table}
            content={facts().content}
            verifiedBy={facts().verifiedBy}
            faceDown={facts().faceDown}
            tag={tagOf(note())}
          />
        </Level>
      </Unheard>
    </>
  );
};

interface HeldProps extends PartProps<Uaps> {
  readonly content: Content | null;
  readonly verifiedBy: readonly FaceDown['seat'][];
  readonly faceDown: readonly FaceDown[];
  /** What only this player knows or wrote. */
  readonly tag: Content | null;
}

const PHOTO_WIDTH = 16;
const TAG_WIDTH = 27;

/** What lies in a sector, side by side. */
const Held = (props: HeldProps) => {
  const look = (seat: FaceDown['seat']) => props.table.player(seat).look;
  const tag = () => (props.content === null ? props.tag : null);
  const held = createMemo(() => {
    const widths = props.faceDown.map(() => PHOTO_WIDTH);
    return heldPlaces(tag() === null ? widths : [...widths, TAG_WIDTH]);
  });
  const place = (index: number) => {
    const [x, y] = held().places.at(index) ?? [0, 0];
    return `scale(${held().scale}) translate(${x} ${y})`;
  };
  return (
    <>
      <Show when={props.content}>
        {content => <Open content={content()} looks={props.verifiedBy.map(look)} />}
      </Show>
      <For each={props.faceDown}>
        {(photo, index) => (
          <g transform={place(index())}>
            <FaceDownPhoto look={look(photo.seat)} subject={photo.subject} />
          </g>
        )}
      </For>
      <Show when={tag()}>
        {content => (
          <g transform={place(-1)}>
            <Tag content={content()} />
          </g>
        )}
      </Show>
      <Show when={props.content === null && held().places.length === 0}>
        <circle class="ua-nothing" r="1.2" />
      </Show>
    </>
  );
};

/** What all know to be there; owners of verified photos have their marks below. */
const Open = (props: { readonly content: Content; readonly looks: readonly number[] }) => {
  const marks = createMemo(() =>
    besideEachOther(
      props.looks.map(() => 8),
      36,
      1.5,
    ),
  );
  return (
    <g class={iconOf(props.content)}>
      <Show when={props.content !== 'luna'}>
        <circle class="ua-open" r="12" />
      </Show>
      <Glyph name={iconOf(props.content)} size={props.content === 'luna' ? 22 : 17} />
      <For each={props.looks}>
        {(look, index) => (
          <g class={`s${look}`} transform={`translate(${marks()[index()] ?? 0} 13)`}>
            <circle class="ua-owner" r="5" />
            <Glyph name={`seat-${look}`} size={7.5} />
          </g>
        )}
      </For>
    </g>
  );
};
