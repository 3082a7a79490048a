import { createCopy } from '../../ui/copy.ts';
import { Button } from '../../ui/parts.tsx';
import * as text from './end-text.ts';

/** The code of the puzzle, to be played again or given away. */
export const Code = (props: { readonly code: string; readonly says: string }) => {
  const { says, copy } = createCopy({ says: text.COPY_YOURSELF });
  return (
    <section class="end-code">
      <h3 class="label">{text.CODE}</h3>
      <p class="end-code-row">
        <span class="data end-code-itself">{props.code}</span>
        <Button onPress={() => void copy(props.code)}>{text.COPY}</Button>
        <span class="dim" role="status">
          {says()}
        </span>
      </p>
      <p class="dimmer">{props.says}</p>
    </section>
  );
};
