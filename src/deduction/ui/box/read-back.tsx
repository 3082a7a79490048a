import { For, Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Dialog } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './read-back.css';

/** What is about to be asked, before anything counts. [C12] */
export const ReadBack = (props: {
  /** Where nothing is asked. */
  readonly title?: string | undefined;
  readonly asked: string;
  /** What nobody else may see of it, each on its own line. */
  readonly secret?: readonly string[] | undefined;
  /** Nothing where it costs nothing. */
  readonly cost: number | null;
  /** Where the pawn will stand, and what comes then. */
  readonly lands: string;
  /** What cannot come back. */
  readonly warning?: string | undefined;
  /** Where there is no answer to show. */
  readonly doIt?: string | undefined;
  readonly busy: boolean;
  readonly onShow: () => void;
  readonly onDrop: () => void;
}) => (
  <Dialog title={props.title ?? text.READ_BACK} class="read-back" onClose={props.onDrop}>
    <p class="read-back-asked">
      {props.asked}
      <Show when={props.cost !== null}>
        <Cost>{props.cost}</Cost>
      </Show>
    </p>
    <Show when={props.secret?.length ? props.secret : undefined}>
      {lines => (
        <section class="read-back-secret paper" aria-label={text.PRIVATE_PART}>
          <span class="private">
            <Icon name="lock" />
            {text.FOR_YOUR_EYES}
          </span>
          <For each={lines()}>{line => <p>{line}</p>}</For>
        </section>
      )}
    </Show>
    <p>{props.lands}</p>
    <Show when={props.warning}>{warning => <p>{warning()}</p>}</Show>
    <p class="dimmer">{props.doIt === undefined ? text.NOTHING_SPENT : text.NOTHING_DONE}</p>
    <div class="read-back-buttons">
      <Button onPress={props.onDrop}>{text.NOT_THIS}</Button>
      <Button kind="primary" busy={props.busy} onPress={props.onShow}>
        {props.doIt ?? text.SHOW_ANSWER}
      </Button>
    </div>
  </Dialog>
);
