import { Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import type { Verb } from './dock-draft.ts';
import * as text from './dock-text.ts';

export const VERB_ICONS: Readonly<Record<Verb, string>> = {
  survey: 'a-survey',
  target: 'a-target',
  research: 'a-research',
  locate: 'a-locate',
  theory: 'a-theory',
};

/** One kind of act, with its price. */
export const ActButton = (props: {
  readonly verb: Verb;
  readonly chosen: boolean;
  readonly cost: string;
  readonly says?: string | undefined;
  readonly notNow?: string | undefined;
  readonly onPress: () => void;
}) => (
  <Chip
    class="px-act"
    chosen={props.chosen}
    notNow={props.notNow}
    point={props.verb}
    keys={text.verbKey[props.verb]}
    icon={VERB_ICONS[props.verb]}
    onPress={props.onPress}
  >
    <span class="px-act-name">
      {text.verbName[props.verb]}
      <Show when={props.notNow === undefined && props.says}>{says => <small>{says()}</small>}</Show>
    </span>
    <Show when={props.cost !== ''}>
      <Cost>{props.cost}</Cost>
    </Show>
  </Chip>
);
