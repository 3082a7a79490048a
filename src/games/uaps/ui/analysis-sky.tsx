import { For, Match, Switch } from 'solid-js';
import { chanceOf, hubSays, skiesLeft, skyLabel } from '../../../deduction/ui/analysis-text.ts';
import type { SkyProps } from '../../../deduction/ui/analysis-types.ts';
import { CENTER, polar } from '../../../ui/chart.ts';
import { Glyph } from '../../../ui/chart.tsx';
import { allSectors, boardOf } from '../board.ts';
import type { Quadrant, Sector } from '../types.ts';
import type { UapsPage } from './analysis-game.ts';
import { sectorSays } from './analysis-text.ts';
import { researchersIn } from './board-sector.ts';
import { Orbits } from './end-orbits.tsx';
import { iconOf } from './icon-of.ts';
import { RADII, researcherAngle, turnOf } from './orbits.ts';

/** Of a sector that is certain to hold the UAP; the words on it stay readable. */
const DARKEST = 0.5;

/** What one player could know of the sky at some moment. */
export const KnowableSky = (props: SkyProps<UapsPage>) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const turns = () => props.moment?.table.turns ?? 0;
  const certain = (sector: Sector) => props.known.certain[sector - 1] ?? null;
  const share = (sector: Sector) => (props.known.hidden[sector - 1] ?? 0) / props.known.skies;
  /** Whoever moved has arrived. */
  const quadrants = () => {
    const { what, table } = props.moment ?? {};
    const moved = what?.type === 'act' && what.act.type === 'move' ? what.act : undefined;
    return moved ? table?.quadrants.with(moved.seat, moved.to) : table?.quadrants;
  };
  const here = (quadrant: Quadrant) =>
    researchersIn({ ...known(), quadrants: quadrants() ?? known().quadrants.map(() => null) }, quadrant);
  const stands = (quadrant: Quadrant, place: number, count: number) => {
    const angle = researcherAngle(quadrant, place, count) + turnOf(turns(), board());
    const { x, y } = polar(RADII.researcher, angle);
    return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  };
  return (
    <figure class="whole-sky known-sky ua-sky">
      <Orbits
        board={board()}
        turns={turns()}
        filled={sector => share(sector) * DARKEST}
        held={sector => (
          <Switch fallback={<circle class="known-open" r="2" />}>
            <Match when={certain(sector)}>
              {content => (
                <g class={iconOf(content())}>
                  <Glyph name={iconOf(content())} size={24} />
                </g>
              )}
            </Match>
            <Match when={share(sector) > 0}>
              <text class="known-share">{chanceOf(share(sector))}</text>
            </Match>
          </Switch>
        )}
        onEarth={quadrant => (
          <For each={here(quadrant)}>
            {(seat, place) => (
              <g
                class={`s${props.table.player(seat).look}`}
                transform={stands(quadrant, place(), here(quadrant).length)}
              >
                <Glyph name={`seat-${props.table.player(seat).look}`} size={11} />
              </g>
            )}
          </For>
        )}
        hub={
          <>
            <text class="known-skies" x={CENTER} y={CENTER - 8}>
              {skiesLeft(props.known.skies)}
            </text>
            <text class="whole-name" x={CENTER} y={CENTER + 14}>
              {hubSays(props.known.skies)}
            </text>
          </>
        }
      />
      <figcaption class="sr">{skyLabel(props.name, props.known)}</figcaption>
      <ol class="sr">
        <For each={allSectors(board())}>
          {sector => <li>{sectorSays(sector, certain(sector), share(sector))}</li>}
        </For>
      </ol>
    </figure>
  );
};
