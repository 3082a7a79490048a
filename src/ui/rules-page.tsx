import './rules-page.css';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { assert } from '../core/contract.ts';
import { Icon } from './icon.tsx';
import type { Block, Group, Row, Section, Table } from './rules-blocks.ts';
import { ON_THIS_PAGE } from './text.ts';

interface RulesProps<Drawn extends string> {
  readonly sections: readonly Section<Drawn>[];
  /** What only this game has. */
  readonly draw?: (what: Drawn) => JSX.Element;
}

/** The whole rules of a game, as a page or in a window. */
export const RulesPage = <Drawn extends string = never>(props: RulesProps<Drawn>) => {
  const headings = new Map<string, HTMLElement>();
  const prefix = createUniqueId();
  // Not links: the address belongs to the routes.
  const goTo = (id: string) => {
    const heading = headings.get(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div class="rules">
      <div class="rules-columns">
        <nav class="rules-index" aria-labelledby={`${prefix}-index`}>
          <h2 class="label" id={`${prefix}-index`}>
            {ON_THIS_PAGE}
          </h2>
          <ol>
            <For each={props.sections}>
              {({ id, title }) => (
                <li>
                  <button type="button" onClick={() => goTo(id)}>
                    {title}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </nav>
        <div class="rules-text">
          <For each={props.sections}>
            {({ id, title, blocks }) => (
              <section aria-labelledby={`${prefix}-${id}`}>
                <h2
                  class="title"
                  id={`${prefix}-${id}`}
                  tabindex="-1"
                  ref={heading => headings.set(id, heading)}
                >
                  {title}
                </h2>
                <For each={blocks}>{block => told(block, props.draw)}</For>
              </section>
            )}
          </For>
        </div>
      </div>
    </div>
  );
};

function told<Drawn extends string>(block: Block<Drawn>, draw: RulesProps<Drawn>['draw']): JSX.Element {
  switch (block.type) {
    case 'says':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol class="rules-steps">
          <For each={block.items}>{item => <li>{item}</li>}</For>
        </ol>
      );
    case 'table':
      return <RulesTable table={block.table} />;
    case 'drawn':
      assert(draw, `a page that has ${block.what} draws it`);
      return draw(block.what);
  }
}

const RulesTable = (props: { readonly table: Table }) => (
  <table classList={{ numbers: props.table.numbers }}>
    <caption>{props.table.caption}</caption>
    <thead>
      <tr>
        <For each={props.table.heads}>{head => <th scope="col">{head}</th>}</For>
      </tr>
    </thead>
    <For each={props.table.groups}>
      {group => <GroupRows group={group} columns={props.table.heads.length} />}
    </For>
  </table>
);

const GroupRows = (props: { readonly group: Group; readonly columns: number }) => (
  <tbody>
    <Show when={props.group.name}>
      {name => (
        <tr class="rules-group">
          <th scope="rowgroup" colspan={props.columns}>
            {name()}
          </th>
        </tr>
      )}
    </Show>
    <For each={props.group.rows}>
      {(row: Row) => (
        <tr>
          <th scope="row">
            <Show when={row.icon} fallback={row.head}>
              {icon => <Signed icon={icon()} name={row.head} />}
            </Show>
          </th>
          <For each={row.cells}>{cell => <td>{cell}</td>}</For>
        </tr>
      )}
    </For>
  </tbody>
);

/** A name with its sign, in the sign's color. */
export const Signed = (props: { readonly icon: string; readonly name: string }) => (
  <span class={`rules-sign ${props.icon}`}>
    <Icon name={props.icon} />
    <span>{props.name}</span>
  </span>
);
