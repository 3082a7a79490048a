import { For, Match, Switch } from 'solid-js';
import { chanceOf, hubSays, skiesLeft, skyLabel } from '../../../deduction/ui/analysis-text.ts';
import type { SkyProps } from '../../../deduction/ui/analysis-types.ts';
import { arcPath, CENTER, polar, SIZE, spokePath, wedgePath } from '../../../ui/chart.ts';
import { Glyph } from '../../../ui/chart.tsx';
import { allSectors, boardOf, visibleFrom } from '../board.ts';
import type { Sector } from '../types.ts';
import type { PlanetXPage } from './analysis-game.ts';
import { sectorSays } from './analysis-text.ts';
import { middleOf, sectorAngle, startOf } from './circle.ts';
import { iconOf } from './icon-of.ts';

const VISIBLE = 196;
const RIM = 188;
const NUMBER = 168;
const THING = 126;
const HUB = 84;
/** Sector 1 begins at the top, as in the whole sky. */
const TURN = 90;
/** Of a sector that is certain to hold Planet X; the words on it stay readable. */
const DARKEST = 0.5;

/** What one player could know of the sky at some moment. */
export const KnowableSky = (props: SkyProps<PlanetXPage>) => {
  const board = () => boardOf(props.table.view.public.mode);
  const start = (sector: Sector) => startOf(sector, board()) + TURN;
  const end = (sector: Sector) => start(sector) + sectorAngle(board());
  const certain = (sector: Sector) => props.known.certain[sector - 1] ?? null;
  const share = (sector: Sector) => (props.known.hidden[sector - 1] ?? 0) / props.known.skies;
  const place = (radius: number, sector: Sector) => {
    const { x, y } = polar(radius, middleOf(sector, board()) + TURN);
    return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  };
  const visible = () => {
    const from = start(visibleFrom(props.moment?.table.arrow ?? 0, board())[0] ?? 1);
    return arcPath(VISIBLE, from, from + 180);
  };
  return (
    <figure class="whole-sky known-sky px-sky">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle class="whole-ground" cx={CENTER} cy={CENTER} r={RIM} />
        <path class="px-visible-then" d={visible()} />
        <For each={allSectors(board())}>
          {sector => (
            <>
              <path
                class="known-chance"
                d={wedgePath(HUB, RIM, start(sector), end(sector))}
                fill-opacity={share(sector) * DARKEST}
              />
              <path class="whole-spoke" d={spokePath(HUB, RIM, start(sector))} />
              <text class="whole-number" transform={place(NUMBER, sector)}>
                {sector}
              </text>
              <Switch fallback={<circle class="known-open" r="2.5" transform={place(THING, sector)} />}>
                <Match when={certain(sector)}>
                  {content => (
                    <g class={iconOf(content())} transform={place(THING, sector)}>
                      <Glyph name={iconOf(content())} size={38} />
                    </g>
                  )}
                </Match>
                <Match when={share(sector) > 0}>
                  <text class="known-share" transform={place(THING, sector)}>
                    {chanceOf(share(sector))}
                  </text>
                </Match>
              </Switch>
            </>
          )}
        </For>
        <circle class="whole-hub" cx={CENTER} cy={CENTER} r={HUB} />
        <text class="known-skies" x={CENTER} y={CENTER - 10}>
          {skiesLeft(props.known.skies)}
        </text>
        <text class="whole-name" x={CENTER} y={CENTER + 20}>
          {hubSays(props.known.skies)}
        </text>
      </svg>
      <figcaption class="sr">{skyLabel(props.name, props.known)}</figcaption>
      <ol class="sr">
        <For each={allSectors(board())}>
          {sector => <li>{sectorSays(sector, certain(sector), share(sector))}</li>}
        </For>
      </ol>
    </figure>
  );
};
