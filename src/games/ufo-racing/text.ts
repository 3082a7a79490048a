import type { GameText, Seat } from '../../core/contract.ts';
import { faceOf, MOST_DAMAGE, sum } from './board.ts';
import {
  DIRECTIONS,
  type Direction,
  type Event,
  type Face,
  type OrderBy,
  type Plan,
  type Refusal,
  type Setup,
  type Speeds,
  type Spot,
  type TileId,
  type UfoRacing,
} from './types.ts';

type Name = (seat: Seat) => string;

export const setupName: Readonly<Record<Setup, string>> = {
  standard: 'Standard',
  'very-short': 'Very Short',
  'tricky-start': 'Tricky Start',
  technical: 'Technical',
  camel: 'Camel',
  'big-finish': 'Big Finish',
};

/** As it stands in a sentence: "flies 3 north". */
export const directionName: Readonly<Record<Direction, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  up: 'up',
  down: 'down',
};

/** With a true minus, so that it is read as one. */
export const whole = (number: number): string => String(Math.round(number)).replace('-', '−');

/** "column 5, row 11" */
export const cellWords = ({ x, y }: Omit<Spot, 'z'>): string => `column ${whole(x)}, row ${whole(y)}`;

export const tileName = (tile: TileId, face: Face): string => `${faceOf(tile, face).name} (${tile})`;

export const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);

/** "2 north, 1 up", or "none". */
const speedText = (speeds: Speeds): string =>
  sum(speeds) === 0
    ? 'none'
    : DIRECTIONS.flatMap((direction, index) =>
        speeds[index] ? [`${speeds[index]} ${directionName[direction]}`] : [],
      ).join(', ');

export const planText = ({ thrust, battery, initiative }: Plan): string => {
  const parts = [
    ...(sum(thrust) > 0 ? [speedText(thrust)] : []),
    ...(battery > 0 ? [`${battery} battery`] : []),
    ...(initiative === 0 ? [] : [`initiative ${initiative > 0 ? '+' : '−'}${Math.abs(initiative)}`]),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing';
};

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The race is over.',
  'not-now': 'Not at this stage.',
  'not-your-move': 'Another UFO moves now.',
  'tile-does-not-fit':
    'The tile cannot lie there: openings must meet, tiles must not overlap, and the next one needs room.',
  'not-behind-the-line': 'Start on the half of the start tile away from the next tile.',
  'no-such-elevation': 'No UFO can be at that elevation here.',
  'place-taken': 'Another UFO is there at that elevation.',
  'all-chips-are-placed': 'Place every chip, and no more than you have.',
  'already-planned': 'This plan is sealed already.',
  'no-speed-there': 'There is no unmoved speed in that direction.',
  'speed-left': 'Move all unmoved speed first.',
  'battery-is-empty': 'The battery is empty.',
  'battery-was-used': 'The battery helps once in a move, and it did.',
};

/** What is in the way of a UFO. [H6] */
const bulkheadName = (direction: Direction): string => {
  if (direction === 'up') return 'the ceiling';
  return direction === 'down' ? 'the floor' : `a bulkhead ${directionName[direction]}`;
};

const orders: Readonly<Record<OrderBy, string>> = {
  only: 'the last one',
  initiative: 'most initiative',
  speed: 'most unmoved speed',
  behind: 'farthest behind',
  lot: 'by lot',
};

const endings: Readonly<Record<string, string>> = {
  'finish-line-crossed': 'A UFO crossed the finish line.',
};

/** "You fly", "Rook flies". */
const does = (seat: Seat, name: Name, you: Seat | undefined, one: string, other: string): string =>
  seat === you ? `You ${one}` : `${name(seat)} ${other}`;

const whom = (seat: Seat, name: Name, you: Seat | undefined): string => (seat === you ? 'you' : name(seat));

/** Who has the most takes no more. [H1] */
const hurt = (damage: number, spikes: boolean): string =>
  damage > 0
    ? `${damage} damage${spikes ? ' with spikes' : ''}`
    : `no damage beyond the most of ${MOST_DAMAGE}${spikes ? ', even with spikes' : ''}`;

const wallGone = (gone: readonly unknown[]): string => (gone.length > 0 ? ' The weak wall is gone.' : '');

function eventText(event: Event, name: Name, you?: Seat): string {
  switch (event.type) {
    case 'cards-dealt': {
      const order = event.order.map(seat => `${whom(seat, name, you)} ${event.cards[seat]}`);
      return `Cards are dealt, lowest first: ${order.join(', ')}.`;
    }
    case 'tile-drawn': {
      const again = event.redrawn.length > 0 ? ` ${event.redrawn.join(', ')} could not be laid.` : '';
      return `${does(event.seat, name, you, 'turn up', 'turns up')} tile ${event.tile}.${again}`;
    }
    case 'tile-laid': {
      const tile = event.tile === 'start' ? 'the start tile' : tileName(event.tile, event.face);
      const last = event.last ? ' Its open ends are finish lines.' : '';
      return `${does(event.seat, name, you, 'lay', 'lays')} ${tile}.${last}`;
    }
    case 'placed':
      return `${does(event.seat, name, you, 'start', 'starts')} in ${cellWords(event)}, at elevation ${event.z}.`;
    case 'turn-began':
      return `Turn ${event.turn}. Everybody plans.`;
    case 'planned':
      return `You plan: ${planText(event)}.`;
    case 'decided':
      return `${does(event.seat, name, you, 'have', 'has')} planned.`;
    case 'revealed': {
      const plans = event.plans.map((plan, seat) => `${whom(seat as Seat, name, you)}: ${planText(plan)}`);
      return `The plans are open. ${capital(plans.join('; '))}.`;
    }
    case 'came-to-move':
      return `${does(event.seat, name, you, 'move', 'moves')} now: ${orders[event.by]}.`;
    case 'flew': {
      const climbs = event.direction === 'up' || event.direction === 'down';
      const end = climbs ? `elevation ${event.z}` : cellWords(event);
      const way = `${event.cells} ${directionName[event.direction]}, to ${end}`;
      return event.by === null
        ? `${does(event.seat, name, you, 'fly', 'flies')} ${way}.`
        : `${does(event.seat, name, you, 'are', 'is')} pushed ${way}.`;
    }
    case 'hit-wall': {
      const back = event.turned > 0 ? `, ${event.turned} reversed` : '';
      const start = does(event.seat, name, you, 'hit', 'hits');
      return `${start} ${bulkheadName(event.direction)}: ${hurt(event.damage, event.spikes)}, ${chips(event.shed)} shed${back}.${wallGone(event.gone)}`;
    }
    case 'sandwiched': {
      const start = does(event.seat, name, you, 'are', 'is');
      return `${start} caught between bulkheads: ${hurt(event.damage, event.spikes)}, ${chips(event.shed)} lost.${wallGone(event.gone)}`;
    }
    case 'hit-ufo':
      return `${does(event.seat, name, you, 'strike', 'strikes')} ${whom(event.struck, name, you)}: ${hurt(event.damage, event.spikes)}, ${chips(event.given)} handed over.`;
    case 'pinned':
      return `${does(event.seat, name, you, 'pin', 'pins')} ${whom(event.struck, name, you)} against a bulkhead: ${hurt(event.damage, event.spikes)}. Both lose their speed ${directionName[event.direction]}.${wallGone(event.gone)}`;
    case 'boosted':
      return `${does(event.seat, name, you, 'add', 'adds')} 1 speed ${directionName[event.direction]} from the battery.`;
    case 'braked':
      return `${does(event.seat, name, you, 'take', 'takes')} 1 speed ${directionName[event.direction]} away with the battery.`;
    case 'move-ended':
      return event.seat === you ? 'Your move is over.' : `The move of ${name(event.seat)} is over.`;
    case 'streamed':
      return `A stream pulls ${whom(event.seat, name, you)}: ${speedText(event.speed)}.`;
    case 'finished':
      return `${does(event.seat, name, you, 'cross', 'crosses')} the finish line and ${event.seat === you ? 'win' : 'wins'} the race.`;
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const text: GameText<UfoRacing> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => endings[code] ?? '',
};
