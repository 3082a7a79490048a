import { For } from 'solid-js';
import { arcPath, CENTER, polar, spokePath, wedgePath } from '../../../ui/chart.ts';
import { Unheard, Upright } from '../../../ui/chart.tsx';
import { QUADRANTS, SPACES } from '../board.ts';
import type { Quadrant } from '../types.ts';
import { hasLine, quadrantStart, RADII, spaceNumberAngle, spaceStart } from './orbits.ts';

const ALL_SPACES = Array.from({ length: SPACES }, (_, index) => index + 1);

/** What stands still: the dark sky, and the time track around it. */
export const Ground = (props: { readonly id: string; readonly turn: number }) => (
  <Unheard class="ua-ground">
    <defs>
      <pattern
        id={`${props.id}-hatch`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="ua-hatch" d="M0 0V5" />
      </pattern>
    </defs>
    <circle class="ua-far" cx={CENTER} cy={CENTER} r={RADII.edge} />
    <circle cx={CENTER} cy={CENTER} r={RADII.edge} fill={`url(#${props.id}-hatch)`} />
    <circle class="ua-line" cx={CENTER} cy={CENTER} r={RADII.edge} />
    <circle class="ua-line" cx={CENTER} cy={CENTER} r={RADII.rim} />
    <For each={ALL_SPACES}>
      {space => (
        <>
          <path
            class={hasLine(space) ? 'ua-thick' : 'ua-thin'}
            d={spokePath(RADII.edge + 2, RADII.rim, spaceStart(space))}
          />
          <Upright at={polar(RADII.track, spaceNumberAngle(space))} turn={props.turn}>
            <text class="ua-space">{space}</text>
          </Upright>
        </>
      )}
    </For>
  </Unheard>
);

/** What is lit is what can be asked about. It turns with the Earth. */
export const LitQuadrant = (props: { readonly quadrant: Quadrant }) => (
  <path
    class="ua-lit"
    d={wedgePath(RADII.earth, RADII.edge, quadrantStart(props.quadrant), quadrantStart(props.quadrant) + 90)}
  />
);

/** Where one would go. It turns with the Earth. */
export const GoalQuadrant = (props: { readonly quadrant: Quadrant }) => (
  <path
    class="ua-goal"
    d={wedgePath(
      RADII.earth + 2,
      RADII.edge - 2,
      quadrantStart(props.quadrant) + 0.8,
      quadrantStart(props.quadrant) + 89.2,
    )}
  />
);

/** Which way the Earth turns; drawn stronger while it does. */
export const TurnArrow = (props: { readonly turning: boolean; readonly due: boolean }) => {
  const head = () => polar(RADII.between, ARROW.to);
  return (
    <g class="ua-arrow" classList={{ turning: props.turning, due: props.due }}>
      <path d={arcPath(RADII.between, ARROW.to, ARROW.from)} />
      <path
        class="ua-arrow-head"
        d="M4 -4.2L-4 0L4 4.2Z"
        transform={`translate(${head().x.toFixed(2)} ${head().y.toFixed(2)}) rotate(${ARROW.to + 90})`}
      />
    </g>
  );
};

/** Counterclockwise, at the top. */
const ARROW = { from: -96, to: -114 } as const;

/** Where the Earth's quadrants part the orbit that turns with it. */
export const QuadrantBorders = () => (
  <For each={QUADRANTS}>
    {quadrant => <path class="ua-border" d={spokePath(0, RADII.between, quadrantStart(quadrant))} />}
  </For>
);

/** The two circles between which the inner orbit lies. */
export const OrbitLines = () => (
  <Unheard class="ua-lines">
    <circle class="ua-line strong" cx={CENTER} cy={CENTER} r={RADII.between} />
    <circle class="ua-line" cx={CENTER} cy={CENTER} r={RADII.earth} />
  </Unheard>
);
