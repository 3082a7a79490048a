import './print.css';
import { createMemo, createResource, createSignal, For, Match, Switch } from 'solid-js';
import { Button, Chip } from '../../ui/parts.tsx';
import { type TableCode, written } from '../code.ts';
import { Screen } from '../frame.tsx';
import { PARTS, type PrintedPart, pagesOf } from './pages.ts';
import { printedFor } from './printed.ts';
import { Sheet } from './sheet.tsx';
import * as text from './text.ts';

/** Table sheet and answer book of a code, as they come out of a printer. [B1] [B2] */
const Print = (props: { readonly code: TableCode }) => {
  const [printed] = createResource(
    () => props.code,
    code => printedFor({ ...code, shown: written(code) }).catch(() => null),
  );
  const [parts, setParts] = createSignal<readonly PrintedPart[]>(PARTS);
  const pages = createMemo(() => {
    const made = printed();
    return made ? pagesOf(made, parts()) : [];
  });
  const toggle = (part: PrintedPart) =>
    setParts(chosen => PARTS.filter(one => chosen.includes(one) !== (one === part)));
  return (
    <Screen
      title={text.TITLE}
      says={text.says(printed()?.book.title ?? '', written(props.code))}
      class="printing"
    >
      <fieldset class="printing-parts">
        <legend>{text.WHAT}</legend>
        <For each={PARTS}>
          {part => (
            <Chip chosen={parts().includes(part)} onPress={() => toggle(part)}>
              <span>
                <b>{text.PART_NAMES[part]}</b>
                <small>{text.PART_SAYS[part]}</small>
              </span>
            </Chip>
          )}
        </For>
      </fieldset>
      <Switch fallback={<p role="status">{text.WORKING}</p>}>
        <Match when={printed() === null}>
          <p role="alert">{text.FAILED}</p>
        </Match>
        <Match when={printed()}>
          <Button
            kind="primary"
            notNow={pages().length === 0 ? text.NOTHING : undefined}
            onPress={() => window.print()}
          >
            {pages().length === 0 ? text.NOTHING : text.print(pages().length)}
          </Button>
          <section class="printing-preview" aria-label={text.PREVIEW}>
            <For each={pages()}>
              {(page, index) => (
                <Sheet
                  page={page}
                  code={printed()?.book.code ?? ''}
                  title={printed()?.book.title ?? ''}
                  number={index() + 1}
                  of={pages().length}
                />
              )}
            </For>
          </section>
        </Match>
      </Switch>
    </Screen>
  );
};

export default Print;
