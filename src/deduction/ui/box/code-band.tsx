import { createSignal, For, Show } from 'solid-js';
import { createCopy } from '../../../ui/copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Dialog } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './code-band.css';

/** The code of this table, always in sight; large at a tap, so that all can compare. [C3] */
export const CodeBand = (props: { readonly code: string; readonly mode: string }) => {
  const [large, setLarge] = createSignal(false);
  const { says, copy } = createCopy({ says: text.COPY_YOURSELF });
  return (
    <div class="code-band">
      <button type="button" class="code-band-code" title={text.COMPARE} onClick={() => setLarge(true)}>
        <span class="dim code-band-label">{text.CODE}</span>
        <b class="data">{props.code}</b>
        <span class="sr">{text.COMPARE}</span>
      </button>
      <span>{props.mode}</span>
      <span class="dim code-band-offline">
        <Icon name="offline" class="s" />
        {text.NO_NETWORK}
      </span>
      <Show when={large()}>
        <Dialog title={text.COMPARE_TITLE} onClose={() => setLarge(false)}>
          <p class="code-band-large data">
            {/* Where it takes two lines, what extends a code has the second. */}
            <For each={props.code.split(/(?=\+)/)}>{part => <span>{part}</span>}</For>
          </p>
          <p>{text.COMPARE_SAYS}</p>
          <Button icon="share" onPress={() => void copy(props.code)}>
            {text.COPY_CODE}
          </Button>
          <p role="status">{says()}</p>
        </Dialog>
      </Show>
    </div>
  );
};
