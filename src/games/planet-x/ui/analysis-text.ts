import type { Seat } from '../../../core/contract.ts';
import type { Analysis, Known, Learned } from '../analysis/analyze.ts';
import type { Alternative } from '../analysis/compare.ts';
import type { Moment } from '../analysis/moments.ts';
import type { Proven } from '../analysis/proofs.ts';
import { boardOf } from '../board.ts';
import { conferenceName, conferenceText, list, thingName } from '../text.ts';
import type { Act, Answer, Content, Mode, Reviewed, Sector } from '../types.ts';
import { type Acted, gained, isCompared, type Judgment, tellsNothing } from './analysis-turn.ts';
import { actSays } from './dock-text.ts';
import { whenSays, whenShort } from './end-text.ts';
import { answerSays, did, submittedSays } from './text.ts';
import { capital, possessive, small, within } from './words.ts';

type Name = (seat: Seat) => string;

const number = (count: number): string => count.toLocaleString('en-US');
const skies = (count: number): string => `${number(count)} ${count === 1 ? 'sky' : 'skies'}`;
const digits = (bits: number): string => bits.toFixed(1);
const bitsWord = (bits: number): string => `${digits(bits)} ${digits(bits) === '1.0' ? 'bit' : 'bits'}`;
const perTime = (rate: number): string => `${bitsWord(rate)} per time`;
/** Sentences of the rules have their full stop already. */
const stopped = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const TITLE = 'What each could know';
export const SAYS =
  'How far from certainty each player was, in bits: yes-or-no questions. At 0, one sky is left. Every line falls with what that player learned.';
export const WORKING = 'Every sky is being counted.';
export const PROGRESS = 'Progress of the analysis';
export const FAILED = 'This browser could not count the skies. The game and its points stand as they are.';

// ---- the chart ----

export const chartLabel = (players: number): string =>
  `Bits that were open, by where the pawn was, for ${players} ${players === 1 ? 'player' : 'players'}. A table follows.`;
export const trackAxis = (mode: Mode): string =>
  `sector of the pawn, a new lap after ${boardOf(mode).sectors}`;
export const lapName = (lap: number): string => `lap ${lap}`;
export const BITS_AXIS = 'bits';
export const RING = 'Planet X provable';
export const THEORY_MARK = 'theory phase';
export const AS_TABLE = 'The chart as a table';
export const columns = ['Sector', 'What', 'Skies left', 'Bits'] as const;
export const AT_START = 'Start';
export const skiesLeft = (count: number): string => number(count);
export const bitsLeft = (bits: number): string => digits(bits);

// ---- step by step ----

export const REPLAY = 'Step by step';
export const WHOSE = 'Who could know it';
export const STEP_BACK = 'One step back';
export const STEP_ON = 'One step on';
export const AT_FIRST = 'this is the start';
export const AT_LAST = 'this is the end';
export const SCRUB = 'Moment of the game';
export const placeSays = (place: number, places: number): string => `${place} of ${places}`;

/** Everything is open by now, so answers are told too. */
export function momentSays(moment: Moment | undefined, mode: Mode, name: Name): string {
  if (!moment) return 'Before the first turn.';
  switch (moment.type) {
    case 'act': {
      const { act, answer } = moment;
      return stopped(`${name(act.seat)} ${did(act)}: ${answerSays(answer, mode)}`);
    }
    case 'conference':
      return `Conference ${conferenceName(moment.number)}: ${conferenceText(moment.rule, mode)}`;
    case 'theories':
      return theoriesAsked(moment, name);
    case 'review':
      return `${reviewSays(moment.theories)}.`;
  }
}

function theoriesAsked(
  { phase, submitted }: Extract<Moment, { readonly type: 'theories' }>,
  name: Name,
): string {
  const said = submitted.flatMap(({ seat, sectors }) =>
    sectors.length === 0 ? [] : [`${within(name(seat))} ${submittedSays(sectors)}`],
  );
  const head = phase === null ? 'Last act' : `Theory phase ${phase}`;
  return `${head}: ${said.length === 0 ? 'no theories' : said.join('; ')}.`;
}

/** What that was to the player whose knowledge is shown. */
export const pawnSays = (time: number, mode: Mode, name: string): string =>
  `${capital(possessive(name))} pawn is at ${whenSays(time, mode)}.`;
export const onlySays = (name: string): string => `Only ${within(name)} heard the answer.`;
export const stillSays = ({ skies: count }: Known): string => `${skies(count)} still ${fits(count)}.`;
const fits = (count: number): string => (count === 1 ? 'fits' : 'fit');
export const nextSays = (
  { act, compared }: Pick<Acted, 'act' | 'compared'>,
  mode: Mode,
  name: string,
): string => {
  if (!compared) return '';
  const turn = `${capital(possessive(name))} next turn is at ${whenSays(act.at, mode)}.`;
  return tellsNothing(compared.best) ? `${turn} ${NOTHING_OPEN}` : `${turn} ${bestSays(compared.best)}`;
};

export const skyLabel = (name: string, { skies: count }: Known): string =>
  `What ${within(name)} could know then: ${skies(count)} ${fits(count)}`;
export const hubSays = (count: number): string => `${count === 1 ? 'sky' : 'skies'} left`;
export const chanceOf = (share: number): string => (share < 0.01 ? '<1' : `${Math.round(share * 100)}`);
export const sectorSays = (sector: Sector, certain: Content | null, share: number): string => {
  if (certain) return `Sector ${sector}: ${certain === 'empty' ? 'truly empty' : small(certain)}`;
  return `Sector ${sector}: open, ${share === 0 ? 'not Planet X' : `Planet X ${chanceOf(share)} percent`}`;
};
export const SKY_MEANS =
  'Things that are drawn were certain. A number is the chance of Planet X in percent; a dot is open, but not Planet X. The outer line is the sky that was visible.';

// ---- in words ----

export const WHEN = 'When it was provable';

/** "Planet X was provable at sector 2, lap 2; you located it at sector 5, lap 2." */
export function provableSays({ provable, located, steps }: Analysis, mode: Mode, name: string): string {
  const who = within(name);
  const left = steps.at(-1)?.after.skies ?? 0;
  const when = (time: number): string => whenSays(time, mode);
  if (located === null)
    return provable === null
      ? `To ${who} Planet X was never provable: ${skies(left)} ${left === 1 ? 'was' : 'were'} left.`
      : `To ${who} Planet X was provable at ${when(provable)}, but not located.`;
  if (provable === null || provable > located)
    return `${name} located Planet X at ${when(located)} before it was provable.`;
  return provable === located
    ? `Planet X was provable at ${when(provable)}; ${who} located it at once.`
    : `Planet X was provable at ${when(provable)}; ${who} located it at ${when(located)}.`;
}

/** What became of the theories that could be proven. */
export function theoriesSay({ bodies }: Analysis, name: string): string {
  const proven = bodies.filter(({ provable }) => provable !== null);
  const submitted = bodies.filter(body => body.submitted !== null);
  const early = submitted.filter(isEarly).length;
  const could = `${proven.length} of ${bodies.length} things could be proven`;
  const told = `${within(name)} submitted ${submitted.length === 0 ? 'none' : submitted.length}`;
  const before = early === 0 ? '' : `, ${early} before ${early === 1 ? 'it was' : 'they were'} provable`;
  return `${could}; ${told} of the right ones${before}.`;
}

const isEarly = ({ provable, submitted }: Proven): boolean =>
  submitted !== null && (provable === null || provable > submitted);

export const THEORIES = 'Sector of the pawn when each thing was first provable';
export const THING = 'Thing';
export const thingIn = ({ body, sector }: Proven): string => `${thingName(body)} in ${sector}`;
export const PLANET_X = thingName('planet-x');
export const provenSays = (time: number | null, mode: Mode): string =>
  time === null ? 'never' : whenShort(time, mode);
export const submittedAt = (time: number | null, mode: Mode): string =>
  time === null ? '' : `theory at ${whenShort(time, mode)}`;
export const locatedAt = (time: number | null, mode: Mode): string =>
  time === null ? '' : `located at ${whenShort(time, mode)}`;

// ---- every act ----

export const ACTS = 'Every action';
export const actsOf = (name: string): string => `What ${within(name)} learned by each.`;
export const TOLD_BAR = 'bits per time that the answer told';
export const BEST_BAR = 'bits per time of the best question then, on average';
export const BEST_MEANS =
  'Of all surveys, targets and topics that this player could choose just then, the best question tells most about the whole sky for its time, on average over all skies that fitted. Answers can be luckier than that. A conference that a question brings on is left out: it comes to all in any case, and stands in a line of its own.';

/** Before its answer. */
export const actLabel = (act: Act): string => `${capital(did(act))}:`;
export const heardSays = (answer: Answer, mode: Mode): string => stopped(answerSays(answer, mode));

/** Where several were right about one sector, it is told once. */
const reviewSays = (theories: readonly Reviewed[]): string =>
  `Review: ${list([...new Set(theories.map(({ sector, body, right }) => `${right ? '' : 'no '}${small(body)} in ${sector}`))])}`;
export const freeSays = (step: Exclude<Learned, { readonly type: 'act' }>): string =>
  step.type === 'conference' ? `Conference ${conferenceName(step.number)}` : reviewSays(step.theories);
export const whatSays = (step: Learned): string =>
  step.type === 'act' ? capital(did(step.act)) : freeSays(step);

export const atSays = (time: number, mode: Mode): string => `at ${whenShort(time, mode)}`;
export const showSays = (time: number, mode: Mode): string => `${atSays(time, mode)}, show this moment`;
/** What the bar beside it shows; what comes without a question has no bar. */
export const rateSays = (rate: number): string => `${digits(rate)} per time`;
export const freeBits = (step: Learned): string =>
  step.before === step.after.skies ? 'nothing new' : `${bitsWord(gained(step))}, free`;
/** Nothing of what was not asked to learn something. */
export const toldSays = (step: Acted): string =>
  isCompared(step)
    ? `It told ${bitsWord(gained(step))} for ${step.act.cost} time. ${skiesSay(step)}`
    : skiesSay(step);
export const skiesSay = ({ before, after }: Pick<Learned, 'before' | 'after'>): string =>
  before === after.skies ? `${skies(before)}, as before.` : `${skies(before)} became ${number(after.skies)}.`;

const NOTHING_OPEN = 'No question could tell anything more.';

/** About the question, never about the person. */
export function judgmentSays(judged: Judgment): string {
  switch (judged.type) {
    case 'last-act':
      return 'A last act: nothing could be asked.';
    case 'for-points':
      return 'A locate is for the points, not a question.';
    case 'one-sky':
      return 'Nothing was left to learn.';
    case 'nothing-open':
      return NOTHING_OPEN;
    case 'best':
      return `On average it tells ${bitsWord(judged.average)}. This was the best question.`;
    case 'other':
      return `On average it tells ${bitsWord(judged.average)}. ${bestSays(judged.best)}`;
  }
}

function bestSays({ question, cost, bits }: Alternative): string {
  const what = actSays(question).replace(/^./, first => first.toLowerCase());
  const rate = cost === 1 ? '' : `, ${perTime(bits / cost)}`;
  return `Best then: ${what}, on average ${bitsWord(bits)} for ${cost} time${rate}.`;
}

export const barSays = (rate: number, best: number): string =>
  `${perTime(rate)}, the best question ${digits(best)}`;
