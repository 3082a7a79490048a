import { createUniqueId, Match, Show, Switch } from 'solid-js';
import { createTurns } from '../../ui/turns.ts';
import type { Analyzed } from '../analysis/types.ts';
import { Acts } from './analysis-acts.tsx';
import { Chart } from './analysis-chart.tsx';
import { createReplay } from './analysis-replay.ts';
import { Stepper } from './analysis-replay.tsx';
import { InWords, Provable, Twin } from './analysis-tables.tsx';
import * as text from './analysis-text.ts';
import type { AnalysisPageTypes, AnalysisProps } from './analysis-types.ts';
import { createAnalysis, type Work } from './analysis-work.ts';
import './analysis.css';

/** What each could have known, and when. Everything is open by now, so it lies on night. */
export const Afterwards = <T extends AnalysisPageTypes>(props: AnalysisProps<T>) => {
  const work = createAnalysis(props.game, props.table);
  const id = createUniqueId();
  return (
    <section class="after" aria-labelledby={id}>
      <h2 id={id}>{text.TITLE}</h2>
      <p class="dim">{text.SAYS}</p>
      <Switch fallback={<p role="status">{text.FAILED}</p>}>
        <Match when={working(work())}>
          {now => (
            <p class="after-working" role="status">
              {text.WORKING}
              <progress value={now().share} max="1" aria-label={text.PROGRESS} />
            </p>
          )}
        </Match>
        <Match when={done(work())}>{analyzed => <Known {...props} analyzed={analyzed()} />}</Match>
      </Switch>
    </section>
  );
};

const working = <T extends AnalysisPageTypes>(now: Work<T>) => (now.type === 'working' ? now : undefined);
const done = <T extends AnalysisPageTypes>(now: Work<T>) => (now.type === 'done' ? now.analyzed : undefined);

/** One part after the other, so that none of them blocks the page for long. */
const Known = <T extends AnalysisPageTypes>(props: AnalysisProps<T> & { readonly analyzed: Analyzed<T> }) => {
  const replay = createReplay(props.analyzed, props.table.seat);
  const turn = createTurns(3);
  let steps: HTMLDivElement | undefined;
  return (
    <>
      <Chart {...props} replay={replay} />
      <div ref={steps}>
        <Show when={turn() >= 1}>
          <Stepper {...props} replay={replay} />
        </Show>
      </div>
      <Show when={turn() >= 2}>
        <InWords {...props} analyses={replay.analyses} />
        <Provable {...props} analyses={replay.analyses} />
        <Twin {...props} analyses={replay.analyses} />
      </Show>
      <Show when={turn() >= 3}>
        <Acts {...props} replay={replay} onShow={() => steps?.scrollIntoView({ block: 'nearest' })} />
      </Show>
    </>
  );
};
