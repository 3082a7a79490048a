import { createSignal, type JSX, type ParentProps, Show } from 'solid-js';
import './composer.css';
import { Icon } from './icon.tsx';
import { Button, Chip, Confirm } from './parts.tsx';
import * as text from './text.ts';

/** What is spent: time. */
export const Cost = (props: { readonly children: JSX.Element }) => (
  <span class="cost">
    <Icon name="clock" class="s" />
    <span class="data">{props.children}</span>
    <span class="sr">{text.TIME}</span>
  </span>
);

/** A number, or two, with a step to both sides. */
export const Stepper = (props: {
  readonly label: string;
  readonly value: string;
  readonly less: string;
  readonly more: string;
  /** Why there is no less, or no more. */
  readonly notLess?: string | undefined;
  readonly notMore?: string | undefined;
  readonly onStep: (by: 1 | -1) => void;
}) => (
  <fieldset class="stepper" data-point="range">
    <legend class="sr">{props.label}</legend>
    <Chip
      act={false}
      icon="minus"
      label={props.less}
      notNow={props.notLess}
      onPress={() => props.onStep(-1)}
    />
    <output class="data">{props.value}</output>
    <Chip act={false} icon="plus" label={props.more} notNow={props.notMore} onPress={() => props.onStep(1)} />
  </fieldset>
);

/** Why not yet, or where it leads; and the one button that does it. */
export const Commit = (
  props: ParentProps<{
    /** Why not yet, where nothing else is said. */
    readonly says?: string;
    /** Where it leads is heard as soon as it changes. */
    readonly live?: boolean;
    readonly act: string;
    /** Where there is little room. */
    readonly short?: string;
    readonly cost?: number | null;
    readonly notNow: string | undefined;
    readonly busy: boolean;
    /** What cannot come back, where one is asked once more. */
    readonly warning?: string | undefined;
    readonly onCommit: () => void;
  }>,
) => {
  const [asks, setAsks] = createSignal(false);
  const hasCost = () => (typeof props.cost === 'number' ? { cost: props.cost } : undefined);
  return (
    <div class="commit">
      <p class="commit-says" role={props.live ? 'status' : undefined}>
        {props.says ?? props.notNow}
      </p>
      {props.children}
      <Button
        kind="primary"
        notNow={props.notNow}
        busy={props.busy}
        point="commit"
        onPress={() => (props.warning === undefined ? props.onCommit() : setAsks(true))}
      >
        <span class="wide-only">{props.act}</span>
        <span class="narrow-only">{props.short ?? props.act}</span>
        <Show when={hasCost()}>{has => <Cost>{has().cost}</Cost>}</Show>
      </Button>
      <Show when={asks()}>
        <Confirm
          title={props.act}
          says={props.warning ?? ''}
          doIt={text.DO_IT}
          keep={text.THINK_AGAIN}
          onConfirm={props.onCommit}
          onClose={() => setAsks(false)}
        />
      </Show>
    </div>
  );
};
