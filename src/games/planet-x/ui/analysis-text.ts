import type { Analysis, Compared, Learned, Proven } from '../analysis/analyze.ts';
import { conferenceName, list, rangeText, thingName, topicText } from '../text.ts';
import type { Act, Answer, Content, Guess, Mode, Move, Sight } from '../types.ts';
import { gained } from './analysis-curve.ts';

const isYou = (name: string): boolean => name === 'You';
const within = (name: string): string => (isYou(name) ? 'you' : name);
const small = (content: Content): string =>
  content === 'planet-x' ? thingName(content) : thingName(content).toLowerCase();
const plural = (sight: Sight): string => (sight === 'empty' ? 'empty sectors' : `${small(sight)}s`);

const skies = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'sky' : 'skies'}`;
const number = (bits: number): string => bits.toFixed(1);
const bitsWord = (bits: number): string => `${number(bits)} ${number(bits) === '1.0' ? 'bit' : 'bits'}`;

export const TITLE = 'What each could know';
export const SAYS =
  'How far from certainty each player was, in bits: yes-or-no questions. At 0, one sky is left. Every line falls with what that player learned.';
export const WORKING = 'Every sky is being counted.';
export const PROGRESS = 'Progress of the analysis';
export const FAILED = 'This browser could not count the skies. The game and its points stand as they are.';

// ---- the chart ----

export const chartLabel = (players: number): string =>
  `Bits that were open by time, for ${players} ${players === 1 ? 'player' : 'players'}. A table follows.`;
export const TIME_AXIS = 'time spent';
export const BITS_AXIS = 'bits';
export const RING = 'Planet X provable';
export const AS_TABLE = 'The chart as a table';
export const columns = ['Player', 'Time', 'What', 'Skies left', 'Bits'] as const;
export const AT_START = 'Start';
export const skiesLeft = (count: number): string => count.toLocaleString('en-US');
export const bitsLeft = (bits: number): string => number(bits);

// ---- in words ----

export const WHEN = 'When it was provable';

/** "Planet X was provable at time 14; you located it at 17." */
export function provableSays({ provable, located, steps }: Analysis, name: string): string {
  const who = within(name);
  const left = steps.at(-1)?.after ?? 0;
  if (located === null)
    return provable === null
      ? `To ${who} Planet X was never provable: ${skies(left)} ${left === 1 ? 'was' : 'were'} left.`
      : `To ${who} Planet X was provable at time ${provable}, but not located.`;
  if (provable === null || provable > located)
    return `${name} located Planet X at time ${located} before it was provable.`;
  return provable === located
    ? `Planet X was provable at time ${provable}; ${who} located it at once.`
    : `Planet X was provable at time ${provable}; ${who} located it at ${located}.`;
}

/** What became of the theories that could be proven. */
export function theoriesSay({ bodies }: Analysis, name: string): string {
  const proven = bodies.filter(({ provable }) => provable !== null);
  const submitted = bodies.filter(body => body.submitted !== null);
  const early = submitted.filter(isEarly).length;
  const could = `${proven.length} of ${bodies.length} things could be proven`;
  const did = `${within(name)} submitted ${submitted.length === 0 ? 'none' : submitted.length}`;
  const before = early === 0 ? '' : `, ${early} before ${early === 1 ? 'it was' : 'they were'} provable`;
  return `${could}; ${did} of the right ones${before}.`;
}

const isEarly = ({ provable, submitted }: Proven): boolean =>
  submitted !== null && (provable === null || provable > submitted);

export const THEORIES = 'First moment at which each thing was provable';
export const THING = 'Thing';
export const thingIn = ({ body, sector }: Proven): string => `${thingName(body)} in ${sector}`;
export const PLANET_X = thingName('planet-x');
export const provenSays = (time: number | null): string => (time === null ? 'never' : `time ${time}`);
export const submittedSays = (time: number | null): string => (time === null ? '' : `submitted at ${time}`);
export const locatedSays = (time: number | null): string => (time === null ? '' : `located at ${time}`);

// ---- every act ----

export const ACTS = 'Every action';
export const WHOSE = 'Whose actions';
export const BEST_MEANS =
  'The bar is what the answer told, in bits for each time spent. The line across it is the best question: of all surveys, targets and topics that this player could choose just then, the one that tells most about the whole sky for its time, on average over all skies that fitted. Answers can be luckier than that.';

export function actSays(act: Act): string {
  switch (act.type) {
    case 'survey':
    case 'target':
    case 'research':
      return questionSays(act);
    case 'locate':
      return 'Locate Planet X';
  }
}

/** Before its answer. */
export const actLabel = (act: Act): string => `${actSays(act)}:`;

function questionSays(question: Extract<Move, { type: 'survey' | 'target' | 'research' }>): string {
  switch (question.type) {
    case 'survey':
      return `Survey ${plural(question.of)}, ${rangeText(question.from, question.to)}`;
    case 'target':
      return `Target sector ${question.sector}`;
    case 'research':
      return `Research topic ${question.topic}`;
  }
}

export function answerSays(act: Act, answer: Answer, mode: Mode): string {
  switch (answer.type) {
    case 'survey':
      return `${answer.count}`;
    case 'target':
      return small(answer.sight);
    case 'research':
      return topicText(answer.rule, mode);
    case 'locate':
      return `${guessSays(answer.guess)}: ${act.type === 'locate' && act.found ? 'right' : 'not right'}`;
  }
}

const guessSays = ({ sector, before, after }: Guess): string =>
  `sector ${sector}, between ${small(before)} and ${small(after)}`;

/** Where several were right about one sector, it is told once. */
export const freeSays = (step: Exclude<Learned, { readonly type: 'act' }>): string =>
  step.type === 'conference'
    ? `Conference ${conferenceName(step.number)}`
    : `Review: ${list([...new Set(step.theories.map(({ sector, body, right }) => `${right ? '' : 'no '}${small(body)} in ${sector}`))])}`;

export const bitsSay = (step: Learned): string => bitsWord(gained(step));
export const skiesSay = ({ before, after }: Learned): string =>
  before === after
    ? `${skies(before)}, as before.`
    : `${skies(before)} became ${after.toLocaleString('en-US')}.`;
export const atTime = (time: number): string => `time ${time}`;

export const bestSays = ({ best }: Compared): string =>
  `Best then: ${questionSays(best.question).replace(/^./, first => first.toLowerCase())}, ${bitsWord(best.bits)} on average for ${best.cost} time.`;
export const averageSays = ({ average }: Compared): string => `On average it told ${bitsWord(average)}.`;
export const WAS_BEST = 'This was the best question.';
export const barSays = (rate: number, best: number): string =>
  `${number(rate)} bits per time, the best question ${number(best)}`;
