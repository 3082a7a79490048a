import { createSignal, onCleanup } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import * as text from './end-text.ts';

const SAID_FOR_MS = 4_000;

/** The code of the puzzle, to be played again or given away. */
export const Code = (props: { readonly code: string }) => {
  const [says, setSays] = createSignal('');
  let fading: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(fading));
  const copy = async () => {
    clearTimeout(fading);
    setSays('');
    try {
      await navigator.clipboard.writeText(props.code);
      setSays(text.COPIED);
      fading = setTimeout(() => setSays(''), SAID_FOR_MS);
    } catch {
      // Without a secure connection a browser has no clipboard for pages.
      setSays(text.COPY_YOURSELF);
    }
  };
  return (
    <section class="px-end-code">
      <h3 class="label">{text.CODE}</h3>
      <p class="px-end-code-row">
        <span class="data px-end-code-itself">{props.code}</span>
        <Button onPress={() => void copy()}>{text.COPY}</Button>
        <span class="dim" role="status">
          {says()}
        </span>
      </p>
      <p class="dimmer">{text.CODE_SAYS}</p>
    </section>
  );
};
