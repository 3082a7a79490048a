import { createDeferred, createMemo, createUniqueId, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Learned } from '../analysis/analyze.ts';
import type { PlanetX } from '../types.ts';
import type { Replay } from './analysis-replay.ts';
import * as text from './analysis-text.ts';
import { type Acted, bestRate, isAct, isCompared, judgmentOf, rateOf } from './analysis-turn.ts';

interface ActsProps extends PartProps<PlanetX> {
  readonly replay: Replay;
  /** What is to be seen when a moment is shown. */
  readonly onShow: () => void;
}

/** What a player asked, what came of it, and what would have told most. */
export const Acts = (props: ActsProps) => {
  const id = createUniqueId();
  // Another player's list is long: it is drawn after what was pressed.
  const analysis = createDeferred(() => props.replay.analysis());
  const most = createMemo(() => {
    const acts = analysis().steps.filter(isAct);
    return Math.max(1, ...acts.flatMap(step => (isCompared(step) ? [rateOf(step), bestOf(step)] : [])));
  });
  return (
    <section aria-labelledby={id}>
      <h3 class="label" id={id}>
        {text.ACTS}
      </h3>
      <p>{text.actsOf(props.table.name(analysis().seat))}</p>
      <ul class="px-bar-legend">
        <li>
          <span class="px-bar" aria-hidden="true">
            <i />
          </span>
          {text.TOLD_BAR}
        </li>
        <li>
          <span class="px-bar" aria-hidden="true">
            <u />
          </span>
          {text.BEST_BAR}
        </li>
      </ul>
      <p class="px-means">{text.BEST_MEANS}</p>
      <ol class="px-learned">
        <For each={analysis().steps}>{step => <Line {...props} step={step} most={most()} />}</For>
      </ol>
    </section>
  );
};

const bestOf = ({ compared }: Acted): number => (compared ? bestRate(compared) : 0);

const Line = (props: ActsProps & { readonly step: Learned; readonly most: number }) => {
  const mode = () => props.table.view.public.mode;
  const acted = () => (isAct(props.step) ? props.step : undefined);
  const barred = () => {
    const step = acted();
    return step && isCompared(step) ? step : undefined;
  };
  const time = () => acted()?.act.at ?? props.step.time;
  const place = () => props.step.moment + 1;
  const show = () => {
    props.replay.goTo(place());
    props.onShow();
  };
  return (
    <li aria-current={props.replay.place() === place() ? 'step' : undefined}>
      <button
        type="button"
        class="data px-when"
        aria-label={text.showSays(time(), mode())}
        onClick={() => show()}
      >
        {text.atSays(time(), mode())}
      </button>
      <span class="px-what">
        <Show when={acted()} fallback={props.step.type !== 'act' && text.freeSays(props.step)}>
          {step => (
            <>
              <b>{text.actLabel(step().act)}</b>{' '}
              <span class="dim">{text.heardSays(step().answer, mode())}</span>
            </>
          )}
        </Show>
      </span>
      <span class="data px-bits">
        <Show when={barred()} fallback={!acted() && text.freeBits(props.step)}>
          {step => text.rateSays(rateOf(step()))}
        </Show>
      </span>
      <Show when={barred()}>{step => <Bar step={step()} most={props.most} />}</Show>
      <p>
        <Show when={acted()} fallback={text.skiesSay(props.step)}>
          {step => (
            <>
              {text.toldSays(step())} {text.judgmentSays(judgmentOf(step()))}
            </>
          )}
        </Show>
      </p>
    </li>
  );
};

const Bar = (props: { readonly step: Acted; readonly most: number }) => {
  const share = (rate: number) => `${Math.min(100, (rate / props.most) * 100).toFixed(1)}%`;
  return (
    <span class="px-bar" role="img" aria-label={text.barSays(rateOf(props.step), bestOf(props.step))}>
      <i style={{ width: share(rateOf(props.step)) }} />
      <u style={{ left: share(bestOf(props.step)) }} />
    </span>
  );
};
