import { createUniqueId, For, Match, Switch } from 'solid-js';
import { at } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark, SeatName } from '../../../ui/parts.tsx';
import type { Analysis, Learned } from '../analysis/analyze.ts';
import type { PlanetX } from '../types.ts';
import { createAnalysis, type Work } from './analysis.ts';
import { Acts } from './analysis-acts.tsx';
import { Chart } from './analysis-chart.tsx';
import { bitsOf } from './analysis-curve.ts';
import * as text from './analysis-text.ts';
import { iconOf } from './board-glyph.tsx';
import './analysis.css';

/** What each could have known, and when. Everything is open by now, so it lies on night. */
export const Afterwards = (props: PartProps<PlanetX>) => {
  const work = createAnalysis(props.table);
  const id = createUniqueId();
  const done = (now: Work) => (now.type === 'done' ? now.analyses : undefined);
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
        <Match when={done(work())}>{analyses => <Known table={props.table} analyses={analyses()} />}</Match>
      </Switch>
    </section>
  );
};

const working = (now: Work) => (now.type === 'working' ? now : undefined);

interface KnownProps extends PartProps<PlanetX> {
  readonly analyses: readonly Analysis[];
}

const Known = (props: KnownProps) => (
  <>
    <Chart {...props} />
    <Twin {...props} />
    <section>
      <h3 class="label">{text.WHEN}</h3>
      <ul class="px-in-words">
        <For each={props.analyses}>
          {analysis => (
            <li>
              <SeatMark look={props.table.player(analysis.seat).look} />
              <span>
                {text.provableSays(analysis, props.table.name(analysis.seat))}{' '}
                {text.theoriesSay(analysis, props.table.name(analysis.seat))}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
    <Provable {...props} />
    <Acts {...props} />
  </>
);

/** The chart for whoever does not see it. */
const Twin = (props: KnownProps) => (
  <details class="px-twin">
    <summary>{text.AS_TABLE}</summary>
    <section class="px-scroll" aria-label={text.AS_TABLE} tabindex="0">
      <table>
        <thead>
          <tr>
            <For each={text.columns}>{column => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <For each={props.analyses}>
          {({ seat, first, steps }) => (
            <tbody>
              <Row name={props.table.name(seat)} time={0} what={text.AT_START} skies={first} />
              <For each={steps}>
                {step => (
                  <Row
                    name={props.table.name(seat)}
                    time={step.time}
                    what={whatOf(step)}
                    skies={step.after}
                  />
                )}
              </For>
            </tbody>
          )}
        </For>
      </table>
    </section>
  </details>
);

const whatOf = (step: Learned): string =>
  step.type === 'act' ? text.actSays(step.act) : text.freeSays(step);

const Row = (props: {
  readonly name: string;
  readonly time: number;
  readonly what: string;
  readonly skies: number;
}) => (
  <tr>
    <th scope="row">{props.name}</th>
    <td>{props.time}</td>
    <td>{props.what}</td>
    <td>{text.skiesLeft(props.skies)}</td>
    <td>{text.bitsLeft(bitsOf(props.skies))}</td>
  </tr>
);

/** When each thing in the sky could be proven, by player. */
const Provable = (props: KnownProps) => {
  const id = createUniqueId();
  const things = () => props.analyses[0]?.bodies ?? [];
  return (
    <section>
      <h3 class="label" id={id}>
        {text.THEORIES}
      </h3>
      <section class="px-scroll" aria-labelledby={id} tabindex="0">
        <table class="px-proven">
          <thead>
            <tr>
              <th scope="col">{text.THING}</th>
              <For each={props.analyses}>
                {({ seat }) => (
                  <th scope="col">
                    <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <span class="px-proven-thing">
                  <Icon name="o-planetx" class="o-planetx" />
                  {text.PLANET_X}
                </span>
              </th>
              <For each={props.analyses}>
                {({ provable, located }) => (
                  <td>
                    {text.provenSays(provable)}
                    <small>{text.locatedSays(located)}</small>
                  </td>
                )}
              </For>
            </tr>
            <For each={things()}>
              {(thing, index) => (
                <tr>
                  <th scope="row">
                    <span class="px-proven-thing">
                      <Icon name={iconOf(thing.body)} class={iconOf(thing.body)} />
                      {text.thingIn(thing)}
                    </span>
                  </th>
                  <For each={props.analyses}>
                    {({ bodies }) => (
                      <td>
                        {text.provenSays(at(bodies, index()).provable)}
                        <small>{text.submittedSays(at(bodies, index()).submitted)}</small>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </section>
  );
};
