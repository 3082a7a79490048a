import { createMemo, For } from 'solid-js';
import { Unheard } from '../../../ui/chart.tsx';
import land from './land.json' with { type: 'json' };
import { DUNES, FLOES, type Marks, PEAKS, TREES, WAVES } from './land-marks.ts';
import { EAST, NORTH, SOUTH, WEST } from './map-geometry.ts';
import { areaOf, type Frame, placeOf } from './map-zoom.ts';

/** Steps of the coast lines in a degree, as in scripts/land.mjs. */
export const STEPS = 10;

/** Each from where it stands. */
const DRAWINGS = [
  { of: 'peak', at: PEAKS, d: 'm-6 4l4.5-8l3 4.5m-1.5-2l2.5-4l5 9.5m-5-9.5v4' },
  { of: 'dune', at: DUNES, d: 'm-8 1c3-4 6-4 9 0m-2 3c3-4 6-4 9 0' },
  { of: 'tree', at: TREES, d: 'm-4 4v-2.5m0-6.5l-2.5 6.5h5zm7.5 10v-2.5m0-5.5l-2.5 5.5h5z' },
  { of: 'wave', at: WAVES, d: 'm-8 0q2-2.5 4 0t4 0t4 0t4 0' },
  { of: 'floe', at: FLOES, d: 'm-7 1h5m3-3.5h6m-8 6h5' },
] as const;

/** Sea, coasts and ice, with small drawings. Nothing of it can be pressed. */
export const Land = (props: { readonly frame: Frame }) => {
  const sea = createMemo(() => areaOf([WEST, NORTH, EAST, SOUTH], props.frame));
  return (
    <Unheard class="uh-map-land">
      <rect class="uh-map-sea" x={sea().x} y={sea().y} width={sea().width} height={sea().height} />
      <svg
        aria-hidden="true"
        x={sea().x}
        y={sea().y}
        width={sea().width}
        height={sea().height}
        viewBox={`0 0 ${(EAST - WEST) * STEPS} ${(NORTH - SOUTH) * STEPS}`}
        preserveAspectRatio="none"
      >
        <path class="uh-map-shelf far" d={land.shelf} />
        <path class="uh-map-shelf" d={land.shelf} />
        <path class="uh-map-coast" d={land.land} />
        <path class="uh-map-coast ice" d={land.ice} />
      </svg>
      <For each={DRAWINGS}>
        {drawing => (
          <path class={`uh-map-drawn ${drawing.of}`} d={drawnAt(drawing.at, drawing.d, props.frame)} />
        )}
      </For>
    </Unheard>
  );
};

/** Only where land is, for a small map. */
export const Coasts = () => (
  <>
    <path d={land.land} />
    <path d={land.ice} />
  </>
);

/** One path for all of a kind, since a map that is zoomed is drawn anew at every step. */
const drawnAt = (marks: Marks, drawing: string, frame: Frame): string =>
  marks
    .map(([lon, lat]) => {
      const { x, y } = placeOf(lon, lat, frame);
      return `M${x.toFixed(1)} ${y.toFixed(1)}${drawing}`;
    })
    .join('');
