import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Lesson, LessonCard } from '../../../ui/game-page.ts';
import type { Action, Move, Region, UfoHunter } from '../types.ts';
import { GOAL, NAMES, SAYS, SEATS, cards as says, TITLE } from './lesson-text.ts';

/** The `data-point` names of this game's page that cards speak of. */
export const POINTS = [
  'supply',
  'map',
  'seen',
  'stake',
  'actions',
  'buy',
  'buy-more',
  'bid',
  'items',
  'contacts',
  'research',
  'look',
  'last-round',
  'train',
  'investigate',
  'options',
  'seats',
  'equipment',
] as const;
type Point = (typeof POINTS)[number];

type Scripted = Lesson<UfoHunter>['script'][number];
type Step = Scripted | Omit<LessonCard, 'at'>;

const table = seatsOf(SEATS);
const [you, heron, lynx] = [at(table, 0), at(table, 1), at(table, 2)];

const card = (point: Point | null, words: { readonly title: string; readonly text: string }): Step =>
  point === null ? words : { ...words, point };
const does = (seat: Seat, move: Move): Step => ({ seat, move });
const stake = (seat: Seat, amount: number): Step => does(seat, { type: 'stake', amount });
const choose = (seat: Seat, action: Action): Step => does(seat, { type: 'choose', action });
const enough = (seat: Seat): Step => does(seat, { type: 'buy', more: false });
const bid = (seat: Seat, amount: number): Step => does(seat, { type: 'bid', bid: amount });
const sellNothing = (seat: Seat): Step => does(seat, { type: 'sell', equipment: [], evidence: 0 });
const payMoney = (seat: Seat): Step => does(seat, { type: 'pay', equipment: [] });
const travel = (seat: Seat, to: Region): Step => does(seat, { type: 'travel', to });

const HERONS_HOME = 29;

const firstStakes: readonly Step[] = [
  card('supply', says.aim),
  card('map', says.map),
  stake(heron, 1),
  stake(lynx, 0),
  card('seen', says.seen),
  card('stake', says.stake),
  stake(you, 1),
];

const firstRound: readonly Step[] = [
  card('actions', says.actions),
  choose(heron, 'publish'),
  choose(lynx, 'buy'),
  card('buy', says.buy),
  choose(you, 'buy'),
  enough(lynx),
  card('buy-more', says.enough),
  enough(you),
  stake(heron, 0),
  bid(lynx, 0),
  bid(heron, 0),
  card('bid', says.bid),
  bid(you, 1),
  sellNothing(heron),
  sellNothing(lynx),
  card('items', says.pay),
  payMoney(you),
];

const secondRound: readonly Step[] = [
  card('contacts', says.contact),
  choose(heron, 'train'),
  choose(lynx, 'publish'),
  card('research', says.research),
  choose(you, 'research'),
  travel(heron, HERONS_HOME),
  card('stake', says.newRumor),
  stake(you, 0),
  card('look', says.look),
  does(you, { type: 'look', region: GOAL.region }),
  card('stake', says.keep),
  stake(you, 0),
  stake(lynx, 0),
  bid(lynx, 2),
  bid(heron, 0),
  card('bid', says.bidAgain),
  bid(you, 1),
  sellNothing(heron),
  payMoney(lynx),
];

const thirdRound: readonly Step[] = [
  card('last-round', says.again),
  choose(heron, 'publish'),
  choose(lynx, 'buy'),
  card('train', says.train),
  choose(you, 'train'),
  card('map', says.travel),
  travel(you, GOAL.region),
  card('investigate', says.investigate),
  does(you, { type: 'investigate', yes: true }),
  card('options', says.option),
  does(you, { type: 'option', option: 1 }),
  card('seats', says.gain),
  card('equipment', says.set),
  card(null, says.playOn),
];

const steps = [...firstStakes, ...firstRound, ...secondRound, ...thirdRound];
const isMove = (step: Step): step is Scripted => 'move' in step;

/** The seed was searched for: it deals and draws what the script plays. */
export const lesson: Lesson<UfoHunter> = {
  title: TITLE,
  says: SAYS,
  seats: SEATS,
  names: NAMES,
  seed: 'lesson-1326',
  format: 1,
  options: {},
  script: steps.filter(isMove),
  cards: steps.flatMap((step, index) =>
    isMove(step) ? [] : { ...step, at: steps.slice(0, index).filter(isMove).length },
  ),
  level: 'tourist',
};
