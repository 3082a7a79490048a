import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Lesson, LessonCard } from '../../../ui/game-page.ts';
import type { Card, Disclosure, Message, Move, Unacknowledged } from '../types.ts';
import { NAMES, SAYS, SEATS, cards as says, TITLE } from './lesson-text.ts';

/** The `data-point` names of this game's page. */
export const POINTS = [
  'plus',
  'minus',
  'effect',
  'rounds',
  'seats',
  'last-turn',
  'claims',
  'talk',
  'composer',
  'ready',
  'identity',
  'hand',
  'pack',
  'kept',
  'play',
  'notes',
] as const;
type Point = (typeof POINTS)[number];

type Scripted = Lesson<Unacknowledged>['script'][number];
type Step = Scripted | Omit<LessonCard, 'at'>;

const table = seatsOf(SEATS);
const [you, heron, lynx, osprey] = [at(table, 0), at(table, 1), at(table, 2), at(table, 3)];

const card = (point: Point | null, words: { readonly title: string; readonly text: string }): Step =>
  point === null ? words : { ...words, point };
const does = (seat: Seat, move: Move): Step => ({ seat, move });
const pick = (seat: Seat, of: Card): Step => does(seat, { type: 'pick', card: of });
const play = (seat: Seat, of: Card): Step => does(seat, { type: 'play', card: of });
const say = (seat: Seat, message: Message): Step => does(seat, { type: 'say', message });
const ready = (seat: Seat): Step => does(seat, { type: 'ready' });
const have = (seat: Seat, of: Disclosure): Step => say(seat, { type: 'claim-have', of, yes: true });
const accuse = (seat: Seat, whom: Seat): Step => say(seat, { type: 'accuse', seat: whom });
const agree = (seat: Seat, proposal: number): Step => say(seat, { type: 'agree', proposal });
const propose = (seat: Seat, of: Disclosure, holdout: Seat): Step =>
  say(seat, { type: 'propose', of, holdouts: [holdout], swing: null });

const draft: readonly Step[] = [
  card('identity', says.sides),
  card('plus', says.plus),
  card('minus', says.minus),
  card('pack', says.draft),
  pick(you, 'witness'),
  pick(heron, 'political'),
  pick(lynx, 'political'),
  pick(osprey, 'political'),
  card('pack', says.passing),
  pick(you, 'political'),
  pick(heron, 'media'),
  pick(lynx, 'scientific'),
  pick(osprey, 'discredit'),
  card('kept', says.kept),
  pick(you, 'media'),
  pick(heron, 'media'),
  pick(lynx, 'political'),
  pick(osprey, 'media'),
  card('pack', says.lastPick),
  pick(you, 'scientific'),
  pick(heron, 'witness'),
  pick(lynx, 'scientific'),
  pick(osprey, 'redacted'),
];

const firstTurn: readonly Step[] = [
  card('hand', says.hand),
  card('plus', says.success),
  have(heron, 'witness'),
  card('talk', says.talk),
  card('composer', says.claim),
  have(you, 'witness'),
  have(lynx, 'witness'),
  say(osprey, { type: 'claim-counter', of: 'witness', yes: false }),
  card('claims', says.claims),
  propose(heron, 'witness', osprey),
  card('talk', says.plan),
  agree(you, 4),
  ready(heron),
  ready(lynx),
  ready(osprey),
  card('ready', says.ready),
  ready(you),
  card('play', says.faceDown),
  play(you, 'witness'),
  play(lynx, 'witness'),
  play(heron, 'witness'),
  play(osprey, 'discredit'),
];

const secondTurn: readonly Step[] = [
  card('last-turn', says.negated),
  card('notes', says.notes),
  accuse(lynx, osprey),
  accuse(osprey, lynx),
  propose(lynx, 'political', heron),
  agree(osprey, 2),
  ready(heron),
  ready(osprey),
  ready(lynx),
  card('ready', says.twoStories),
  ready(you),
  card('play', says.playPolitical),
  play(you, 'political'),
  play(osprey, 'political'),
  play(lynx, 'political'),
  play(heron, 'media'),
];

const thirdTurn: readonly Step[] = [
  card('plus', says.succeeded),
  card('effect', says.effect),
  have(heron, 'scientific'),
  have(lynx, 'scientific'),
  have(osprey, 'scientific'),
  card('composer', says.propose),
  propose(you, 'scientific', you),
  agree(osprey, 3),
  ready(heron),
  ready(lynx),
  ready(osprey),
  card('ready', says.readyToSee),
  ready(you),
  card('play', says.holdOut),
  play(you, 'media'),
  play(heron, 'scientific'),
  play(lynx, 'scientific'),
  play(osprey, 'media'),
  card('last-turn', says.failed),
  card('composer', says.accuse),
  accuse(you, osprey),
  card('rounds', says.nextRound),
  card(null, says.help),
  card(null, says.playOn),
];

const steps = [...draft, ...firstTurn, ...secondTurn, ...thirdTurn];
const isMove = (step: Step): step is Scripted => 'move' in step;

/** Osprey is the Shadow Government. The seed was searched for: it deals every hand that the script plays. */
export const lesson: Lesson<Unacknowledged> = {
  title: TITLE,
  says: SAYS,
  seats: SEATS,
  names: NAMES,
  seed: 'lesson-422',
  format: 1,
  options: {},
  script: steps.filter(isMove),
  cards: steps.flatMap((step, index) =>
    isMove(step) ? [] : { ...step, at: steps.slice(0, index).filter(isMove).length },
  ),
  level: 'visitor',
};
