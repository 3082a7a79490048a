import { type ParentProps, Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { TABLE_ACTS } from './text.ts';
import './box.css';

/** Large buttons for what one does oneself. */
export const BigActs = (props: ParentProps) => <div class="big-acts">{props.children}</div>;

/** A row of smaller ones under them, for what anybody may enter for all. */
export const TableActs = (props: ParentProps) => (
  <fieldset class="table-acts">
    <legend class="sr">{TABLE_ACTS}</legend>
    {props.children}
  </fieldset>
);

export const BigAct = (props: {
  readonly icon: string;
  readonly name: string;
  /** One or two words more. */
  readonly says?: string | undefined;
  readonly cost?: string | undefined;
  readonly notNow?: string | undefined;
  readonly keys?: string;
  readonly point?: string;
  /** Whether something there waits for whoever looks at it. */
  readonly waits?: boolean;
  /** Whether it came by itself, so that it is easily overlooked. */
  readonly pulses?: boolean;
  readonly onPress: () => void;
}) => (
  <Chip
    class={`big-act ${props.waits ? 'waits' : ''} ${props.pulses ? 'pulses' : ''}`}
    icon={props.icon}
    notNow={props.notNow}
    {...(props.keys && { keys: props.keys })}
    {...(props.point && { point: props.point })}
    onPress={props.onPress}
  >
    <span class="big-act-name">
      {props.name}
      <Show when={props.notNow === undefined && props.says}>{says => <small>{says()}</small>}</Show>
    </span>
    <Show when={props.notNow === undefined && props.cost}>{cost => <Cost>{cost()}</Cost>}</Show>
  </Chip>
);
