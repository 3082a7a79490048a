import { createSignal, onCleanup } from 'solid-js';
import * as text from './text.ts';

const SAID_FOR_MS = 4_000;

/** What is to be said where a page may copy nothing, and done beside it. */
interface Refused {
  readonly says: string;
  readonly mark?: () => void;
}

/** Copies a text, and says for a while that it did. */
export function createCopy(refused: Refused): {
  readonly says: () => string;
  readonly copy: (text: string) => Promise<void>;
} {
  const [says, setSays] = createSignal('');
  let fading: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(fading));
  const copy = async (copied: string) => {
    clearTimeout(fading);
    setSays('');
    try {
      await navigator.clipboard.writeText(copied);
      setSays(text.COPIED);
      fading = setTimeout(() => setSays(''), SAID_FOR_MS);
    } catch {
      // Without a secure connection a browser has no clipboard for pages.
      refused.mark?.();
      setSays(refused.says);
    }
  };
  return { says, copy };
}
