import { For, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import { CENTER } from '../../../ui/chart.ts';
import { Glyph } from '../../../ui/chart.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { allSectors, boardOf, stackedWith } from '../board.ts';
import type { Puzzle, Sector, Uaps } from '../types.ts';
import { Orbits } from './end-orbits.tsx';
import * as text from './end-text.ts';
import { ownersOf } from './ending.ts';
import { iconOf } from './icon-of.ts';
import { besideEachOther } from './orbits.ts';

const MARK = 9;

/** Everything that the sky held, as both orbits stand at the end, with the photos that were right. */
export const WholeSky = (props: PartProps<Uaps> & { readonly puzzle: Puzzle }) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(props.puzzle.mode);
  const content = (sector: Sector) => props.puzzle.sky[sector - 1] ?? 'junk';
  const uap = () => props.puzzle.sky.indexOf('uap') + 1;
  const owners = (sector: Sector) => ownersOf(known(), sector);
  const look = (seat: Seat) => props.table.player(seat).look;
  return (
    <figure class="whole-sky ua-sky">
      <Orbits
        board={board()}
        turns={known().turns}
        filled={() => 0}
        hidden={uap()}
        held={sector => (
          <>
            <g
              class={iconOf(content(sector))}
              transform={`translate(0 ${owners(sector).length > 0 ? -4 : 0})`}
            >
              <Glyph name={iconOf(content(sector))} size={22} />
            </g>
            <Show when={owners(sector).length > 0}>
              <Marks looks={owners(sector).map(look)} />
            </Show>
          </>
        )}
        hub={
          <>
            <text class="whole-name" x={CENTER} y={CENTER - 14}>
              {text.UAP}
            </text>
            <text class="whole-place" x={CENTER} y={CENTER + 14}>
              {uap()}
            </text>
          </>
        }
      />
      <figcaption class="sr">{text.skyLabel(props.puzzle.mode, known().turns)}</figcaption>
      <ol class="sr">
        <For each={allSectors(board())}>
          {sector => (
            <li>
              {text.sectorSays(
                sector,
                content(sector),
                stackedWith(sector, known().turns, board()),
                owners(sector).map(props.table.name),
              )}
            </li>
          )}
        </For>
      </ol>
    </figure>
  );
};

/** Whose photos are right. */
const Marks = (props: { readonly looks: readonly number[] }) => {
  const places = () =>
    besideEachOther(
      props.looks.map(() => MARK),
      4 * MARK,
      1,
    );
  return (
    <For each={props.looks}>
      {(look, index) => (
        <g class={`s${look}`} transform={`translate(${places()[index()] ?? 0} 12)`}>
          <Glyph name={`seat-${look}`} size={MARK} />
        </g>
      )}
    </For>
  );
};
