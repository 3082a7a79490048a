import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Lesson, LessonCard } from '../../../ui/game-page.ts';
import type { Body, FactLevel, Guess, Move, PlanetX, Sector, Sight, Topic } from '../types.ts';
import { NAMES, SAYS, SEATS, cards as says, TITLE } from './lesson-text.ts';

type Scripted = Lesson<PlanetX>['script'][number];
type Step = Scripted | Omit<LessonCard, 'at'>;

const table = seatsOf(SEATS);
const [you, heron] = [at(table, 0), at(table, 1)];

const card = (point: string | null, words: { readonly title: string; readonly text: string }): Step =>
  point === null ? words : { ...words, point };
const does = (seat: Seat, move: Move): Step => ({ seat, move });
const know = (seat: Seat, level: FactLevel): Step => does(seat, { type: 'know', level });
const survey = (seat: Seat, of: Sight, from: Sector, to: Sector): Step =>
  does(seat, { type: 'survey', of, from, to });
const research = (seat: Seat, topic: Topic): Step => does(seat, { type: 'research', topic });
const submit = (seat: Seat, ...theories: readonly (readonly [Sector, Body])[]): Step =>
  does(seat, { type: 'submit', theories: theories.map(([sector, body]) => ({ sector, body })) });
const locate = (seat: Seat, guess: Guess): Step => does(seat, { type: 'locate', ...guess });

const steps: readonly Step[] = [
  card('sky', says.sky),
  card('levels', says.level),
  know(you, 'beginner'),
  know(heron, 'experienced'),

  card('known', says.facts),
  card('sky', says.visible),
  card('pawns', says.time),
  card('survey', says.survey),
  survey(you, 'asteroid', 2, 5),
  card('known', says.all),
  survey(heron, 'asteroid', 1, 6),

  card('known', says.comets),
  card('claims', says.theory),
  submit(you, [7, 'comet']),
  submit(heron, [4, 'asteroid']),

  card('theories', says.review),
  card('research', says.research),
  research(you, 'A'),
  card('known', says.dwarf),
  research(heron, 'B'),
  card('target', says.target),
  does(you, { type: 'target', sector: 9 }),
  card('known', says.gas),
  survey(heron, 'gas', 5, 10),

  card('claims', says.secondTheory),
  submit(you, [6, 'dwarf']),
  submit(heron),
  card('pawns', says.again),
  survey(heron, 'empty', 8, 1),
  card('survey', says.lastSurvey),
  survey(you, 'gas', 9, 12),

  card('known', says.bothGas),
  card('claims', says.twoLeft),
  submit(you, [9, 'gas']),
  submit(heron),
  card('sky', says.confirmed),
  card('announced', says.conference),
  research(heron, 'C'),
  card('locate', says.locate),
  locate(you, { sector: 10, before: 'gas', after: 'comet' }),
  card('pawns', says.lastAct),
  submit(heron, [5, 'asteroid'], [8, 'gas']),
  card(null, says.over),
  card(null, says.help),
];

const isMove = (step: Step): step is Scripted => 'move' in step;

/** The code was searched for: what follows from what in its sky is short. The seed puts the learner first. */
export const lesson: Lesson<PlanetX> = {
  title: TITLE,
  says: SAYS,
  seats: SEATS,
  names: NAMES,
  seed: 'lesson-3',
  format: 1,
  options: { mode: 'standard', code: '27TE-X6FC-575' },
  script: steps.filter(isMove),
  cards: steps.flatMap((step, index) =>
    isMove(step) ? [] : { ...step, at: steps.slice(0, index).filter(isMove).length },
  ),
  level: 'stargazer',
};
