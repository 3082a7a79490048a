import { createSignal, Show } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { exportKept } from '../export-table.ts';
import { go } from '../route.ts';
import { EXPORT, HOLDS_SECRETS } from '../text/export.ts';
import * as text from './text.ts';

/** A table that cannot be opened. Whatever is left of it can still be taken along. */
export const NoTable = (props: {
  readonly says: string;
  readonly exportId: string | undefined;
  readonly onAgain: () => void;
  /** Of a lesson. */
  readonly onRestart: (() => void) | undefined;
}) => {
  const [says, setSays] = createSignal<string>();
  const save = async (id: string) => setSays(await exportKept(id));
  return (
    <main class="curtain">
      <h1 class="title">{text.CANNOT_OPEN}</h1>
      <p class="dim">{props.says}</p>
      <p role="status">{says()}</p>
      <div class="row wrap">
        <Button onPress={() => go({ page: 'home' })}>{text.HOME}</Button>
        <Button onPress={props.onAgain}>{text.TRY_AGAIN}</Button>
        <Show when={props.onRestart}>
          {restart => (
            <Button icon="rotate" onPress={() => restart()()}>
              {text.RESTART}
            </Button>
          )}
        </Show>
        <Show when={props.exportId}>
          {id => (
            <Button icon="share" onPress={() => void save(id())}>
              {EXPORT}
            </Button>
          )}
        </Show>
      </div>
      <Show when={props.exportId}>
        <p class="dim">{HOLDS_SECRETS}</p>
      </Show>
    </main>
  );
};
