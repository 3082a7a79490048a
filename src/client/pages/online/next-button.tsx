import { Match, Switch } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import * as text from '../../text/online.ts';
import type { NextStep } from './gathering.ts';

/** The one thing that waits for you before the game, or the way back from it. */
export const NextButton = (props: {
  readonly step: NextStep;
  readonly name: string;
  readonly seated: boolean;
  readonly busy: boolean;
  readonly onSit: () => void;
  readonly onReady: (yes: boolean) => void;
  readonly onStart: () => void;
}) => (
  <Switch>
    <Match when={props.step === 'sit'}>
      <Button kind="primary" busy={props.busy} onPress={props.onSit}>
        {text.sitDownAs(props.name)}
      </Button>
    </Match>
    <Match when={props.step === 'ready'}>
      <Button kind="primary" icon="check" busy={props.busy} onPress={() => props.onReady(true)}>
        {text.I_AM_READY}
      </Button>
    </Match>
    <Match when={props.step === 'start'}>
      <Button kind="primary" icon="play" busy={props.busy} onPress={props.onStart}>
        {text.START}
      </Button>
    </Match>
    <Match when={props.seated}>
      <Button busy={props.busy} onPress={() => props.onReady(false)}>
        {text.NOT_READY_AFTER_ALL}
      </Button>
    </Match>
  </Switch>
);
