import { type Component, For, type ParentProps } from 'solid-js';
import icons from '../ui/icons.svg';
import type { GameCard } from './text.ts';

/** One star-chart drawing per game. What matters lies in the middle 220 × 170: plates crop the rest. */
export const ART: Readonly<Record<GameCard['id'], Component>> = {
  'planet-x': () => <PlanetX />,
  uaps: () => <Uaps />,
  'ufo-hunter': () => <UfoHunter />,
  unacknowledged: () => <Unacknowledged />,
  'ufo-racing': () => <UfoRacing />,
};

/** Behind the first page: a sky that stands still. */
export const Sky = () => (
  <svg class="art sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Stars seed={23} count={150} width={1440} height={900} />
    <For each={[420, 560, 720]}>{r => <circle class="line faint" cx="60" cy="980" r={r} />}</For>
  </svg>
);

const CX = 160;
const CY = 100;

const polar = (radius: number, degrees: number, flat = 1) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: CX + radius * Math.cos(angle), y: CY + radius * flat * Math.sin(angle) };
};

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

const Chart = (props: ParentProps<{ readonly stars: number }>) => (
  <svg class="art" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Stars seed={props.stars} count={40} width={320} height={200} />
    {props.children}
  </svg>
);

/** Keeps the place of a drawing. */
export const Undrawn = () => <svg class="art" viewBox="0 0 320 200" aria-hidden="true" />;

interface Field {
  readonly seed: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

const MAGNITUDES = [0.25, 0.45, 0.65] as const;

/** One path for all stars of a magnitude: hundreds of circles would be hundreds of things to lay out. */
const Stars = (props: Field) => {
  const stars = starField(props);
  const of = (magnitude: number) =>
    stars
      .filter(({ light }) => Math.floor(light * MAGNITUDES.length) === magnitude)
      .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
      .join('');
  return (
    <For each={MAGNITUDES}>
      {(light, magnitude) => (
        <path class="star" d={of(magnitude())} stroke-width={0.6 + 2 * light * light} opacity={light} />
      )}
    </For>
  );
};

/** The same sky at every visit. */
function starField({ seed, count, width, height }: Field) {
  let state = seed;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return steps(count).map(() => ({ x: next() * width, y: next() * height, light: next() }));
}

const Glyph = (props: {
  readonly name: string;
  readonly at: { x: number; y: number };
  readonly size: number;
}) => (
  <use
    class={`glyph ${props.name}`}
    href={`${icons}#${props.name}`}
    x={props.at.x - props.size / 2}
    y={props.at.y - props.size / 2}
    width={props.size}
    height={props.size}
  />
);

const PlanetX = () => {
  const R = 84;
  const spoke = (index: number) => ({
    from: polar(R * 0.44, index * 20 - 10),
    to: polar(R, index * 20 - 10),
  });
  const sky = [
    ['o-planetx', -100],
    ['o-comet', -40],
    ['o-asteroid', 40],
    ['o-gas', 120],
    ['o-dwarf', 180],
  ] as const;
  const point = (radius: number, degrees: number) => Object.values(polar(radius, degrees)).join(' ');
  const [outer, inner] = [R * 0.9, R * 0.44];
  const lit = `M${point(outer, -130)}A${outer} ${outer} 0 0 1 ${point(outer, -70)}L${point(inner, -70)}A${inner} ${inner} 0 0 0 ${point(inner, -130)}Z`;
  return (
    <Chart stars={3}>
      <path class="lit" d={lit} />
      <For each={[1, 0.9, 0.44]}>{f => <circle class="line" cx={CX} cy={CY} r={R * f} />}</For>
      <For each={[0.74, 0.59]}>{f => <circle class="line dotted" cx={CX} cy={CY} r={R * f} />}</For>
      <For each={steps(18).map(spoke)}>
        {({ from, to }) => <path class="line thin" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      </For>
      <For each={sky}>{([name, angle]) => <Glyph name={name} at={polar(R * 0.67, angle)} size={22} />}</For>
    </Chart>
  );
};

const Uaps = () => {
  const FLAT = 0.76;
  const sky = [
    ['o-luna', 98, -35],
    ['o-hubble', 98, -140],
    ['o-uap', 98, 158],
    ['o-nav', 64, -75],
    ['o-iss', 64, 55],
  ] as const;
  return (
    <Chart stars={9}>
      <For each={[98, 64]}>
        {r => (
          <>
            <ellipse class="line" cx={CX} cy={CY} rx={r} ry={r * FLAT} />
            <ellipse class="line dotted" cx={CX} cy={CY} rx={r - 7} ry={(r - 7) * FLAT} />
          </>
        )}
      </For>
      <Globe radius={27} />
      <For each={sky}>
        {([name, radius, angle]) => {
          const at = polar(radius, angle, FLAT);
          return (
            <>
              <circle class="gap" cx={at.x} cy={at.y} r="14" />
              <Glyph name={name} at={at} size={22} />
            </>
          );
        }}
      </For>
    </Chart>
  );
};

const Globe = (props: { readonly radius: number }) => {
  const parallel = (latitude: number) => {
    const reach = props.radius * Math.sqrt(1 - latitude * latitude);
    return `M${CX - reach} ${CY + props.radius * latitude}h${2 * reach}`;
  };
  return (
    <>
      <circle class="globe" cx={CX} cy={CY} r={props.radius} />
      <For each={[0, 0.38, 0.75]}>
        {f => <ellipse class="line thin" cx={CX} cy={CY} rx={props.radius * f} ry={props.radius} />}
      </For>
      <path class="line thin" d={[-0.75, -0.38, 0, 0.38, 0.75].map(parallel).join('')} />
    </>
  );
};

const UfoHunter = () => {
  const pins = [
    { x: 112, y: 92, seat: 2, mark: '2' },
    { x: 206, y: 84, seat: 0, mark: '?' },
    { x: 172, y: 152, seat: 3, mark: '3' },
    { x: 170, y: 58, seat: 1, mark: '5' },
  ];
  return (
    <Chart stars={17}>
      <circle class="line dotted" cx={CX} cy={CY} r="92" />
      <Globe radius={82} />
      <path class="flight" d="M112 92C126 60 178 50 206 84" />
      <For each={pins}>
        {pin => (
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <path
              class={`pin seat-${pin.seat}`}
              d="M0 0C-7 -8 -10 -12 -10 -17a10 10 0 0 1 20 0c0 5-3 9-10 17z"
            />
            <text class="pin-mark" y="-13">
              {pin.mark}
            </text>
          </g>
        )}
      </For>
    </Chart>
  );
};

const Unacknowledged = () => {
  const cards = ['d-scientific', 'd-witness', 'd-witness', 'd-shadow', 'd-witness'];
  const at = { x: 0, y: 0 };
  return (
    <Chart stars={29}>
      <circle class="line dotted" cx={CX} cy={CY} r="90" />
      <For each={cards}>
        {(name, index) => {
          const angle = -90 + index() * 72;
          const place = polar(57, angle);
          return (
            <g transform={`translate(${place.x} ${place.y}) rotate(${angle + 84 + index() * 3})`}>
              <rect class={`card ${name}`} x="-15" y="-21" width="30" height="42" rx="2.5" />
              <Glyph name={name} at={at} size={20} />
            </g>
          );
        }}
      </For>
      <path class="mark" d={`M${CX - 16} ${CY}h10M${CX - 11} ${CY - 5}v10M${CX + 6} ${CY}h10`} />
      <path class="line" d={`M${CX} ${CY - 11}v22`} />
    </Chart>
  );
};

const UfoRacing = () => {
  const UNIT = 13;
  const RISE = 9;
  const point = (x: number, y: number, z: number) =>
    `${CX + 8 + (x - y) * UNIT} ${62 + (x + y) * UNIT * 0.5 - z * RISE}`;
  const height = (x: number, y: number) => {
    if (x > 6 || y > 7) return 0;
    if (y < 3) return 1;
    if (x >= 4) return y < 5 ? 2 : 3;
    return y >= 5 ? 3 : 0;
  };
  const cells = steps(56)
    .map(index => ({ x: index % 7, y: Math.floor(index / 7) }))
    .map(({ x, y }) => ({ x, y, z: height(x, y), east: height(x + 1, y), south: height(x, y + 1) }))
    .filter(cell => cell.z > 0)
    .sort((a, b) => a.x + a.y - b.x - b.y);
  const ships = [
    { x: 1, y: 1, floor: 1, z: 3, seat: 3 },
    { x: 5, y: 1, floor: 1, z: 4.5, seat: 1 },
    { x: 5, y: 5, floor: 3, z: 5, seat: 2 },
    { x: 1, y: 6, floor: 3, z: 5.5, seat: 5 },
  ];
  return (
    <Chart stars={41}>
      <For each={cells}>
        {({ x, y, z, east, south }) => (
          <>
            <path
              class="wall shaded"
              d={`M${point(x + 1, y, z)}L${point(x + 1, y + 1, z)}L${point(x + 1, y + 1, Math.min(z, east))}L${point(x + 1, y, Math.min(z, east))}Z`}
            />
            <path
              class="wall"
              d={`M${point(x, y + 1, z)}L${point(x + 1, y + 1, z)}L${point(x + 1, y + 1, Math.min(z, south))}L${point(x, y + 1, Math.min(z, south))}Z`}
            />
            <path
              class={`floor rise-${z}`}
              d={`M${point(x, y, z)}L${point(x + 1, y, z)}L${point(x + 1, y + 1, z)}L${point(x, y + 1, z)}Z`}
            />
          </>
        )}
      </For>
      <For each={ships}>
        {({ x, y, floor, z, seat }) => (
          <g class={`ship seat-${seat}`}>
            <path class="pole" d={`M${point(x + 0.5, y + 0.5, floor)}L${point(x + 0.5, y + 0.5, z)}`} />
            <g transform={`translate(${point(x + 0.5, y + 0.5, z)})`}>
              <ellipse rx="10" ry="4.2" />
              <ellipse class="dome" cy="-2.4" rx="4.6" ry="3.2" />
            </g>
          </g>
        )}
      </For>
    </Chart>
  );
};
