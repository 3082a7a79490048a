import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { at } from '../../core/contract.ts';
import { capital } from '../../core/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatMark, SeatName } from '../../ui/parts.tsx';
import { bitsOf } from '../analysis/judgment.ts';
import type { Analysis } from '../analysis/types.ts';
import * as text from './analysis-text.ts';
import type { AnalysisPageTypes, AnalysisProps } from './analysis-types.ts';
import './analysis-tables.css';

interface TableProps<T extends AnalysisPageTypes> extends AnalysisProps<T> {
  readonly analyses: readonly Analysis<T>[];
}

/** When what is hidden, and things, could be proven, in one line for each player. */
export const InWords = <T extends AnalysisPageTypes>(props: TableProps<T>) => {
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  return (
    <section>
      <h3 class="label">{text.WHEN}</h3>
      <ul class="after-in-words">
        <For each={props.analyses}>
          {analysis => (
            <li>
              <SeatMark look={props.table.player(analysis.seat).look} />
              <span>
                {text.provableSays(analysis, words(), props.table.name(analysis.seat))}{' '}
                {text.thingsSay(analysis, words(), props.table.name(analysis.seat))}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

/** The chart for whoever does not see it. It is long, so that it is drawn when it is opened. */
export const Twin = <T extends AnalysisPageTypes>(props: TableProps<T>) => {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="after-twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.AS_TABLE}</summary>
      <Show when={isOpen()}>
        <table class="after-table" aria-label={text.AS_TABLE}>
          <thead>
            <tr>
              <For each={text.columns(props.game.wordsFor(props.table.view).space)}>
                {column => <th scope="col">{column}</th>}
              </For>
            </tr>
          </thead>
          <For each={props.analyses}>{analysis => <Rows {...props} analysis={analysis} />}</For>
        </table>
      </Show>
    </details>
  );
};

const Rows = <T extends AnalysisPageTypes>(props: AnalysisProps<T> & { readonly analysis: Analysis<T> }) => {
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colspan={text.columns(words().space).length}>
          <SeatName
            look={props.table.player(props.analysis.seat).look}
            name={props.table.name(props.analysis.seat)}
          />
        </th>
      </tr>
      <Row when={words().whenShort(0)} what={text.AT_START} skies={props.analysis.start.skies} />
      <For each={props.analysis.steps}>
        {step => (
          <Row
            when={words().whenShort(step.time)}
            what={text.whatSays(step, words())}
            skies={step.after.skies}
          />
        )}
      </For>
    </tbody>
  );
};

const Row = (props: { readonly when: string; readonly what: string; readonly skies: number }) => (
  <tr>
    <td>{props.when}</td>
    <td>{props.what}</td>
    <td>{text.skiesLeft(props.skies)}</td>
    <td>{text.bitsLeft(bitsOf(props.skies))}</td>
  </tr>
);

/** When each thing in the sky could be proven, by player. */
export const Provable = <T extends AnalysisPageTypes>(props: TableProps<T>) => {
  const id = createUniqueId();
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  const things = () => props.analyses[0]?.things ?? [];
  const proven = (time: number | null) => (time === null ? text.NEVER : words().whenShort(time));
  const foundAt = (time: number | null) =>
    time === null ? '' : text.foundAt(words().found, words().whenShort(time));
  const claimedAt = (time: number | null) =>
    time === null ? '' : words().claimedAt(words().whenShort(time));
  return (
    <section>
      <h3 class="label" id={id}>
        {text.thingsTitle(words().space, words().token)}
      </h3>
      <table class="after-table after-proven" aria-labelledby={id}>
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
              <Icon name={props.game.hiddenIcon} class={props.game.hiddenIcon} />
              {capital(words().hidden)}
            </th>
            <For each={props.analyses}>
              {({ provable, found }) => (
                <td>
                  {proven(provable)}
                  <small>{foundAt(found)}</small>
                </td>
              )}
            </For>
          </tr>
          <For each={things()}>
            {({ thing }, index) => (
              <tr>
                <th scope="row">
                  <Icon name={props.game.thingIcon(thing)} class={props.game.thingIcon(thing)} />
                  {words().thing(thing)}
                </th>
                <For each={props.analyses}>
                  {analysis => (
                    <td>
                      {proven(at(analysis.things, index()).provable)}
                      <small>{claimedAt(at(analysis.things, index()).claimed)}</small>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};
