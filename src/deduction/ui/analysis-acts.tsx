import { createDeferred, createMemo, createUniqueId, For, Show } from 'solid-js';
import { type ActStep, bestRate, isAct, isCompared, judgmentOf, rateOf } from '../analysis/judgment.ts';
import type { Learned } from '../analysis/types.ts';
import * as text from './analysis-text.ts';
import type { AnalysisPageTypes, ReplayProps } from './analysis-types.ts';
import './analysis-acts.css';

interface ActsProps<T extends AnalysisPageTypes> extends ReplayProps<T> {
  /** What is to be seen when a moment is shown. */
  readonly onShow: () => void;
}

/** What a player asked, what came of it, and what would have told most. */
export const Acts = <T extends AnalysisPageTypes>(props: ActsProps<T>) => {
  const id = createUniqueId();
  // Another player's list is long: it is drawn after what was pressed.
  const analysis = createDeferred(() => props.replay.analysis());
  const most = createMemo(() => {
    const acts = analysis().steps.filter(isAct);
    const compared = acts.filter(step => isCompared(step, props.game.purposeOf(step.what.act)));
    return Math.max(1, ...compared.flatMap(step => [rateOf(step), bestOf(step)]));
  });
  return (
    <section aria-labelledby={id}>
      <h3 class="label" id={id}>
        {text.ACTS}
      </h3>
      <p>{text.actsOf(props.table.name(analysis().seat))}</p>
      <ul class="after-bar-legend">
        <li>
          <span class="after-bar" aria-hidden="true">
            <i />
          </span>
          {text.TOLD_BAR}
        </li>
        <li>
          <span class="after-bar" aria-hidden="true">
            <u />
          </span>
          {text.BEST_BAR}
        </li>
      </ul>
      <p class="after-means">{props.game.wordsFor(props.table.view).bestMeans}</p>
      <ol class="after-learned">
        <For each={analysis().steps}>{step => <Line {...props} step={step} most={most()} />}</For>
      </ol>
    </section>
  );
};

const bestOf = <T extends AnalysisPageTypes>({ compared }: ActStep<T>): number =>
  compared ? bestRate(compared) : 0;

const Line = <T extends AnalysisPageTypes>(
  props: ActsProps<T> & { readonly step: Learned<T>; readonly most: number },
) => {
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  const acted = () => (isAct(props.step) ? props.step : undefined);
  const purpose = (step: ActStep<T>) => props.game.purposeOf(step.what.act);
  const barred = () => {
    const step = acted();
    return step && isCompared(step, purpose(step)) ? step : undefined;
  };
  const when = () => words().whenShort(acted()?.what.act.at ?? props.step.time);
  const told = ({ what: { act, answer } }: ActStep<T>) => words().answer(act, answer);
  const place = () => props.step.moment + 1;
  const show = () => {
    props.replay.goTo(place());
    props.onShow();
  };
  return (
    <li aria-current={props.replay.place() === place() ? 'step' : undefined}>
      <button type="button" class="data after-when" aria-label={text.showSays(when())} onClick={() => show()}>
        {text.atSays(when())}
      </button>
      <span class="after-what">
        <Show when={acted()} fallback={words().eventShort(props.step.what)}>
          {step => (
            <>
              <b>{text.actLabel(words().did(step().what.act), told(step()))}</b>{' '}
              <span class="dim">{text.heardSays(told(step()))}</span>
            </>
          )}
        </Show>
      </span>
      <span class="data after-bits">
        <Show when={barred()} fallback={!acted() && text.freeBits(props.step)}>
          {step => text.rateSays(rateOf(step()))}
        </Show>
      </span>
      <Show when={barred()}>
        {step => <Bar rate={rateOf(step())} best={bestOf(step())} most={props.most} />}
      </Show>
      <p>
        <Show when={acted()} fallback={text.skiesSay(props.step)}>
          {step => (
            <>
              {text.toldSays(step(), purpose(step()))}{' '}
              {text.judgmentSays(judgmentOf(step(), purpose(step())), words(), step().what.act)}
            </>
          )}
        </Show>
      </p>
    </li>
  );
};

const Bar = (props: { readonly rate: number; readonly best: number; readonly most: number }) => {
  const share = (rate: number) => `${Math.min(100, (rate / props.most) * 100).toFixed(1)}%`;
  return (
    <span class="after-bar" role="img" aria-label={text.barSays(props.rate, props.best)}>
      <i style={{ width: share(props.rate) }} />
      <u style={{ left: share(props.best) }} />
    </span>
  );
};
