import './share.css';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import * as text from '../../text/share.ts';
import { Qr } from './qr.tsx';

/** An address to be sent, copied or held before a camera. */
export const Share = (props: {
  readonly address: string;
  /** What the address is called, on the page and to whoever gets it. */
  readonly title: string;
  readonly qr: string;
  readonly primary?: boolean;
}) => {
  const id = createUniqueId();
  const [says, setSays] = createSignal('');
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.address);
      setSays(text.COPIED);
    } catch {
      // Without a secure connection a browser has no clipboard for pages.
      field?.select();
      setSays(text.COPY_YOURSELF);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title: props.title, url: props.address });
    } catch {
      // Whoever closes the sheet has changed their mind.
    }
  };
  return (
    <div class="share">
      <Qr address={props.address} label={props.qr} />
      <div class="share-ways">
        <label class="sr" for={id}>
          {props.title}
        </label>
        <input
          id={id}
          ref={field}
          class="data"
          readonly
          value={props.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="row wrap">
          <Show when={'share' in navigator}>
            <Button icon="share" kind={props.primary ? 'primary' : undefined} onPress={() => void send()}>
              {text.SEND}
            </Button>
          </Show>
          <Button
            kind={props.primary && !('share' in navigator) ? 'primary' : undefined}
            onPress={() => void copy()}
          >
            {text.COPY}
          </Button>
        </div>
        <p class="dim" role="status">
          {says()}
        </p>
      </div>
    </div>
  );
};
