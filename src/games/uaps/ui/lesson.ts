import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Lesson, LessonCard } from '../../../ui/game-page.ts';
import type {
  Area,
  FactLevel,
  Guess,
  Move,
  Quadrant,
  Sector,
  Shot,
  Subject,
  Surveyed,
  Topic,
  Uaps,
} from '../types.ts';
import { NAMES, SAYS, SEATS, cards as says, TITLE } from './lesson-text.ts';

type Scripted = Lesson<Uaps>['script'][number];
type Step = Scripted | Omit<LessonCard, 'at'>;

const table = seatsOf(SEATS);
const [you, heron] = [at(table, 0), at(table, 1)];

const card = (point: string | null, words: { readonly title: string; readonly text: string }): Step =>
  point === null ? words : { ...words, point };
const does = (seat: Seat, move: Move): Step => ({ seat, move });
const know = (seat: Seat, level: FactLevel): Step => does(seat, { type: 'know', level });
const place = (seat: Seat, quadrant: Quadrant): Step => does(seat, { type: 'place', quadrant });
const moveTo = (seat: Seat, to: Quadrant): Step => does(seat, { type: 'move', to });
const survey = (seat: Seat, of: Surveyed, area: Area): Step => does(seat, { type: 'survey', of: [of], area });
const target = (seat: Seat, sector: Sector): Step => does(seat, { type: 'target', sectors: [sector] });
const photo = (seat: Seat, sector: Sector, subject: Subject): Step =>
  does(seat, { type: 'photo', sector, subject });
const analyze = (seat: Seat, topic: Topic): Step => does(seat, { type: 'analyze', topic });
const find = (seat: Seat, guess: Guess): Step => does(seat, { type: 'find', ...guess });
const lastPhotos = (seat: Seat, ...shots: readonly Shot[]): Step =>
  does(seat, { type: 'last-photos', shots });

const QUADRANT: Area = { form: 'quadrant' };
const stack = (inner: Sector): Area => ({ form: 'stack', inner });

const steps: readonly Step[] = [
  card('board', says.sky),
  card('earth', says.quadrants),
  card('levels', says.level),
  know(you, 'beginner'),
  know(heron, 'experienced'),
  place(heron, 4),

  card('known', says.facts),
  card('place', says.place),
  place(you, 4),
  card('track', says.time),
  card('survey', says.survey),
  survey(you, 'meteor', QUADRANT),
  card('known', says.pair),
  survey(heron, 'spy', QUADRANT),
  card('photo', says.photo),
  photo(you, 16, 'meteor'),
  photo(heron, 7, 'spy'),
  card('move', says.move),
  moveTo(you, 3),
  moveTo(heron, 1),

  card('earth', says.turn),
  card('board', says.verified),
  card('survey', says.junk),
  survey(you, 'junk', QUADRANT),
  card('known', says.three),
  target(heron, 9),
  card('analyze', says.analyze),
  analyze(you, 'E'),

  card('known', says.all),
  card('known', says.report),
  card('target', says.target),
  target(you, 6),
  card('known', says.there),
  survey(heron, 'comm', stack(2)),

  card('board', says.neighbors),
  card('survey', says.stack),
  survey(you, 'meteor', stack(6)),
  survey(heron, 'nav', stack(1)),
  card('find', says.find),
  find(you, { sector: 12, before: 'meteor', after: 'junk', stacked: 'spy' }),
  card('track', says.lastAct),
  lastPhotos(
    heron,
    { sector: 5, subject: 'spy' },
    { sector: 9, subject: 'hubble' },
    { sector: 14, subject: 'nav' },
  ),
  card(null, says.over),
  card(null, says.help),
];

const isMove = (step: Step): step is Scripted => 'move' in step;

/** The code was searched for: what follows from what in its sky is short. The seed puts the learner first. */
export const lesson: Lesson<Uaps> = {
  title: TITLE,
  says: SAYS,
  seats: SEATS,
  names: NAMES,
  seed: 'lesson-3',
  format: 1,
  options: { mode: 'basic', code: '4KW3-PC4K-H8W', modifiers: ['blank', 'blank', 'clear-air', 'blank'] },
  script: steps.filter(isMove),
  cards: steps.flatMap((step, index) =>
    isMove(step) ? [] : { ...step, at: steps.slice(0, index).filter(isMove).length },
  ),
  level: 'spotter',
};
