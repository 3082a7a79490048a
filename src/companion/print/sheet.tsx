import { For, Match, Show, Switch } from 'solid-js';
import type { List, Named, PrintedBook, Table, TableSheet } from '../../deduction/printed.ts';
import type { PrintedPage } from './pages.ts';
import * as text from './text.ts';

/** One sheet of paper, with its code and its number. */
export const Sheet = (props: {
  readonly page: PrintedPage;
  readonly code: string;
  readonly title: string;
  readonly number: number;
  readonly of: number;
}) => {
  const on = <Kind extends PrintedPage['kind']>(kind: Kind) =>
    props.page.kind === kind ? (props.page as PrintedPage & { readonly kind: Kind }) : undefined;
  return (
    <article class="leaf" aria-label={text.page(props.number, props.of)}>
      <header class="leaf-head">
        <b class="leaf-code">{props.code}</b>
        <span>
          {props.title} · {props.page.kind === 'sheet' ? text.SHEET : text.BOOK}
        </span>
        <span>{text.page(props.number, props.of)}</span>
      </header>
      <Switch>
        <Match when={on('sheet')}>{page => <ForTheTable sheet={page().sheet} />}</Match>
        <Match when={on('cover')}>{page => <Cover book={page().book} />}</Match>
        <Match when={on('tables')}>
          {page => <For each={page().tables}>{table => <IndexTable table={table} />}</For>}
        </Match>
        <Match when={on('check')}>{page => <Check book={page().book} />}</Match>
        <Match when={on('list')}>{page => <Entries list={page().list} />}</Match>
      </Switch>
    </article>
  );
};

const ForTheTable = (props: { readonly sheet: TableSheet }) => (
  <div class="leaf-words">
    <p class="leaf-big">{props.sheet.code}</p>
    <For each={props.sheet.parts}>
      {part => (
        <section>
          <h3>{part.title}</h3>
          <For each={part.lines}>{line => <p>{line}</p>}</For>
        </section>
      )}
    </For>
    <div class="leaf-halves">
      <section>
        <h3>{text.NOTES}</h3>
        <Pairs of={props.sheet.notation} class="leaf-notes" />
      </section>
      <section>
        <h3>{text.COSTS}</h3>
        <Pairs of={props.sheet.costs} />
      </section>
    </div>
  </div>
);

const Pairs = (props: { readonly of: readonly Named[]; readonly class?: string }) => (
  <dl class={`leaf-pairs ${props.class ?? ''}`}>
    <For each={props.of}>
      {({ name, says }) => (
        <div>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      )}
    </For>
  </dl>
);

const Cover = (props: { readonly book: PrintedBook }) => (
  <div class="leaf-words">
    <p class="leaf-big">{props.book.code}</p>
    <section>
      <h3>{text.SET_UP}</h3>
      <Pairs of={props.book.setUp} />
    </section>
    <section>
      <h3>{text.HOW}</h3>
      <ol>
        <For each={text.HOW_STEPS}>{step => <li>{step}</li>}</For>
      </ol>
      <p>{text.HOW_NOTE}</p>
    </section>
  </div>
);

/** Letters of what needs more room than a number: a name of a row, or what stands above all of them. */
const LONG = { name: 8, corner: 11 } as const;

const isWide = ({ corner, rows }: Table): boolean =>
  corner.length > LONG.corner || rows.some(({ name }) => name.length > LONG.name);

const IndexTable = (props: { readonly table: Table }) => (
  <table class="leaf-table" classList={{ wide: isWide(props.table) }}>
    <Show when={props.table.title !== ''}>
      <caption>{props.table.title}</caption>
    </Show>
    <thead>
      <tr>
        <th scope="col">{props.table.corner}</th>
        <For each={props.table.columns}>{column => <th scope="col">{column}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={props.table.rows}>
        {row => (
          <tr>
            <th scope="row">{row.name}</th>
            <For each={row.cells}>{cell => <td>{cell}</td>}</For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Check = (props: { readonly book: PrintedBook }) => (
  <div class="leaf-words">
    <h3>{props.book.check.title}</h3>
    <For each={props.book.check.steps}>{step => <p>{step}</p>}</For>
    <div class="leaf-check">
      <For each={props.book.check.parts}>{part => <IndexTable table={part} />}</For>
    </div>
    <h3>{text.SUMS}</h3>
    <ul class="leaf-sums">
      <For each={props.book.check.sums}>{sum => <li>{sum}</li>}</For>
    </ul>
  </div>
);

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

const Entries = (props: { readonly list: List }) => (
  <>
    <h3>{props.list.title}</h3>
    <Show when={props.list.form === 'tens'} fallback={<Lines list={props.list} />}>
      <table class="leaf-tens">
        <thead>
          <tr>
            <td />
            <For each={DIGITS}>{digit => <th scope="col">{digit}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={rowsOf(props.list)}>
            {row => (
              <tr>
                <th scope="row">{row.tens}</th>
                <For each={row.entries}>{entry => <td>{entry}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  </>
);

const rowsOf = ({ first, entries }: List) =>
  Array.from({ length: Math.ceil(entries.length / DIGITS.length) }, (_, row) => ({
    tens: first / DIGITS.length + row,
    entries: entries.slice(row * DIGITS.length, (row + 1) * DIGITS.length),
  }));

const Lines = (props: { readonly list: List }) => (
  <ul class="leaf-lines">
    <For each={props.list.entries}>
      {(entry, index) => (
        <li>
          <b>{props.list.first + index()}</b> {entry}
        </li>
      )}
    </For>
  </ul>
);
