import type { Viewer } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import { patched } from '../../protocol/patch.ts';
import type { NewsTell } from '../../protocol/tells.ts';

/** What one viewer was told so far. */
export interface Hearing {
  readonly viewer: Viewer;
  readonly edition: number;
  readonly story: News['steps'];
  readonly now: Pick<News, 'view' | 'toAct' | 'outcome' | 'takeBack'>;
  /** Whether it was heard on the line that stands now, so that a patch is meant for this view. */
  readonly fresh: boolean;
}

/** Null where it does not follow from what is known: then nobody can say how the table stands. */
export function heardAfter(before: Hearing | null, tell: NewsTell): Hearing | null {
  const known = before?.viewer === tell.viewer ? before : null;
  const { viewer, edition, from, steps, toAct, outcome, takeBack } = tell;
  if (from > (known?.story.length ?? 0)) return null;
  const view = viewAfter(known, tell);
  if (view === undefined) return null;
  const story = [...(known?.story.slice(0, from) ?? []), ...steps];
  return { viewer, edition, story, now: { view, toAct, outcome, takeBack }, fresh: true };
}

export const newsOf = ({ viewer, story, now }: Hearing, from: number, lastSeen: number): News => ({
  ...now,
  viewer,
  from,
  steps: story.slice(from),
  seen: Math.min(lastSeen, story.length - 1),
});

/** Neither whole nor changed: as it was. */
function viewAfter(known: Hearing | null, tell: NewsTell): News['view'] | undefined {
  if ('view' in tell) return tell.view;
  if (!known?.fresh) return undefined;
  if (!('patch' in tell)) return known.now.view;
  try {
    return patched(known.now.view, tell.patch) as News['view'];
  } catch {
    return undefined;
  }
}
