import type { Seat } from '../../core/contract.ts';
import { capital, grouped } from '../../core/words.ts';
import {
  type ActStep,
  gained,
  isCompared,
  type Judgment,
  type Purpose,
  tellsNothing,
} from '../analysis/judgment.ts';
import {
  type Alternative,
  type Analysis,
  type AnalysisTypes,
  actedIn,
  type Known,
  type Learned,
  type Moment,
  type Proven,
} from '../analysis/types.ts';
import { possessive, within } from '../words.ts';
import type { AnalysisPageTypes, AnalysisWords } from './analysis-types.ts';

type Name = (seat: Seat) => string;

const skies = (number: number): string => `${grouped(number)} ${number === 1 ? 'sky' : 'skies'}`;
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

export const chartLabel = (players: number, token: string): string =>
  `Bits that were open, by where the ${token} was, for ${players} ${players === 1 ? 'player' : 'players'}. A table follows.`;
export const lapName = (lap: number): string => `lap ${lap}`;
export const BITS_AXIS = 'bits';
export const ringSays = (hidden: string): string => `${capital(hidden)} provable`;
export const AS_TABLE = 'The chart as a table';
export const columns = (space: string): readonly string[] => [capital(space), 'What', 'Skies left', 'Bits'];
export const AT_START = 'Start';
export const skiesLeft = (number: number): string => grouped(number);
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
export const BEFORE_ALL = 'Before the first turn.';

/** Everything is open by now, so answers are told too. */
export function momentSays<T extends AnalysisPageTypes>(
  moment: Pick<Moment<T>, 'what'> | undefined,
  words: AnalysisWords<T>,
  name: Name,
): string {
  if (!moment) return BEFORE_ALL;
  const acted = actedIn<T>(moment);
  if (!acted) return words.event(moment.what, name);
  const { act, answer } = acted;
  const told = words.answer(act, answer);
  return stopped(`${name(act.seat)} ${words.did(act)}${told === '' ? '' : `: ${told}`}`);
}

/** What that was to the player whose knowledge is shown. */
export const tokenSays = (token: string, when: string, name: string): string =>
  `${capital(possessive(name))} ${token} is at ${when}.`;
export const onlySays = (name: string, knew: string): string => `Only ${within(name)} ${knew}.`;
export const stillSays = ({ skies: left }: Known<unknown>): string => `${skies(left)} still ${fits(left)}.`;
const fits = (number: number): string => (number === 1 ? 'fits' : 'fit');
export function nextSays<T extends AnalysisPageTypes>(
  { what: { act }, compared }: Pick<ActStep<T>, 'what' | 'compared'>,
  words: AnalysisWords<T>,
  name: string,
): string {
  if (!compared) return '';
  const turn = `${capital(possessive(name))} next turn is at ${words.when(act.at)}.`;
  const { best } = compared;
  return `${turn} ${best && !tellsNothing(best) ? bestSays(best, words, act) : NOTHING_OPEN}`;
}

export const skyLabel = (name: string, { skies: left }: Known<unknown>): string =>
  `What ${within(name)} could know then: ${skies(left)} ${fits(left)}`;
export const hubSays = (number: number): string => `${number === 1 ? 'sky' : 'skies'} left`;
export const chanceOf = (share: number): string => (share < 0.01 ? '<1' : `${Math.round(share * 100)}`);

// ---- in words ----

export const WHEN = 'When it was provable';

/** "Planet X was provable at sector 2 on lap 2; you located it at sector 5 on lap 2." */
export function provableSays(
  { provable, found, steps }: Pick<Analysis<AnalysisTypes>, 'provable' | 'found' | 'steps'>,
  words: Pick<AnalysisWords<AnalysisPageTypes>, 'hidden' | 'found' | 'when'>,
  name: string,
): string {
  const who = within(name);
  const left = steps.at(-1)?.after.skies ?? 0;
  const { hidden, found: did, when } = words;
  if (found === null)
    return provable === null
      ? `To ${who} ${hidden} was never provable: ${skies(left)} ${left === 1 ? 'was' : 'were'} left.`
      : `To ${who} ${hidden} was provable at ${when(provable)}, but not ${did}.`;
  if (provable === null || provable > found)
    return `${name} ${did} ${hidden} at ${when(found)} before it was provable.`;
  const proven = `${capital(hidden)} was provable at ${when(provable)}; ${who} ${did} it`;
  return provable === found ? `${proven} at once.` : `${proven} at ${when(found)}.`;
}

/** What became of the things that could be proven. */
export function thingsSay(
  { things }: { readonly things: readonly Proven<unknown>[] },
  words: { claimed(number: number): string },
  name: string,
): string {
  const proven = things.filter(({ provable }) => provable !== null);
  const claimed = things.filter(thing => thing.claimed !== null);
  const early = claimed.filter(isEarly).length;
  const could = `${proven.length} of ${things.length} things could be proven`;
  const before = early === 0 ? '' : `, ${early} before ${early === 1 ? 'it was' : 'they were'} provable`;
  return `${could}; ${within(name)} ${words.claimed(claimed.length)}${before}.`;
}

const isEarly = ({ provable, claimed }: Proven<unknown>): boolean =>
  claimed !== null && (provable === null || provable > claimed);

export const thingsTitle = (space: string, token: string): string =>
  `${capital(space)} of the ${token} when each thing was first provable`;
export const THING = 'Thing';
export const NEVER = 'never';
export const foundAt = (found: string, when: string): string => `${found} at ${when}`;

// ---- every act ----

export const ACTS = 'Every action';
export const actsOf = (name: string): string => `What ${within(name)} learned by each.`;
export const TOLD_BAR = 'bits per time that the answer told';
export const BEST_BAR = 'bits per time of the best question then, on average';

/** With its answer after it, where there is one. */
export const actLabel = (did: string, told: string): string => `${capital(did)}${told === '' ? '.' : ':'}`;
export const heardSays = (told: string): string => (told === '' ? '' : stopped(told));
export function whatSays<T extends AnalysisPageTypes>(
  step: Pick<Learned<T>, 'what'>,
  words: AnalysisWords<T>,
): string {
  const acted = actedIn<T>(step);
  return acted ? capital(words.did(acted.act)) : words.eventShort(step.what);
}

export const atSays = (when: string): string => `at ${when}`;
export const showSays = (when: string): string => `${atSays(when)}, show this moment`;
/** What the bar beside it shows; what comes without a question has no bar. */
export const rateSays = (rate: number): string => `${digits(rate)} per time`;
type Gain = Pick<Learned<AnalysisPageTypes>, 'before' | 'after'>;
export const freeBits = (step: Gain): string =>
  step.before === step.after.skies ? 'nothing new' : `${bitsWord(gained(step))}, free`;
/** Nothing of what was not asked to learn something. */
export const toldSays = <T extends AnalysisPageTypes>(step: ActStep<T>, purpose: Purpose): string =>
  isCompared(step, purpose)
    ? `It told ${bitsWord(gained(step))} for ${step.what.act.cost} time. ${skiesSay(step)}`
    : skiesSay(step);
export const skiesSay = ({ before, after }: Gain): string =>
  before === after.skies
    ? `${skies(before)}, as before.`
    : `${skies(before)} became ${grouped(after.skies)}.`;

const NOTHING_OPEN = 'No question could tell anything more.';

/** About the question, never about the person. */
export function judgmentSays<T extends AnalysisPageTypes>(
  judged: Judgment<T['Question']>,
  words: Pick<AnalysisWords<T>, 'purpose' | 'question'>,
  act: T['Act'],
): string {
  switch (judged.type) {
    case 'last-act':
      return 'A last act: nothing could be asked.';
    case 'found':
      return words.purpose.found;
    case 'points':
    case 'way':
      return judged.best
        ? `${words.purpose[judged.type]} ${bestSays(judged.best, words, act)}`
        : words.purpose[judged.type];
    case 'one-sky':
      return 'Nothing was left to learn.';
    case 'nothing-open':
      return NOTHING_OPEN;
    case 'best':
      return `On average it tells ${bitsWord(judged.average)}. This was the best question.`;
    case 'other':
      return `On average it tells ${bitsWord(judged.average)}. ${bestSays(judged.best, words, act)}`;
  }
}

function bestSays<T extends AnalysisPageTypes>(
  { question, cost, bits }: Alternative<T['Question']>,
  words: Pick<AnalysisWords<T>, 'question'>,
  act: T['Act'],
): string {
  const what = words.question(question, act).replace(/^./, first => first.toLowerCase());
  const rate = cost === 1 ? '' : `, ${perTime(bits / Math.max(1, cost))}`;
  return `Best then: ${what}, on average ${bitsWord(bits)} for ${cost} time${rate}.`;
}

export const barSays = (rate: number, best: number): string =>
  `${perTime(rate)}, the best question ${digits(best)}`;
