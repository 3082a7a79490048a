import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { go } from '../../route.ts';
import * as text from '../../text/tables.ts';
import { Part } from '../page.tsx';

/** Takes a table's file that is chosen, or dropped anywhere on the page. */
export const ImportFile = () => {
  const [says, setSays] = createSignal('');
  const [over, setOver] = createSignal(false);
  let left = false;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSays(text.IMPORTING);
    const read = await readIn(file);
    if (left) return;
    if (read.ok) go({ page: 'table', id: read.value });
    else setSays(read.error);
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
    </Part>
  );
};

async function readIn(file: File) {
  try {
    const { localTables } = await import('../../local/index.ts');
    return await localTables.importFile(await file.text());
  } catch {
    return { ok: false, error: text.IMPORT_FAILED } as const;
  }
}
