import { createUniqueId, For, Match, Show, Switch } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { SeatMark } from '../../../ui/parts.tsx';
import { createTurns } from '../../../ui/turns.ts';
import type { Analysis, Analyzed } from '../analysis/analyze.ts';
import type { PlanetX } from '../types.ts';
import { createAnalysis, type Work } from './analysis.ts';
import { Acts } from './analysis-acts.tsx';
import { Chart } from './analysis-chart.tsx';
import { createReplay } from './analysis-replay.ts';
import { Replay } from './analysis-replay.tsx';
import { Provable, Twin } from './analysis-tables.tsx';
import * as text from './analysis-text.ts';
import './analysis.css';

/** What each could have known, and when. Everything is open by now, so it lies on night. */
export const Afterwards = (props: PartProps<PlanetX>) => {
  const work = createAnalysis(props.table);
  const id = createUniqueId();
  return (
    <section class="px-after" aria-labelledby={id}>
      <h2 id={id}>{text.TITLE}</h2>
      <p class="dim">{text.SAYS}</p>
      <Switch fallback={<p role="status">{text.FAILED}</p>}>
        <Match when={working(work())}>
          {now => (
            <p class="px-working" role="status">
              {text.WORKING}
              <progress value={now().share} max="1" aria-label={text.PROGRESS} />
            </p>
          )}
        </Match>
        <Match when={done(work())}>{analyzed => <Known table={props.table} analyzed={analyzed()} />}</Match>
      </Switch>
    </section>
  );
};

const working = (now: Work) => (now.type === 'working' ? now : undefined);
const done = (now: Work) => (now.type === 'done' ? now.analyzed : undefined);

/** One part after the other, so that none of them blocks the page for long. */
const Known = (props: PartProps<PlanetX> & { readonly analyzed: Analyzed }) => {
  const replay = createReplay(props.analyzed, props.table.seat);
  const turn = createTurns(3);
  let steps: HTMLDivElement | undefined;
  return (
    <>
      <Chart table={props.table} replay={replay} />
      <div ref={steps}>
        <Show when={turn() >= 1}>
          <Replay table={props.table} replay={replay} />
        </Show>
      </div>
      <Show when={turn() >= 2}>
        <InWords table={props.table} analyses={replay.analyses} />
        <Provable table={props.table} analyses={replay.analyses} />
        <Twin table={props.table} analyses={replay.analyses} />
      </Show>
      <Show when={turn() >= 3}>
        <Acts
          table={props.table}
          replay={replay}
          onShow={() => steps?.scrollIntoView({ block: 'nearest' })}
        />
      </Show>
    </>
  );
};

const InWords = (props: PartProps<PlanetX> & { readonly analyses: readonly Analysis[] }) => (
  <section>
    <h3 class="label">{text.WHEN}</h3>
    <ul class="px-in-words">
      <For each={props.analyses}>
        {analysis => (
          <li>
            <SeatMark look={props.table.player(analysis.seat).look} />
            <span>
              {text.provableSays(analysis, props.table.view.public.mode, props.table.name(analysis.seat))}{' '}
              {text.theoriesSay(analysis, props.table.name(analysis.seat))}
            </span>
          </li>
        )}
      </For>
    </ul>
  </section>
);
