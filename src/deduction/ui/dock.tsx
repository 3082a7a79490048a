import { createSignal, For, type ParentProps, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../core/contract.ts';
import { Commit } from '../../ui/composer.tsx';
import type { PartProps } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Chip } from '../../ui/parts.tsx';
import { othersChoosing } from './dock.ts';
import * as text from './dock-text.ts';
import './dock.css';

/** Whom the table waits for, and what there is to see meanwhile. */
export const Waiting = <T extends GameTypes>(props: ParentProps<PartProps<T>>) => {
  const { here } = props.table.facts;
  const meanwhile = () => {
    if (props.table.seat !== null) return here.length > 1 ? text.NOTE_FIRST : text.NOTES_STAY;
    return props.table.actors.length === 0 ? text.YOU_WATCH : '';
  };
  const waits = () => {
    const others = props.table.toAct.filter(seat => seat !== props.table.seat);
    const [next] = others;
    const isHandedOn = props.table.seat !== null && others.length === 1;
    if (isHandedOn && next !== undefined && here.includes(next)) return text.isNext(props.table.name(next));
    return text.waitingFor(others.map(seat => props.table.name(seat)));
  };
  return (
    <>
      <p class="turnline">
        <strong>{waits()}</strong>
        <span class="dim">{meanwhile()}</span>
      </p>
      {props.children}
    </>
  );
};

/** How much one knows at the start; all choose at once. */
export const Know = <T extends GameTypes, Level extends string>(
  props: PartProps<T> & {
    readonly actor: Seat;
    readonly levels: readonly Level[];
    readonly before: Level | null;
    readonly name: (level: Level) => string;
    readonly facts: (level: Level) => string;
    readonly onChoose: (level: Level) => void;
  },
) => {
  const [level, setLevel] = createSignal<Level | null>(props.before);
  const toDo = () => (props.before === null ? text.KNOW_TO_DO : text.startsAs(props.name(props.before)));
  const problem = () => {
    const now = level();
    if (now === null) return text.CHOOSE_LEVEL;
    return now === props.before ? text.CHANGE : undefined;
  };
  const act = () => {
    const now = level();
    return now === null ? text.START : text.startAs(props.name(now), props.facts(now));
  };
  const commit = () => {
    const now = level();
    if (now !== null) props.onChoose(now);
  };
  return (
    <>
      <p class="turnline" classList={{ mine: props.before === null }}>
        <strong>{toDo()}</strong>
        <span class="dim">
          {props.before === null ? text.KNOW_SAYS : othersChoosing(props.table, props.actor)}
        </span>
      </p>
      <div class="dock-levels" data-point="levels">
        <For each={props.levels}>
          {one => (
            <Chip chosen={level() === one} onPress={() => setLevel(() => one)}>
              <span class="dock-thing">
                <b>{props.name(one)}</b>
                <small>{props.facts(one)}</small>
              </span>
            </Chip>
          )}
        </For>
      </div>
      <Commit act={act()} notNow={problem()} busy={props.table.busy} onCommit={commit} />
    </>
  );
};

/** Things to choose from, each by glyph and name. */
export const ThingChips = <Thing extends string>(props: {
  readonly legend: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly things: readonly Thing[];
  readonly isChosen: (thing: Thing) => boolean;
  readonly icon: (thing: Thing) => string;
  readonly name: (thing: Thing) => string;
  readonly says?: (thing: Thing) => string;
  readonly notNow?: (thing: Thing) => string | undefined;
  readonly onChoose: (thing: Thing) => void;
}) => (
  <fieldset class="dock-things" aria-label={props.legend}>
    <legend>
      <span class="wide-only">{props.legend}</span>
      <span class="narrow-only data">{props.short}</span>
    </legend>
    <For each={props.things}>
      {thing => (
        <Chip
          chosen={props.isChosen(thing)}
          notNow={props.notNow?.(thing)}
          onPress={() => props.onChoose(thing)}
        >
          <Icon name={props.icon(thing)} class={props.icon(thing)} />
          <span class="dock-thing">
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
