import { NAME } from '../../client/text.ts';
import { counted } from '../../core/words.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import type { DailyResult } from '../daily/result.ts';
import { type Day, noonOf } from '../daily.ts';
import { KIND_NAMES } from './code.ts';

export const TITLE = 'Daily sky';
export const SAYS =
  'One code a day for each game and mode, the same for everybody. Play it alone, then share how it went.';

export const date = (day: Day): string =>
  noonOf(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
export const TODAY = 'Today';
export const EARLIER = 'The day before';
export const LATER = 'The day after';
export const DAYS_LABEL = 'Other days';
export const CHOOSE_DAY = 'Another day';
export const NOT_YET = 'This day has not come yet.';

export const play = (kind: PuzzleKind) => `Play ${KIND_NAMES[kind]}`;
export const goOn = (kind: PuzzleKind) => `Go on: ${KIND_NAMES[kind]}`;
export const DEALING = 'Dealing';
export const codeOf = (code: string) => `Code ${code}`;
export const DONE = 'You found it.';
export const LOOK_BACK = 'Look back';
export const SHARE = 'Share the result';
export const COPY = 'Copy the result';
export const COPY_YOURSELF = 'This page may not copy. Mark the text and copy it yourself.';
export const NO_RESULT = 'The result could not be read. Open the table and look there.';

const CLAIMS = { theory: 'theories', photo: 'photos' } as const;

/** Nothing in it tells where anything is. [A2] */
export const resultText = (kind: PuzzleKind, day: Day, result: DailyResult): string => {
  const { claims, time, right, wrong, points } = result;
  return [
    `${NAME}, daily sky of ${date(day)}`,
    KIND_NAMES[kind],
    `${time === null ? 'Not found' : `Found at time ${time}`}, ${counted(points, 'point')}`,
    `${counted(right, claims, CLAIMS[claims])} right, ${wrong} wrong`,
  ].join('\n');
};
