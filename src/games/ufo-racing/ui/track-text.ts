import { cellWords, whole } from '../text.ts';
import { DIRECTIONS, type Direction, type Edge, type Speeds, type Spot } from '../types.ts';
import type { Piece, TrackModel } from './track-model.ts';

const WORDS: Readonly<Record<Direction, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  up: 'up',
  down: 'down',
};

export const directionWord = (direction: Direction): string => WORDS[direction];

/** "south 4, down 1"; nothing at rest. */
export const speedWords = (speed: Speeds): string =>
  DIRECTIONS.flatMap((direction, index) => {
    const chips = speed[index] ?? 0;
    return chips > 0 ? [`${WORDS[direction]} ${chips}`] : [];
  }).join(', ');

export const columnNumber = whole;

/** "column 5, row 11, floor 2, ceiling 6" */
export const roomWords = (
  room: Omit<Spot, 'z'> & { readonly floor: number; readonly ceiling: number },
): string => `${cellWords(room)}, floor ${room.floor}, ceiling ${room.ceiling}`;

/** "Heron, column 5 row 11, elevation 3, speed south 4" */
export const ufoWords = (name: string, { x, y, z }: Spot, speed: Speeds): string =>
  `${name}, column ${whole(x)} row ${whole(y)}, elevation ${whole(z)}, ${speedWords(speed) ? `speed ${speedWords(speed)}` : 'at rest'}`;

const streamWords = ({ dx, dy, dz }: { dx: number; dy: number; dz: number }): string =>
  `stream, ${speedWords([Math.max(0, -dy), Math.max(0, dy), Math.max(0, dx), Math.max(0, -dx), Math.max(0, dz), Math.max(0, -dz)])}`;

const WALL_WORDS: Readonly<Record<Piece['kind'], string>> = {
  wall: 'wall',
  thin: 'wall',
  step: 'step',
  opening: 'opening',
  finish: 'finish line',
};

const pieceWords = ({ edge, kind, low, high, weak, spikes }: Piece): string =>
  [
    weak ? 'weak' : '',
    spikes ? 'spiked' : '',
    WALL_WORDS[kind],
    WORDS[edge],
    kind === 'step' ? `at ${low === high ? low : `${low} to ${high}`}` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** All that is known about a cell: where it is, floor and ceiling, what stands around it, streams. */
export function cellLabel(model: TrackModel, x: number, y: number): string {
  const rooms = model.roomsAt(x, y);
  const heights = rooms.map(({ floor, ceiling }) => `floor ${floor}, ceiling ${ceiling}`);
  const around = model.pieces.filter(piece => piece.x === x && piece.y === y).map(pieceWords);
  const stream = model.streams.find(one => one.x === x && one.y === y);
  const parts = [
    cellWords({ x, y }),
    heights.length > 0 ? heights.join(' and above it ') : 'no way',
    ...new Set(around),
    ...(stream ? [streamWords(stream)] : []),
  ];
  return parts.join(', ');
}

/** "+1" up, "−1" down. */
export const climb = (dz: number): string => (dz > 0 ? `+${dz}` : `−${-dz}`);

/** "Heron at elevation 3" */
export const ufoHere = (name: string, z: number): string => `${name} at elevation ${whole(z)}`;

export const START = 'Start';
export const FINISH = 'Finish';
export const NEXT_TURN = 'next turn';
export const TO_CHOOSE = 'Places to choose';
export const PLAN_LABEL = 'Track seen from above';
export const PLAN_KEYS = 'Arrow keys go from cell to cell and read them, plus and minus change its size.';
export const CHOICE_KEYS = 'Arrow keys go from place to place, Enter chooses.';
export const UFOS = 'UFOs';
export const SCENE_LABEL = 'Track in three dimensions';
export const SCENE_KEYS =
  'Arrow keys turn and tilt it, plus and minus change its size. The plan reads every place aloud.';

export const SHOW_PLAN = 'Plan';
export const SHOW_SCENE = '3D';
export const SHOWN_AS = 'How the track is drawn';
export const CLOSER = 'Closer';
export const FARTHER = 'Farther';
export const TURN = 'Turn the view';
export const FOLLOW = 'Follow the UFOs';
export const WHOLE_TRACK = 'Show the whole track';
export const SCENE_LOST = 'The graphics of this device stopped. The plan stands in until they are back.';
export const SCENE_MISSING = 'This device draws no 3D view. The plan shows the same.';
export const SCENE_COMES = 'The 3D view is on its way.';

export const ELEVATION = 'Elevation';
export const elevationLabel = (z: number): string => `elevation ${z}`;

export const SECTION = 'Section along the path';
export const SECTION_SAYS = 'floor, ceiling and the UFO, seen from the side';
/** "north in column 1": the numbers below are rows then. */
export const legWords = (edge: Edge, { x, y }: Omit<Spot, 'z'>): string =>
  `${WORDS[edge]} in ${edge === 'N' || edge === 'S' ? `column ${whole(x)}` : `row ${whole(y)}`}`;
export const legLetter = (edge: Edge): string => edge;
/** What a place along the way is called: what changes there. */
export const placeAlong = (edge: Edge, { x, y }: Omit<Spot, 'z'>): string =>
  whole(edge === 'N' || edge === 'S' ? y : x);

/** What the strip shows, in a sentence. */
export function sectionWords(
  columns: readonly { readonly rooms: readonly { readonly floor: number; readonly ceiling: number }[] }[],
  line: readonly { readonly column: number; readonly z: number }[],
): string {
  const parts: string[] = [];
  let last = '';
  for (const { rooms } of columns) {
    const now = rooms.map(({ floor, ceiling }) => `floor ${floor} ceiling ${ceiling}`).join(' and ');
    if (now !== last && now) parts.push(now);
    last = now;
  }
  const [first] = line;
  const end = line.at(-1);
  const flies = first && end ? `The UFO goes from elevation ${first.z} to ${end.z}. ` : '';
  return `${flies}Along the way: ${parts.join(', then ')}.`;
}

export const PLAY = 'Play';
export const PAUSE = 'Pause';
export const AGAIN = 'Play again';
export const STEP_BACK = 'One step back';
export const STEP_ON = 'One step on';
export const MOMENT = 'Moment of the turn';
export const SPEED = 'Speed';
export const speedLabel = (speed: number): string => `${speed}×`;

/** Letters of the compass, by degrees clockwise from north. */
export const COMPASS = { N: 0, E: 90, S: 180, W: 270 } as const;
