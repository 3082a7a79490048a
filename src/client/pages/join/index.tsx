import { createSignal, createUniqueId } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { findCode } from '../../online/over-http.ts';
import { go, linkTo } from '../../route.ts';
import * as text from '../../text/join.ts';
import { JOIN } from '../../text.ts';
import { createAsking } from '../online/asking.ts';
import { Page } from '../page.tsx';
import './join.css';

const LONGEST_CODE = 40;

const Join = () => {
  const id = createUniqueId();
  const { ask, busy, problem } = createAsking();
  const [code, setCode] = createSignal('');
  const join = async () => {
    if (busy() || code().trim() === '') return;
    const found = await ask(findCode(code()));
    if (found.ok) go({ page: 'online', id: found.value });
  };
  return (
    <Page title={JOIN} says={text.SAYS} class="join-page">
      <form
        class="join"
        onSubmit={event => {
          event.preventDefault();
          void join();
        }}
      >
        <div class="field">
          <label for={id}>{text.CODE}</label>
          <input
            id={id}
            class="data"
            value={code()}
            maxLength={LONGEST_CODE}
            placeholder={text.LIKE}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby={`${id}-wrong`}
            onInput={event => setCode(event.currentTarget.value)}
          />
        </div>
        <Button
          kind="primary"
          busy={busy()}
          notNow={code().trim() === '' ? text.CODE_FIRST : undefined}
          onPress={() => void join()}
        >
          {text.GO}
        </Button>
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {problem()}
        </p>
      </form>
      <p>
        <a class="more-link" href={linkTo({ page: 'lobby' })}>
          {text.TO_LOBBY}
        </a>
      </p>
    </Page>
  );
};

export default Join;
