import { KEEPING, type Keeping } from '../engine/keeping.ts';
import { aSpanOrForever, spanInWords } from './amounts.ts';
import type { Values } from './command.ts';

const usually = (ms: number | null): string => (ms === null ? 'forever' : spanInWords(ms));

/** How long tables are kept that nobody comes to. */
export const keepFlags = {
  'keep-unstarted': aSpanOrForever(
    `how long tables are kept whose game never began (${usually(KEEPING.unstarted)}), or forever`,
  ),
  'keep-abandoned': aSpanOrForever(`those whose game was never ended (${usually(KEEPING.abandoned)})`),
  'keep-finished': aSpanOrForever(`those whose game is over (${usually(KEEPING.finished)})`),
} as const;

/** What is not given stays as it is in `usual`. Whoever gives a time means it: then tables are as old as they are. */
export const keepingFrom = (flags: Values<typeof keepFlags>, usual: Keeping = KEEPING): Keeping => {
  const {
    'keep-unstarted': unstarted = usual.unstarted,
    'keep-abandoned': abandoned = usual.abandoned,
    'keep-finished': finished = usual.finished,
  } = flags;
  const given = Object.keys(keepFlags).some(flag => flags[flag as keyof typeof keepFlags] !== undefined);
  return { ...(given ? {} : usual), unstarted, abandoned, finished };
};
