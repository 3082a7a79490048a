import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Lesson, LessonCard } from '../../../ui/game-page.ts';
import { DIRECTIONS, type Direction, type Move, type Speeds, type UfoRacing } from '../types.ts';
import { NAMES, SAYS, SEATS, cards as says, TITLE } from './lesson-text.ts';

/** What cards point at. */
export const POINTS = [
  'board',
  'colors',
  'place',
  'panel',
  'trays',
  'directions',
  'battery-use',
  'lay',
  'health',
  'section',
  'ufos',
] as const;
type Point = (typeof POINTS)[number];

type Scripted = Lesson<UfoRacing>['script'][number];
type Step = Scripted | Omit<LessonCard, 'at'>;

const table = seatsOf(SEATS);
const [you, heron] = [at(table, 0), at(table, 1)];

const card = (point: Point | null, words: { readonly title: string; readonly text: string }): Step =>
  point === null ? words : { ...words, point };
const does = (seat: Seat, move: Move): Step => ({ seat, move });
const place = (seat: Seat, x: number, y: number, z: number): Step => does(seat, { type: 'place', x, y, z });
const lay = (seat: Seat, x: number, y: number): Step =>
  does(seat, { type: 'lay', face: 'a', rotation: 0, x, y });
const fly = (seat: Seat, direction: Direction): Step => does(seat, { type: 'fly', direction });
const plan = (
  seat: Seat,
  thrust: Partial<Record<Direction, number>>,
  { battery = 0, initiative = 0 } = {},
): Step =>
  does(seat, {
    type: 'plan',
    thrust: DIRECTIONS.map(direction => thrust[direction] ?? 0) as unknown as Speeds,
    battery,
    initiative,
  });

const steps: readonly Step[] = [
  card('board', says.track),
  lay(heron, -1, 8),
  card('colors', says.height),
  card('place', says.place),
  place(you, 3, 3, 4),
  place(heron, 4, 3, 4),

  card('panel', says.thrust),
  plan(heron, { S: 3 }, { initiative: -1 }),
  card('panel', says.planThrust),
  plan(you, { S: 4 }),
  card('directions', says.fly),
  fly(you, 'S'),
  fly(heron, 'S'),

  card('panel', says.drift),
  plan(heron, { W: 2 }, { initiative: -2 }),
  card('trays', says.planDrift),
  plan(you, {}, { initiative: 4 }),
  card('directions', says.flyDrift),
  fly(you, 'S'),
  card('lay', says.lay),
  lay(you, 0, 18),
  card('board', says.finish),
  fly(heron, 'S'),
  fly(heron, 'W'),

  card('section', says.bounce),
  plan(heron, { E: 2, N: 1 }, { initiative: 1 }),
  card('panel', says.planBounce),
  plan(you, { N: 1 }, { battery: 3 }),
  fly(heron, 'S'),
  card('directions', says.hit),
  fly(you, 'S'),
  card('directions', says.back),
  fly(you, 'N'),
  card('battery-use', says.battery),
  does(you, { type: 'boost', direction: 'W' }),
  card('directions', says.aside),
  fly(you, 'W'),

  card('health', says.damage),
  plan(heron, { N: 2 }, { initiative: 2 }),
  card('board', says.pass),
  card('panel', says.planPass),
  plan(you, { S: 3, E: 1, up: 1 }),
  card('directions', says.up),
  fly(you, 'up'),
  card('directions', says.over),
  fly(you, 'S'),
  card('ufos', says.end),
  card(null, says.on),
];

const isMove = (step: Step): step is Scripted => 'move' in step;

/** The seed was searched for: it deals the higher card to the other seat, and tiles that are easy to read. */
export const lesson: Lesson<UfoRacing> = {
  title: TITLE,
  says: SAYS,
  seats: SEATS,
  names: NAMES,
  seed: 'lesson-42',
  format: 1,
  options: { setup: 'very-short' },
  script: steps.filter(isMove),
  cards: steps.flatMap((step, index) =>
    isMove(step) ? [] : { ...step, at: steps.slice(0, index).filter(isMove).length },
  ),
  level: 'drifter',
};
