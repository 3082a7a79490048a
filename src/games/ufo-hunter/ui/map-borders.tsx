import { createMemo, For } from 'solid-js';
import { Unheard } from '../../../ui/chart.tsx';
import { PLACES, place } from '../board.ts';
import type { Region } from '../types.ts';
import { BORDERS, type Wrap, wrapsOf } from './map-geometry.ts';
import { LETTER, type Tab, tabOf } from './map-places.ts';
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

const LINE = 11;

interface LinksProps {
  readonly frame: Frame;
  readonly text: number;
  /** Whether one may go this way now. */
  readonly isOpen: (from: Region, to: Region) => boolean;
}

/** What is left and right of the world: where each link over the edge leads. */
export const Links = (props: LinksProps) => (
  <Unheard class="uh-map-links">
    <For each={PLACES.flatMap(({ id, box }) => wrapsOf(id).map(wrap => ({ ...wrap, from: id, box })))}>
      {wrap => {
        const area = createMemo(() => areaOf(wrap.box, props.frame));
        const isWest = wrap.side === 'west';
        const tab = createMemo(() => tabOf(place(wrap.to).name, area().height, props.text));
        const x = () => (isWest ? area().x - GUTTER : area().x + area().width);
        const tip = () => area().height / 2;
        return (
          <g
            classList={{ open: props.isOpen(wrap.from, wrap.to) }}
            transform={`translate(${x()} ${area().y})`}
          >
            <path
              class="uh-map-link"
              d={
                isWest
                  ? `M${GUTTER} 2H5L1 ${tip()}L5 ${area().height - 2}H${GUTTER}`
                  : `M0 2H${GUTTER - 5}L${GUTTER - 1} ${tip()}L${GUTTER - 5} ${area().height - 2}H0`
              }
            />
            <TabWords
              {...tab()}
              letter={wrap.letter}
              side={wrap.side}
              height={area().height}
              text={props.text}
            />
          </g>
        );
      }}
    </For>
  </Unheard>
);

interface TabProps extends Tab {
  readonly letter: string;
  readonly side: Wrap['side'];
  readonly height: number;
  readonly text: number;
}

/** A name runs up the west edge and down the east one; its second line is the inner one. */
const TabWords = (props: TabProps) => {
  const turn = () => (props.side === 'west' ? -90 : 90);
  const inward = () => (props.side === 'west' ? 1 : -1);
  /** How far from the middle of the tab, toward the map. */
  const column = (line: number) =>
    (line - (props.isTight ? 0.5 : (props.lines.length - 1) / 2)) * LINE * props.text;
  const isAlone = () => props.lines.length === 0;
  const besides = () => (props.isTight ? LETTER.beside : LETTER.above) * props.text;
  const letterY = () => (isAlone() ? props.height / 2 : besides() / 2 + (props.isTight ? 1.5 : 3));
  const letterX = () => GUTTER / 2 + (props.isTight && !isAlone() ? inward() * column(1) : 0);
  /** What shares its column with the letter stands in what that leaves. */
  const middle = (line: number) =>
    props.isTight && line === 0 ? props.height / 2 : (besides() + props.height) / 2 - (props.isTight ? 0 : 2);
  return (
    <>
      <text class="uh-map-letter" x={letterX()} y={letterY()}>
        {props.letter}
      </text>
      <For each={props.lines}>
        {(line, i) => (
          <text
            class="uh-map-link-name"
            transform={`translate(${GUTTER / 2 + inward() * column(i())} ${middle(i())}) rotate(${turn()})`}
          >
            {line}
          </text>
        )}
      </For>
    </>
  );
};
