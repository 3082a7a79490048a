import { DIRECTIONS, type Plan, type Speeds } from '../types.ts';

/** Where a chip of the control panel can lie. */
export const SOCKETS = [...DIRECTIONS, 'battery', 'plus', 'minus'] as const;
export type Socket = (typeof SOCKETS)[number];

/** Chips in the order in which they were placed. */
export type Chips = readonly Socket[];

export const chipsOn = (chips: Chips, socket: Socket): number => chips.filter(one => one === socket).length;

/** Initiative has chips on one side only. [P3] */
export const isClosed = (chips: Chips, socket: Socket): boolean =>
  (socket === 'plus' && chips.includes('minus')) || (socket === 'minus' && chips.includes('plus'));

/** Where there is no chip left, or the socket is closed, nothing changes. */
export const put = (chips: Chips, socket: Socket, most: number): Chips =>
  chips.length >= most || isClosed(chips, socket) ? chips : [...chips, socket];

/** The chip that was placed there last. */
export function takeFrom(chips: Chips, socket: Socket): Chips {
  const last = chips.lastIndexOf(socket);
  return last < 0 ? chips : chips.toSpliced(last, 1);
}

export const takeLast = (chips: Chips): Chips => chips.slice(0, -1);

export const fillBattery = (chips: Chips, most: number): Chips => [
  ...chips,
  ...Array.from({ length: most - chips.length }, () => 'battery' as const),
];

export const thrustOf = (chips: Chips): Speeds =>
  DIRECTIONS.map(direction => chipsOn(chips, direction)) as unknown as Speeds;

export const planOf = (chips: Chips): Plan => ({
  thrust: thrustOf(chips),
  battery: chipsOn(chips, 'battery'),
  initiative: chipsOn(chips, 'plus') - chipsOn(chips, 'minus'),
});

/** A sealed plan, laid out again to be changed. */
export const chipsOfPlan = ({ thrust, battery, initiative }: Plan): Chips => [
  ...DIRECTIONS.flatMap((direction, index) => repeated<Socket>(direction, thrust[index] ?? 0)),
  ...repeated<Socket>('battery', battery),
  ...repeated<Socket>(initiative > 0 ? 'plus' : 'minus', Math.abs(initiative)),
];

const repeated = <Value>(value: Value, times: number): readonly Value[] =>
  Array.from({ length: times }, () => value);
