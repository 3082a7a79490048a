import { createResource, Show } from 'solid-js';
import { linkTo } from '../../client/route.ts';
import { fail } from '../../core/contract.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { createCopy } from '../../ui/copy.ts';
import { Button } from '../../ui/parts.tsx';
import type { Day } from '../daily.ts';
import * as text from '../text/daily.ts';
import { resultOfTable } from './result.ts';

/** How it went, as words to send. */
export const ShareResult = (props: { readonly day: Day; readonly kind: PuzzleKind; readonly id: string }) => {
  const [result] = createResource(() => read(props.kind, props.id));
  const { says, copy } = createCopy({ says: text.COPY_YOURSELF });
  const words = () => {
    const read = result();
    return read?.ok ? text.resultText(props.kind, props.day, read.value) : undefined;
  };
  const send = async (told: string) => {
    try {
      await navigator.share({ text: told });
    } catch {
      // Whoever closes the sheet has changed their mind.
    }
  };
  return (
    <>
      <Show
        when={words()}
        fallback={<p role="status">{result()?.ok === false ? text.NO_RESULT : text.DONE}</p>}
      >
        {told => (
          <>
            <p class="result">{told()}</p>
            <p class="row wrap">
              <Show when={'share' in navigator}>
                <Button icon="share" onPress={() => void send(told())}>
                  {text.SHARE}
                </Button>
              </Show>
              <Button onPress={() => void copy(told())}>{text.COPY}</Button>
              <span role="status">{says()}</span>
            </p>
          </>
        )}
      </Show>
      <p>
        <a class="more-link" href={linkTo({ page: 'table', id: props.id })}>
          {text.LOOK_BACK}
        </a>
      </p>
    </>
  );
};

async function read(kind: PuzzleKind, id: string) {
  try {
    const { localTables } = await import('../../client/local/index.ts');
    return await resultOfTable(localTables, kind, id);
  } catch {
    return fail(null);
  }
}
