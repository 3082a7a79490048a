import { createUniqueId, type JSX, onCleanup, onMount, type ParentProps, Show } from 'solid-js';
import type { Look, Player } from '../core/players.ts';
import { Icon } from './icon.tsx';
import * as text from './text.ts';

/** Color, shape and name. */
export const SeatName = (props: {
  readonly look: Look;
  readonly name: string;
  readonly bot?: boolean;
  /** Plays without this device. */
  readonly away?: boolean;
}) => (
  <span class={`seat s${props.look}`}>
    <Icon name={`seat-${props.look}`} />
    <span class="nm">{props.name}</span>
    <Show when={props.bot}>
      <Icon name="bot" class="is-bot" />
      <span class="sr">{text.BOT}</span>
    </Show>
    <Show when={props.away}>
      <span class="is-away">{text.OTHER_DEVICE}</span>
    </Show>
  </span>
);

export const SeatMark = (props: { readonly look: Look }) => (
  <Icon name={`seat-${props.look}`} class={`s${props.look}`} />
);

export const isBot = ({ by }: Player): boolean => by === 'bot' || by === 'script';

export const isAway = ({ by }: Player): boolean => by === 'away';

interface PressProps extends ParentProps {
  readonly icon?: string;
  readonly onPress: () => void;
  /** Why not now: it stays readable and can be focused, but does nothing. */
  readonly notNow?: string | undefined;
  readonly label?: string;
  /** Counts for the keys 1-9, in the order of the page. */
  readonly act?: boolean;
  readonly point?: string;
  /** The letter that presses it. */
  readonly keys?: string;
}

/** One of a few choices. Choosing never commits. */
export const Chip = (props: PressProps & { readonly chosen?: boolean; readonly class?: string }) => {
  const why = createUniqueId();
  return (
    <button
      type="button"
      class={`chip ${props.class ?? ''}`}
      aria-pressed={props.chosen}
      aria-disabled={props.notNow !== undefined || undefined}
      aria-describedby={props.notNow === undefined ? undefined : why}
      aria-label={props.label}
      title={props.notNow}
      data-act={props.act === false ? undefined : ''}
      data-point={props.point}
      aria-keyshortcuts={props.keys}
      onClick={() => {
        if (props.notNow === undefined) props.onPress();
      }}
    >
      <Show when={props.icon}>{icon => <Icon name={icon()} />}</Show>
      {props.children}
      <Show when={props.notNow}>
        {reason => (
          <small class="why" id={why}>
            {reason()}
          </small>
        )}
      </Show>
    </button>
  );
};

/** A plain, a quiet or the one primary button, which repeats the whole act. */
export const Button = (
  props: PressProps & {
    readonly kind?: 'primary' | 'quiet' | undefined;
    readonly class?: string;
    readonly busy?: boolean;
  },
) => (
  <button
    type="button"
    class={`btn ${props.kind ?? ''} ${props.class ?? ''}`}
    aria-disabled={props.notNow !== undefined || props.busy || undefined}
    aria-label={props.label}
    title={props.notNow}
    data-primary={props.kind === 'primary' ? '' : undefined}
    data-act={props.act ? '' : undefined}
    data-point={props.point}
    aria-keyshortcuts={props.keys}
    onClick={() => {
      if (props.notNow === undefined && !props.busy) props.onPress();
    }}
  >
    <Show when={props.icon}>{icon => <Icon name={icon()} />}</Show>
    {props.children}
  </button>
);

/** A bare button of a bar: an icon, with words or with a label. */
export const Tool = (
  props: ParentProps<{
    readonly icon: string;
    readonly label?: string;
    readonly onPress: () => void;
    readonly expanded?: boolean;
    readonly class?: string;
    readonly keys?: string;
  }>,
) => (
  <button
    type="button"
    class={`tool ${props.class ?? ''}`}
    aria-label={props.label}
    aria-expanded={props.expanded}
    aria-keyshortcuts={props.keys}
    title={props.label}
    onClick={() => props.onPress()}
  >
    <Icon name={props.icon} />
    {props.children}
  </button>
);

/** Something all should know, without being in the way. */
export const Banner = (
  props: ParentProps<{
    readonly icon: string;
    readonly title: string;
    readonly kind?: 'calm' | 'bad';
    readonly action?: JSX.Element;
  }>,
) => (
  <div class={`banner ${props.kind ?? 'calm'}`} role={props.kind === 'bad' ? 'alert' : 'status'}>
    <Icon name={props.icon} class="m" />
    <p>
      <b>{props.title}</b> {props.children}
    </p>
    {props.action}
  </div>
);

/** A window over the page; Escape and a press beside it close it. The platform keeps the focus inside. */
export const Dialog = (
  props: ParentProps<{ readonly title: string; readonly onClose: () => void; readonly class?: string }>,
) => {
  let dialog: HTMLDialogElement | undefined;
  const id = createUniqueId();
  onMount(() => dialog?.showModal());
  // Only a dialog that is closed gives the focus back to where it was.
  onCleanup(() => dialog?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the platform.
    <dialog
      ref={dialog}
      class={`dialog ${props.class ?? ''}`}
      aria-labelledby={id}
      onClose={() => props.onClose()}
      onClick={event => {
        if (event.target === dialog) dialog?.close();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 class="title" id={id}>
            {props.title}
          </h2>
          <Tool icon="close" label={text.CLOSE} onPress={() => dialog?.close()} />
        </div>
        {props.children}
      </div>
    </dialog>
  );
};

/** Only for what cannot come back. The focus starts on the safe choice. */
export const Confirm = (props: {
  readonly title: string;
  readonly says: string;
  readonly doIt: string;
  readonly keep: string;
  /** A third way, which leaves the question open. */
  readonly also?: { readonly title: string; readonly onPress: () => void };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => {
  // The platform asks for it when the dialog opens; whatever is focused before that loses it.
  const startHere = (button: HTMLButtonElement) => {
    button.autofocus = true;
  };
  return (
    <Dialog title={props.title} onClose={props.onClose} class="confirm">
      <p>{props.says}</p>
      <div class="row end">
        <button type="button" class="btn quiet" ref={startHere} onClick={() => props.onClose()}>
          {props.keep}
        </button>
        <Show when={props.also}>
          {also => <Button onPress={() => also().onPress()}>{also().title}</Button>}
        </Show>
        <Button
          kind="primary"
          onPress={() => {
            props.onConfirm();
            props.onClose();
          }}
        >
          {props.doIt}
        </Button>
      </div>
    </Dialog>
  );
};

/** Something others hold and nobody else may see. */
export const Sealed = (props: ParentProps) => (
  <span class="sealed">
    <Icon name="lock" />
    {props.children}
  </span>
);
