import './share.css';
import { createUniqueId, Show } from 'solid-js';
import { createCopy } from '../../../ui/copy.ts';
import { Button } from '../../../ui/parts.tsx';
import * as text from '../../text/share.ts';
import { worksOnlyHere } from './only-here.ts';
import { Qr } from './qr.tsx';

/** An address to be sent, copied or held before a camera. */
export const Share = (props: {
  readonly address: string;
  /** What the address is called, on the page and to whoever gets it. */
  readonly title: string;
  readonly qr: string;
  readonly primary?: boolean;
  /** For a long address: its code has many squares, and a camera must tell them apart. */
  readonly large?: boolean;
}) => {
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  const { says, copy } = createCopy({ says: text.COPY_YOURSELF, mark: () => field?.select() });
  const send = async () => {
    try {
      await navigator.share({ title: props.title, url: props.address });
    } catch {
      // Whoever closes the sheet has changed their mind.
    }
  };
  return (
    <div class="share" classList={{ large: props.large }}>
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
            onPress={() => void copy(props.address)}
          >
            {text.COPY}
          </Button>
        </div>
        <p class="dim" role="status">
          {says()}
        </p>
        <Show when={worksOnlyHere(props.address)}>
          <p>{text.ONLY_HERE}</p>
        </Show>
      </div>
    </div>
  );
};
