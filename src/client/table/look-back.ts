import { batch, createEffect, createSignal, onCleanup } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Viewer } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import type { Pace } from '../../core/pace.ts';
import type { TableLink, TroubleOnly } from '../../ui/link.ts';
import { unshared } from './unshared.ts';

/** Going through a story again, step by step. Bots wait meanwhile. */
export interface LookBack {
  /** null: now. */
  step(): number | null;
  /** What the viewer knew then. */
  view(): News['view'] | null;
  playing(): boolean;
  goTo(step: number): void;
  toNow(): void;
  /** From here, or from the start where one is at the end, up to now. */
  play(): void;
  pause(): void;
}

const PAUSE_MS: Readonly<Record<Pace, number>> = { slow: 2400, steady: 1400, quick: 700, instant: 250 };

export function createLookBack(
  link: TableLink,
  viewer: Viewer,
  lastStep: () => number,
  pace: () => Pace,
  tell: (trouble: TroubleOnly) => void,
): LookBack {
  const [step, setStep] = createSignal<number | null>(null);
  const [playing, setPlaying] = createSignal(false);
  const [past, setPast] = createStore<{ view: News['view'] | null }>({ view: null });

  const show = async (wanted: number) => {
    setStep(wanted);
    link.hold(true);
    const view = await link.viewAt(viewer, wanted);
    if (step() !== wanted) return;
    if (view.ok) return setPast('view', reconcile(unshared(view.value), { key: null, merge: true }));
    toNow();
    tell(view.error);
  };
  const toNow = () => {
    batch(() => {
      setStep(null);
      setPlaying(false);
      setPast('view', null);
    });
    link.hold(false);
  };

  createEffect(() => {
    const here = step();
    if (!playing() || here === null) return;
    const timer = setTimeout(() => (here >= lastStep() ? toNow() : void show(here + 1)), PAUSE_MS[pace()]);
    onCleanup(() => clearTimeout(timer));
  });
  onCleanup(() => {
    if (step() !== null) link.hold(false);
  });

  return {
    step,
    view: () => past.view,
    playing,
    toNow,
    goTo: wanted => {
      setPlaying(false);
      void show(Math.min(Math.max(wanted, 0), lastStep()));
    },
    play: () => {
      const here = step();
      if (here === null || here >= lastStep()) void show(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
