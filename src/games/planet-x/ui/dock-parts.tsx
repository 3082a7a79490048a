import { createSignal, For, type JSX, type ParentProps, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip, Confirm } from '../../../ui/parts.tsx';
import type { Content } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import type { Verb } from './dock-draft.ts';
import * as text from './dock-text.ts';

/** What is spent: time. */
export const Cost = (props: { readonly children: JSX.Element }) => (
  <span class="px-cost">
    <Icon name="clock" class="s" />
    <span class="data">{props.children}</span>
    <span class="sr">{text.TIME}</span>
  </span>
);

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
      <span class="px-long">{props.legend}</span>
      <span class="px-short data">{props.short}</span>
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

/** A number, or two, with a step to both sides. */
export const Stepper = (props: {
  readonly label: string;
  readonly value: string;
  readonly less: string;
  readonly more: string;
  readonly onStep: (by: 1 | -1) => void;
}) => (
  <fieldset class="px-stepper" data-point="range">
    <legend class="sr">{props.label}</legend>
    <Chip act={false} icon="minus" label={props.less} onPress={() => props.onStep(-1)} />
    <output class="data">{props.value}</output>
    <Chip act={false} icon="plus" label={props.more} onPress={() => props.onStep(1)} />
  </fieldset>
);

/** Why not yet, or where it leads; and the one button that does it. */
export const Commit = (
  props: ParentProps<{
    readonly says: string;
    readonly act: string;
    readonly short: string;
    readonly cost: number | null;
    readonly notNow: string | undefined;
    readonly busy: boolean;
    /** What cannot come back, where one is asked once more. */
    readonly warning?: string | undefined;
    readonly onCommit: () => void;
  }>,
) => {
  const [asks, setAsks] = createSignal(false);
  return (
    <div class="px-commit">
      <p class="px-says">{props.says}</p>
      {props.children}
      <Button
        kind="primary"
        notNow={props.notNow}
        busy={props.busy}
        point="commit"
        onPress={() => (props.warning === undefined ? props.onCommit() : setAsks(true))}
      >
        <span class="px-long">{props.act}</span>
        <span class="px-short">{props.short}</span>
        <Show when={props.cost}>{cost => <Cost>{cost()}</Cost>}</Show>
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
