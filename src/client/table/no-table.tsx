import { createSignal, Show } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { localTables } from '../local/index.ts';
import { go } from '../route.ts';
import { saveFile } from './save-file.ts';
import * as text from './text.ts';

/** A table that cannot be opened. Whatever is left of it can still be taken along. */
export const NoTable = (props: {
  readonly says: string;
  readonly exportId: string | undefined;
  readonly onAgain: () => void;
}) => {
  const [failed, setFailed] = createSignal<string | null>(null);
  const exportFile = async (id: string) => {
    const file = await localTables.exportFile(id);
    if (file.ok) saveFile(text.fileName(text.TABLE_FILE, id), file.value);
    else setFailed(text.TROUBLE_WORDS[file.error]);
  };
  return (
    <main class="curtain">
      <h1 class="title">{text.CANNOT_OPEN}</h1>
      <p class="dim">{props.says}</p>
      <Show when={failed()}>{says => <p role="alert">{says()}</p>}</Show>
      <div class="row wrap">
        <Button onPress={() => go({ page: 'home' })}>{text.HOME}</Button>
        <Button onPress={props.onAgain}>{text.TRY_AGAIN}</Button>
        <Show when={props.exportId}>
          {id => (
            <Button icon="share" onPress={() => void exportFile(id())}>
              {text.EXPORT}
            </Button>
          )}
        </Show>
      </div>
    </main>
  );
};
