import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '../../src/core/contract.ts';
import type { NewsTell } from '../../src/protocol/tells.ts';

/** What one person was told of a game so far. */
export interface Heard {
  readonly edition: number;
  /** Each step as JSON. */
  readonly story: readonly string[];
  readonly view?: GameTypes['View'];
}

export type Retold = Pick<NewsTell, 'edition' | 'from' | 'steps'> & { readonly view?: GameTypes['View'] };

export const NOTHING_HEARD: Heard = { edition: 0, story: [] };

export function hear({ story }: Heard, { edition, from, steps }: Retold): Heard {
  return { edition, story: [...story.slice(0, from), ...steps.map(step => JSON.stringify(step))] };
}

/**
 * In what way news contradict what was told before. A story only grows, but for a move that was taken back: then its
 * edition is higher, and what was revealed stays. The same story is seen in the same view.
 */
export function contradiction(
  before: Heard,
  news: Retold,
  quiet: readonly GameTypes['Event']['type'][],
): string | undefined {
  if (news.from > before.story.length)
    return `the story goes on at step ${news.from}, but only ${before.story.length} were told`;
  if (news.edition < before.edition)
    return `edition ${news.edition} of the story follows edition ${before.edition}`;
  const { story } = hear(before, news);
  const same = news.edition === before.edition;
  const lasting = same ? before.story : before.story.slice(0, revealed(before.story, quiet));
  const differs = lasting.findIndex((step, index) => step !== story[index]);
  if (differs !== -1) return `step ${differs} of ${lasting.length} was told otherwise, or is gone`;
  const asBefore = same && before.view && news.view && story.length === before.story.length;
  return asBefore && !isDeepStrictEqual(before.view, news.view)
    ? 'the same story has another view'
    : undefined;
}

/** How many steps no take-back reaches: the last of them tells more than that somebody has decided. */
function revealed(story: readonly string[], quiet: readonly string[]): number {
  const isLoud = (step: string) =>
    (JSON.parse(step) as readonly GameTypes['Event'][]).some(({ type }) => !quiet.includes(type));
  return story.findLastIndex(isLoud) + 1;
}
