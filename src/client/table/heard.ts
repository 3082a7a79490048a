import { batch, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Outcome, Seat, Viewer } from '../../core/contract.ts';
import type { News, TakeBack } from '../../ui/link.ts';
import { continued, type Step, type Story } from './story.ts';

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
  /** The newest step, if it came while one looked. */
  fresh(): Step;
  /** Where the viewer had stopped looking when this began; null where nothing was missed. */
  readonly missedFrom: number | null;
  hear(news: News): void;
}

export function createHeard(first: News): Heard {
  const facts = ({ view, toAct, outcome, takeBack }: News) => unshared({ view, toAct, outcome, takeBack });
  const [now, setNow] = createStore(facts(first));
  const [story, setStory] = createSignal<Story>(continued([], first));
  const [fresh, setFresh] = createSignal<Step>([]);
  const behind = first.seen >= 0 && first.seen < story().length - 1;
  return {
    viewer: first.viewer,
    now,
    story,
    fresh,
    missedFrom: behind ? first.seen : null,
    hear: news =>
      batch(() => {
        setNow(reconcile(facts(news), { key: null, merge: true }));
        setStory(before => continued(before, news));
        setFresh(news.steps.at(-1) ?? []);
      }),
  };
}

/** A store changes lists in place, and one message may hold the same list in two places: one would undo the other. */
const unshared = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
