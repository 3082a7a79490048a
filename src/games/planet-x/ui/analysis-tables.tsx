import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatName } from '../../../ui/parts.tsx';
import type { Analysis } from '../analysis/analyze.ts';
import type { PlanetX } from '../types.ts';
import * as text from './analysis-text.ts';
import { bitsOf } from './analysis-turn.ts';
import { iconOf } from './board-glyph.tsx';
import { whenShort } from './end-text.ts';

interface TableProps extends PartProps<PlanetX> {
  readonly analyses: readonly Analysis[];
}

/** The chart for whoever does not see it. It is long, so that it is drawn when it is opened. */
export const Twin = (props: TableProps) => {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="px-twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.AS_TABLE}</summary>
      <Show when={isOpen()}>
        <table class="px-table" aria-label={text.AS_TABLE}>
          <thead>
            <tr>
              <For each={text.columns}>{column => <th scope="col">{column}</th>}</For>
            </tr>
          </thead>
          <For each={props.analyses}>{analysis => <Rows table={props.table} analysis={analysis} />}</For>
        </table>
      </Show>
    </details>
  );
};

const Rows = (props: PartProps<PlanetX> & { readonly analysis: Analysis }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colspan={text.columns.length}>
        <SeatName
          look={props.table.player(props.analysis.seat).look}
          name={props.table.name(props.analysis.seat)}
        />
      </th>
    </tr>
    <Row table={props.table} time={0} what={text.AT_START} skies={props.analysis.start.skies} />
    <For each={props.analysis.steps}>
      {step => (
        <Row table={props.table} time={step.time} what={text.whatSays(step)} skies={step.after.skies} />
      )}
    </For>
  </tbody>
);

const Row = (
  props: PartProps<PlanetX> & { readonly time: number; readonly what: string; readonly skies: number },
) => (
  <tr>
    <td>{whenShort(props.time, props.table.view.public.mode)}</td>
    <td>{props.what}</td>
    <td>{text.skiesLeft(props.skies)}</td>
    <td>{text.bitsLeft(bitsOf(props.skies))}</td>
  </tr>
);

/** When each thing in the sky could be proven, by player. */
export const Provable = (props: TableProps) => {
  const id = createUniqueId();
  const mode = () => props.table.view.public.mode;
  const things = () => props.analyses[0]?.bodies ?? [];
  return (
    <section>
      <h3 class="label" id={id}>
        {text.THEORIES}
      </h3>
      <table class="px-table px-proven" aria-labelledby={id}>
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
              <Icon name="o-planetx" class="o-planetx" />
              {text.PLANET_X}
            </th>
            <For each={props.analyses}>
              {({ provable, located }) => (
                <td>
                  {text.provenSays(provable, mode())}
                  <small>{text.locatedAt(located, mode())}</small>
                </td>
              )}
            </For>
          </tr>
          <For each={things()}>
            {(thing, index) => (
              <tr>
                <th scope="row">
                  <Icon name={iconOf(thing.body)} class={iconOf(thing.body)} />
                  {text.thingIn(thing)}
                </th>
                <For each={props.analyses}>
                  {({ bodies }) => (
                    <td>
                      {text.provenSays(at(bodies, index()).provable, mode())}
                      <small>{text.submittedAt(at(bodies, index()).submitted, mode())}</small>
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
