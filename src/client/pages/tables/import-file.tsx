import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { fail, type Result } from '../../../core/contract.ts';
import { Banner } from '../../../ui/parts.tsx';
import { readTables } from '../../kept-tables.ts';
import { go, linkTo } from '../../route.ts';
import * as text from '../../text/tables.ts';
import { Part } from '../page.tsx';
import type { Brought } from './bring-table.ts';

/** Takes a table's file that is chosen, or dropped anywhere on the page. */
export const ImportFile = () => {
  const [says, setSays] = createSignal('');
  const [doubted, setDoubted] = createSignal<Brought>();
  const [over, setOver] = createSignal(false);
  let left = false;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSays(text.IMPORTING);
    setDoubted(undefined);
    const read = await readIn(file);
    if (left) return;
    setSays(read.ok ? '' : read.error);
    if (!read.ok) return;
    if (read.value.doubts.length === 0) return go({ page: 'table', id: read.value.id });
    setDoubted(read.value);
    await readTables();
  };
  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') void take(event.dataTransfer.files[0]);
  };
  const draggedOut = (event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  };
  onMount(() => {
    window.addEventListener('dragover', dragged);
    window.addEventListener('drop', dragged);
    window.addEventListener('dragleave', draggedOut);
  });
  onCleanup(() => {
    left = true;
    window.removeEventListener('dragover', dragged);
    window.removeEventListener('drop', dragged);
    window.removeEventListener('dragleave', draggedOut);
  });
  return (
    <Part title={text.IMPORT} says={text.IMPORT_SAYS}>
      <div class="import" classList={{ over: over() }}>
        <label class="btn">
          {text.CHOOSE_FILE}
          <input
            type="file"
            class="sr"
            accept=".json,application/json"
            onChange={event => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <p role="status">
          <Show when={over()} fallback={says()}>
            {text.DROP}
          </Show>
        </p>
      </div>
      <Show when={doubted()}>
        {table => (
          <Banner
            kind="bad"
            icon="close"
            title={text.DOUBTED}
            action={
              <a class="btn" href={linkTo({ page: 'table', id: table().id })}>
                {text.OPEN_ALL_THE_SAME}
              </a>
            }
          >
            {table().doubts.join(' ')}
          </Banner>
        )}
      </Show>
    </Part>
  );
};

async function readIn(file: File): Promise<Result<Brought>> {
  try {
    const { bringTable } = await import('./bring-table.ts');
    return await bringTable(await file.text());
  } catch {
    return fail(text.IMPORT_FAILED);
  }
}
