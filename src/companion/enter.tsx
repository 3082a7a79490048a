import { createMemo, createSignal, createUniqueId } from 'solid-js';
import { go } from '../client/route.ts';
import { Button } from '../ui/parts.tsx';
import { BigCode } from './big-code.tsx';
import { grouped, readTyped } from './code.ts';
import { Screen } from './frame.tsx';
import * as text from './text/code.ts';

/** A code as it is typed, checked with every character. [C3] */
const Enter = (props: { readonly typed?: string }) => {
  const [typed, setTyped] = createSignal(props.typed ?? '');
  const read = createMemo(() => readTyped(typed()));
  const id = createUniqueId();
  const says = () => {
    const code = read();
    return code.ok ? text.reads(code.value.kind) : text.slip(code.error);
  };
  const isSlip = () => {
    const code = read();
    return !code.ok && code.error.type !== 'nothing' && code.error.type !== 'short';
  };
  const open = () => {
    const code = read();
    if (code.ok) go({ page: 'companion', at: 'new', what: grouped(typed()) });
  };
  return (
    <Screen title={text.TYPE} says={text.TYPE_SAYS}>
      <form
        class="enter"
        onSubmit={event => {
          event.preventDefault();
          open();
        }}
      >
        <div class="field">
          <label for={id}>{text.FIELD}</label>
          <input
            id={id}
            class="data"
            value={typed()}
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck={false}
            enterkeyhint="go"
            aria-invalid={isSlip()}
            aria-describedby={`${id}-says`}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </div>
        <BigCode code={grouped(typed())} />
        <p class="enter-says" classList={{ wrong: isSlip() }} id={`${id}-says`} role="status">
          {says()}
        </p>
        <Button kind="primary" notNow={read().ok ? undefined : says()} onPress={open}>
          {text.OPEN}
        </Button>
      </form>
    </Screen>
  );
};

export default Enter;
