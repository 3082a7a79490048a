import { type ParentProps, Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import './box.css';

/** Two columns of large buttons. */
export const BigActs = (props: ParentProps) => <div class="big-acts">{props.children}</div>;

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
