import { createCopy } from '../ui/copy.ts';
import { Button } from '../ui/parts.tsx';
import { COPY_CODE, COPY_YOURSELF } from './text/code.ts';

export const CopyCode = (props: { readonly code: string }) => {
  const { says, copy } = createCopy({ says: COPY_YOURSELF });
  return (
    <p class="copy-code">
      <Button onPress={() => void copy(props.code)}>{COPY_CODE}</Button>
      <span role="status">{says()}</span>
    </p>
  );
};
