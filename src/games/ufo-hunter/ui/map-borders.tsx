import { createMemo, For } from 'solid-js';
import { Unheard } from '../../../ui/chart.tsx';
import { PLACES, place } from '../board.ts';
import { BORDERS, wrapsOf } from './map-geometry.ts';
import { linesOf, SMALL_NAME } from './map-places.ts';
import { areaOf, type Frame, GUTTER, placeOf } from './map-zoom.ts';

/** A crossing is a tick through a border; where regions meet in a corner alone there is none. */
export const Borders = (props: { readonly frame: Frame }) => {
  const lines = createMemo(() =>
    PLACES.map(({ box }) => {
      const { x, y, width, height } = areaOf(box, props.frame);
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    }).join(''),
  );
  const crossings = createMemo(() =>
    BORDERS.map(({ gate }) => {
      const { x, y } = placeOf(gate.lon, gate.lat, props.frame);
      const isUpright = gate.side === 'north' || gate.side === 'south';
      return isUpright ? `M${x} ${y - 3.5}v7` : `M${x - 3.5} ${y}h7`;
    }).join(''),
  );
  return (
    <Unheard class="uh-map-borders">
      <path class="uh-map-border" d={lines()} />
      <path class="uh-map-crossing" d={crossings()} />
    </Unheard>
  );
};

/** The letter stands above the name, which runs along the edge. */
const LETTER_ROOM = 18;
const LINE = 11;

/** What is left and right of the world: where each link over the edge leads. */
export const Links = (props: { readonly frame: Frame; readonly text: number }) => (
  <Unheard class="uh-map-links">
    <For each={PLACES.flatMap(({ id, box }) => wrapsOf(id).map(wrap => ({ ...wrap, box })))}>
      {wrap => {
        const area = createMemo(() => areaOf(wrap.box, props.frame));
        const isWest = wrap.side === 'west';
        const head = () => LETTER_ROOM * props.text;
        const lines = createMemo(() =>
          linesOf(place(wrap.to).name, area().height - head() - 6, SMALL_NAME * props.text),
        );
        const x = () => (isWest ? area().x - GUTTER : area().x + area().width);
        const tip = () => area().height / 2;
        const middle = () => (lines().length === 0 ? tip() : head() + (area().height - head()) / 2 - 2);
        return (
          <g transform={`translate(${x()} ${area().y})`}>
            <path
              class="uh-map-link"
              d={
                isWest
                  ? `M${GUTTER} 2H5L1 ${tip()}L5 ${area().height - 2}H${GUTTER}`
                  : `M0 2H${GUTTER - 5}L${GUTTER - 1} ${tip()}L${GUTTER - 5} ${area().height - 2}H0`
              }
            />
            <text class="uh-map-letter" x={GUTTER / 2} y={lines().length === 0 ? tip() : head() / 2 + 3}>
              {wrap.letter}
            </text>
            <g transform={`translate(${GUTTER / 2} ${middle()}) rotate(${isWest ? -90 : 90})`}>
              <For each={lines()}>
                {(line, i) => (
                  <text class="uh-map-link-name" y={(i() - (lines().length - 1) / 2) * LINE * props.text}>
                    {line}
                  </text>
                )}
              </For>
            </g>
          </g>
        );
      }}
    </For>
  </Unheard>
);
