import './rules.css';
import { createUniqueId, For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { iconOf } from './board-glyph.tsx';
import * as text from './rules-text.ts';

/** The whole rules, as a page or in a window. */
export const Rules = () => {
  const headings = new Map<string, HTMLElement>();
  const prefix = createUniqueId();
  // Not links: the address belongs to the routes.
  const goTo = (id: string) => {
    const heading = headings.get(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div class="px-rules">
      <div class="px-rules-columns">
        <nav class="px-rules-index" aria-labelledby={`${prefix}-index`}>
          <h2 class="label" id={`${prefix}-index`}>
            {text.INDEX}
          </h2>
          <ol>
            <For each={text.SECTIONS}>
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
        <div class="px-rules-text">
          <For each={text.SECTIONS}>
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
                <For each={blocks}>{block => <Told block={block} />}</For>
              </section>
            )}
          </For>
        </div>
      </div>
    </div>
  );
};

const Told = (props: { readonly block: text.Block }) => {
  const { block } = props;
  switch (block.type) {
    case 'says':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol class="px-rules-steps">
          <For each={block.items}>{item => <li>{item}</li>}</For>
        </ol>
      );
    case 'table':
      return <Table table={block.table} />;
  }
};

const Table = (props: { readonly table: text.Table }) => (
  <table classList={{ numbers: props.table.numbers }}>
    <caption>{props.table.caption}</caption>
    <thead>
      <tr>
        <For each={props.table.heads}>{head => <th scope="col">{head}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={props.table.rows}>
        {({ head, thing, cells }) => (
          <tr>
            <th scope="row">
              <Show when={thing} fallback={head}>
                {content => (
                  <span class={`px-rules-thing ${iconOf(content())}`}>
                    <Icon name={iconOf(content())} />
                    <span>{head}</span>
                  </span>
                )}
              </Show>
            </th>
            <For each={cells}>{cell => <td>{cell}</td>}</For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
