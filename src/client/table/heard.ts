import { batch, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { at, type Outcome, type Seat, type Viewer } from '../../core/contract.ts';
import type { News, TakeBack } from '../../ui/link.ts';
import type { Missed } from './missed.ts';
import { continued, newLines, type Step, type Story, type Teller } from './story.ts';

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
  /** The newest step, if it came while one looked, or nothing else came since. */
  fresh(): Step;
  /** What the viewer had not looked at when this began. */
  readonly missed: Missed | null;
  hear(news: News): void;
}

export function createHeard(first: News, page: Teller): Heard {
  const facts = ({ view, toAct, outcome, takeBack }: News) => unshared({ view, toAct, outcome, takeBack });
  const [now, setNow] = createStore(facts(first));
  const [story, setStory] = createSignal<Story>(continued([], first));
  const last = story().length - 1;
  const isBehind = first.seen >= 0 && first.seen < last;
  const onlyNewest = isBehind && newLines(story(), { from: first.seen, to: last - 1 }, page) === 0;
  const [fresh, setFresh] = createSignal<Step>(onlyNewest ? at(story(), last) : []);
  return {
    viewer: first.viewer,
    now,
    story,
    fresh,
    missed: isBehind && !onlyNewest ? { from: first.seen, to: last } : null,
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
