import { createMemo, For, Show } from 'solid-js';
import { Unheard } from '../../../ui/chart.tsx';
import type { Region } from '../types.ts';
import { routeOf } from './map-geometry.ts';
import type { Point, Trail, Way } from './map-types.ts';
import { type Frame, placeOf } from './map-zoom.ts';

interface Line {
  readonly d: string;
  readonly gates: readonly Point[];
}

/** The way there as a line from border to border, one for each piece; its ends lie where the hunters do. */
function linesOf(
  path: readonly Region[],
  frame: Frame,
  from: Point | null,
  to: Point | null,
): readonly Line[] {
  const pieces = routeOf(path);
  return pieces.map((piece, p) => {
    const points = piece.map(({ lon, lat, isGate }, i) => {
      const isFirst = p === 0 && i === 0;
      const isLast = p === pieces.length - 1 && i === piece.length - 1;
      return { ...((isFirst && from) || (isLast && to) || placeOf(lon, lat, frame)), isGate };
    });
    const d = points
      .map(({ x, y, isGate }, i) => {
        const here = `${x.toFixed(1)} ${y.toFixed(1)}`;
        if (i === 0) return `M${here}`;
        if (!isGate && i < points.length - 1) return `Q${here} `;
        const isBend = i > 1 && points[i - 1]?.isGate === false;
        return isBend ? here : `L${here}`;
      })
      .join('');
    return { d, gates: points.filter(({ isGate }) => isGate) };
  });
}

/** Where one would go, before one goes. */
export const WayThere = (props: {
  readonly way: Way;
  readonly frame: Frame;
  readonly from: Point | null;
  readonly to: Point | null;
}) => {
  const lines = createMemo(() => linesOf(props.way.path, props.frame, props.from, props.to));
  return (
    <Unheard class="uh-map-way">
      <For each={lines()}>
        {line => (
          <>
            <path class="uh-map-way-ground" d={line.d} />
            <path class="uh-map-way-line" d={line.d} />
            <For each={line.gates}>{({ x, y }) => <circle cx={x} cy={y} r="3.2" />}</For>
          </>
        )}
      </For>
    </Unheard>
  );
};

/** Where hunters came from. */
export const Trails = (props: {
  readonly trails: readonly Trail[];
  readonly frame: Frame;
  readonly to: (trail: Trail) => Point | null;
}) => (
  <Show when={props.trails.length > 0}>
    <Unheard class="uh-map-trails">
      <For each={props.trails}>
        {trail => {
          const lines = createMemo(() => linesOf(trail.path, props.frame, null, props.to(trail)));
          const start = () => {
            const first = routeOf(trail.path)[0]?.[0];
            return first && placeOf(first.lon, first.lat, props.frame);
          };
          return (
            <g class={`s${trail.look}`}>
              <For each={lines()}>
                {line => (
                  <>
                    <path class="uh-map-trail-ground" d={line.d} />
                    <path class="uh-map-trail" d={line.d} pathLength="1" />
                  </>
                )}
              </For>
              <Show when={start()}>
                {at => <circle class="uh-map-trail-start" cx={at().x} cy={at().y} r="3" />}
              </Show>
            </g>
          );
        }}
      </For>
    </Unheard>
  </Show>
);
