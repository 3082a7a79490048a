import { type Accessor, createEffect, createSignal, For, on, onCleanup } from 'solid-js';
import { place } from '../board.ts';
import { Coasts, STEPS } from './land.tsx';
import type { Corner } from './map-corner.ts';
import { EAST, middleLat, middleLon, NORTH, SOUTH, WEST } from './map-geometry.ts';
import type { MapHunter, MapRumor, Point } from './map-types.ts';
import { type Frame, GUTTER, type Size } from './map-zoom.ts';

interface MiniProps {
  readonly frame: Frame;
  readonly size: Size;
  readonly corner: Corner | null;
  readonly hunters: readonly MapHunter[];
  readonly rumors: readonly MapRumor[];
  /** Where in the world, by degrees. */
  readonly onPick: (lon: number, lat: number) => void;
}

const ACROSS = (EAST - WEST) * STEPS;
const DOWN = (NORTH - SOUTH) * STEPS;

/** The whole world beside a part of it: where that part is, and where rumors are. Seen and pointed at, not heard. */
export const MiniMap = (props: MiniProps) => {
  const resting = createRest(() => props.frame);
  const stepsOf = (pixels: number) => (pixels / props.frame.scale) * STEPS;
  const spot = ({ region }: { readonly region: number }): Point => {
    const { box } = place(region);
    return { x: (middleLon(box) - WEST) * STEPS, y: (NORTH - middleLat(box)) * STEPS };
  };
  return (
    <svg
      class={`uh-map-mini ${props.corner}`}
      classList={{ resting: resting() }}
      viewBox={`0 0 ${ACROSS} ${DOWN}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      on:click={event => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        props.onPick(
          WEST + ((event.clientX - left) / width) * (EAST - WEST),
          NORTH - ((event.clientY - top) / height) * (NORTH - SOUTH),
        );
      }}
    >
      <Coasts />
      <For each={props.rumors}>
        {rumor => <circle class="uh-map-mini-rumor" cx={spot(rumor).x} cy={spot(rumor).y} r="46" />}
      </For>
      <For each={props.hunters.filter(({ mine }) => mine)}>
        {hunter => <circle class="uh-map-mini-own" cx={spot(hunter).x} cy={spot(hunter).y} r="58" />}
      </For>
      <rect
        x={stepsOf(-props.frame.x - GUTTER)}
        y={stepsOf(-props.frame.y) / props.frame.stretch}
        width={stepsOf(props.size.width)}
        height={stepsOf(props.size.height) / props.frame.stretch}
      />
    </svg>
  );
};

const STAYS_MS = 2500;

/** Whether nothing has moved for a while. */
function createRest(frame: Accessor<Frame>): Accessor<boolean> {
  const [resting, setResting] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(frame, () => {
      clearTimeout(timer);
      setResting(false);
      timer = setTimeout(() => setResting(true), STAYS_MS);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return resting;
}
