import { batch, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Outcome, Seat, Viewer } from '../../core/contract.ts';
import type { News, TakeBack } from '../../core/news.ts';
import type { Missed } from './missed.ts';
import { continued, type Step, type Story } from './story.ts';
import { unshared } from './unshared.ts';

/** What one viewer was told. Another viewer gets another one, so that nothing of the first is left. */
export interface Heard {
  readonly viewer: Viewer;
  readonly now: {
    readonly view: News['view'];
    readonly toAct: readonly Seat[];
    readonly outcome: Outcome | null;
    readonly takeBack: TakeBack;
  };
  story(): Story;
  /** The newest step; at first all that came since this viewer last had the screen. */
  fresh(): Step;
  /** What the viewer had not looked at when this began. */
  readonly missed: Missed | null;
  hear(news: News): void;
}

/** `opens`: the table was not on this screen before; what it then has that nobody looked at was missed. */
export function createHeard(first: News, opens: boolean): Heard {
  const facts = ({ view, toAct, outcome, takeBack }: News) => unshared({ view, toAct, outcome, takeBack });
  const [now, setNow] = createStore(facts(first));
  const [story, setStory] = createSignal<Story>(continued([], first));
  const last = story().length - 1;
  const isBehind = first.seen >= 0 && first.seen < last;
  const [fresh, setFresh] = createSignal<Step>(
    isBehind && !opens
      ? story()
          .slice(first.seen + 1)
          .flat()
      : [],
  );
  return {
    viewer: first.viewer,
    now,
    story,
    fresh,
    missed: isBehind && opens ? { from: first.seen, to: last } : null,
    hear: news =>
      batch(() => {
        setNow(reconcile(facts(news), { key: null, merge: true }));
        setStory(before => continued(before, news));
        setFresh(news.steps.at(-1) ?? []);
      }),
  };
}
