import type { InFlight } from '../legal.ts';
import { cellWords, directionName, tileName } from '../text.ts';
import type { Direction, Edge, Face, Lie, Rotation, Spot, TileId } from '../types.ts';
import { spotWords } from './outlook-text.ts';

export const ON_OWN_PAGES = 'Everyone plans on their own page.';

export const PLAN_ON_PAGE = 'Plan on your page.';
export const planSays = (left: number): string =>
  left > 0
    ? `${left} ${left === 1 ? 'chip' : 'chips'} to place. Nobody sees them before all have planned.`
    : 'All chips are placed. Lock in your plan.';
export const PLANNED = 'Your plan is sealed.';
export const MAY_CHANGE = 'You can change it until all have planned.';

/* Laying a tile. */
export const layTitle = (tile: TileId): string => `Lay tile ${tile}.`;
export const layTitleOf = (name: string, tile: TileId): string => `${name} lays tile ${tile}.`;
export const LAY_SAYS = 'Choose its face, the side, how it is turned, and where it joins.';
export const LOOKING = 'Looking for places where it fits.';
export const FACE = 'Face';
export const faceName = (tile: TileId, face: Face): string => tileName(tile, face);
export const SIDE = 'Side of the last tile';
export const sideName: Readonly<Record<Edge, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
export const TURNED = 'Turned';
export const turnedBy = (rotation: Rotation): string => `${rotation * 90}°`;
export const PLACE_OF_TILE = 'Place of the tile';
export const PREVIOUS = 'Previous place';
export const NEXT = 'Next place';
export const placeOf = (index: number, count: number): string => `${index + 1} of ${count}`;
export const lieSays = (tile: TileId, lie: Lie, side: Edge): string =>
  `${tileName(tile, lie.face)} in the ${sideName[side].toLowerCase()}, turned by ${turnedBy(lie.rotation)}, its northwest cell at ${cellWords(lie)}.`;
export const LAY_IT = 'Lay it here';

/* Placing a UFO. */
export const PLACE_TITLE = 'Place your UFO.';
export const placeTitleOf = (name: string): string => `Place the UFO of ${name}.`;
export const PLACE_SAYS = 'Any cell behind the start line, at any elevation that is free.';
export const CELL = 'Cell';
export const PICK_CELL = 'Choose a cell on the track, or from the list.';
export const NO_CELL = 'no cell yet';
export const placeAt = (spot: Spot): string => `Start at ${spotWords(spot)}`;
export const START_HERE = 'Start here';

/* One's own move. */
export const MOVE_TITLE = 'Your move.';
export const moveTitleOf = (name: string): string => `${name} moves.`;
export const MOVE_SAYS = 'Choose a direction. All of its speed is flown at once.';
export const REST_SAYS = 'All speed is flown. Use the battery, or end the move.';
export const DIRECTIONS_LABEL = 'Directions to fly';
export const END_LABEL = 'Without the battery';
export const FIRST_OF = 'Suggested first';
export const speedTo = (direction: Direction, chips: number): string =>
  `${capital(directionName[direction])} ${chips}`;
export const batteryLabel = (chips: number): string =>
  `Battery, ${chips} ${chips === 1 ? 'chip' : 'chips'}: use 1, once in this move`;
export const ADD = 'Add speed';
export const BRAKE = 'Brake';
export const addLabel = (direction: Direction): string => `Add 1 speed ${directionName[direction]}`;
export const brakeLabel = (direction: Direction): string => `Take 1 speed ${directionName[direction]} away`;
export const shortDirection: Readonly<Record<Direction, string>> = {
  N: 'N',
  S: 'S',
  E: 'E',
  W: 'W',
  up: 'Up',
  down: 'Down',
};
export const FLY = 'Fly';
export const END_MOVE = 'End the move';
export const REST_PREVIEW = 'The battery stays as it is.';
export const PICK_MOVE = 'Choose what to do next. The track shows where the rest would lead.';

export const doIt = (move: InFlight, chips: number): string => {
  switch (move.type) {
    case 'fly':
      return `Fly ${chips} ${directionName[move.direction]}`;
    case 'boost':
      return addLabel(move.direction);
    case 'brake':
      return brakeLabel(move.direction);
    case 'rest':
      return END_MOVE;
  }
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
