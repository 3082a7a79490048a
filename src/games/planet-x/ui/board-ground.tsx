import { For } from 'solid-js';
import type { Sector } from '../types.ts';
import { Unheard } from './board-glyph.tsx';
import { arcPath, CENTER, polar, RADII, SIZE, spokePath, wedgePath } from './circle.ts';
import * as text from './text.ts';

/** What stands still behind the circle: the lit half, and the other one below the horizon. */
export const BackSky = (props: { readonly id: string }) => (
  <Unheard class="px-back">
    <defs>
      <pattern
        id={`${props.id}-hatch`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="px-hatch" d="M0 0V5" />
      </pattern>
      <radialGradient id={`${props.id}-lit`}>
        <stop class="px-lit-in" offset="0.3" />
        <stop class="px-lit-out" offset="1" />
      </radialGradient>
    </defs>
    <path class="px-dim" d={wedgePath(0, RADII.edge, 180, 359.99)} fill={`url(#${props.id}-lit)`} />
    <path class="px-stars" d={STARS} />
    <path class="px-below" d={wedgePath(RADII.hub, RADII.edge, 0, 180)} />
    <path d={wedgePath(RADII.hub, RADII.edge, 0, 180)} fill={`url(#${props.id}-hatch)`} />
    <For each={[0, 1, 2, 3]}>
      {ring => (
        <circle
          class="px-ring"
          classList={{ first: ring === 0 }}
          cx={CENTER}
          cy={CENTER}
          r={RADII.rings - ring * RADII.ring}
        />
      )}
    </For>
    <circle class="px-line" cx={CENTER} cy={CENTER} r={RADII.edge} />
    <circle class="px-line" cx={CENTER} cy={CENTER} r={RADII.rim} />
  </Unheard>
);

/** What stands still before it: the horizon, the arrow and the Sun. */
export const FrontSky = (props: { readonly id: string; readonly sky: readonly Sector[] }) => (
  <Unheard class="px-front">
    <path
      class="px-horizon"
      d={`M2 ${CENTER}H${CENTER - RADII.hub}M${CENTER + RADII.hub} ${CENTER}H${SIZE - 2}`}
    />
    <path class="px-arrow" data-point="arrow" d={`M0 ${CENTER + 3}L6 ${CENTER - 11}L12 ${CENTER + 3}Z`} />
    <circle class="px-hub" cx={CENTER} cy={CENTER} r={RADII.hub} />
    <path class="px-rays" d={RAYS} />
    <circle class="px-sun" cx={CENTER} cy={CENTER} r="20" />
    <path id={`${props.id}-over`} fill="none" d={arcPath(45, 190, 350)} />
    <path id={`${props.id}-under`} fill="none" d={UNDER} />
    <text class="px-sky-now it">
      <textPath href={`#${props.id}-over`} startOffset="50%">
        {text.skyNow(props.sky[0] ?? 1, props.sky.at(-1) ?? 1)}
      </textPath>
    </text>
    <text class="px-sky-below it">
      <textPath href={`#${props.id}-under`} startOffset="50%">
        {text.BELOW}
      </textPath>
    </text>
  </Unheard>
);

const UNDER = (() => {
  const [from, to] = [polar(53, 170), polar(53, 10)];
  return `M${from.x} ${from.y}A53 53 0 0 0 ${to.x} ${to.y}`;
})();

const RAYS = Array.from({ length: 24 }, (_, ray) => spokePath(24, ray % 2 ? 28 : 31, ray * 15)).join('');

/** The same at every visit, in the upper half. */
const STARS = (() => {
  let state = 11;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: 46 }, () => {
    const { x, y } = polar(RADII.hub + 6 + next() * (RADII.edge - RADII.hub - 10), 180 + next() * 180);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }).join('');
})();
