import { For, Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Chip } from '../../../ui/parts.tsx';
import type { Content } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import type { Verb } from './dock-draft.ts';
import * as text from './dock-text.ts';

const VERB_ICONS: Readonly<Record<Verb, string>> = {
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

/** Things to choose from, each by glyph and name. */
export const ThingChips = <Thing extends Content>(props: {
  readonly legend: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly things: readonly Thing[];
  readonly chosen: Thing | null;
  readonly name: (thing: Thing) => string;
  readonly says?: (thing: Thing) => string;
  readonly notNow?: (thing: Thing) => string | undefined;
  readonly onChoose: (thing: Thing) => void;
}) => (
  <fieldset class="px-things" aria-label={props.legend}>
    <legend>
      <span class="wide-only">{props.legend}</span>
      <span class="narrow-only data">{props.short}</span>
    </legend>
    <For each={props.things}>
      {thing => (
        <Chip
          chosen={props.chosen === thing}
          notNow={props.notNow?.(thing)}
          onPress={() => props.onChoose(thing)}
        >
          <Icon name={iconOf(thing)} class={iconOf(thing)} />
          <span class="px-thing-name">
            {props.name(thing)}
            <Show when={props.notNow?.(thing) === undefined && props.says?.(thing)}>
              {says => <small>{says()}</small>}
            </Show>
          </span>
        </Chip>
      )}
    </For>
  </fieldset>
);
