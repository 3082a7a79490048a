import { createResource, createSignal, createUniqueId, For, Index, type ParentProps, Show } from 'solid-js';
import { Part } from '../../client/pages/page.tsx';
import { effectOf } from '../../games/uaps/modifiers.ts';
import { EFFECTS, MODIFIERS, type Modifier } from '../../games/uaps/types.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { Button } from '../../ui/parts.tsx';
import { type TableCode, written } from '../code.ts';
import * as text from '../text/set-up.ts';
import { dealtWith } from './dealt.ts';
import { areSame, withModifier } from './laid.ts';
import type { Dealt } from './modifiers-worker.ts';

/**
 * What lies in the quadrants, and others instead, which then travel in the code; then the rest of the page. [C2]
 * The rest waits for it: what comes later would push what has the focus out of sight.
 */
export const Modifiers = (
  props: ParentProps<{
    readonly code: TableCode;
    readonly onChange: (code: TableCode) => void;
  }>,
) => {
  const [dealt] = createResource(() => props.code.code, dealtWith);
  return (
    <>
      <Part title={text.MODIFIERS}>
        <p role="status">
          {props.code.modifiers ? text.modifiersChanged(written(props.code)) : text.MODIFIERS_SAY}
        </p>
        <Show
          when={dealt.state === 'ready' ? dealt() : undefined}
          fallback={<p role="status">{dealt.error ? text.MODIFIERS_FAILED : text.MODIFIERS_COME}</p>}
        >
          {from => <Laid code={props.code} dealt={from()} onChange={props.onChange} />}
        </Show>
      </Part>
      <Show when={dealt.state !== 'pending'}>{props.children}</Show>
    </>
  );
};

const Laid = (props: {
  readonly code: TableCode;
  readonly dealt: Dealt;
  readonly onChange: (code: TableCode) => void;
}) => {
  const [changing, setChanging] = createSignal(false);
  const laid = () => props.code.modifiers ?? props.dealt.modifiers;
  const lay = (modifiers: readonly Modifier[]) => {
    const { code, kind } = props.code;
    props.onChange(areSame(modifiers, props.dealt.modifiers) ? { code, kind } : { code, kind, modifiers });
  };
  return (
    <>
      <p>{text.lunaIn(props.dealt.luna)}</p>
      <ol class="modifiers">
        <Index each={laid()}>
          {(modifier, place) => (
            <li>
              <Quadrant
                number={place + 1}
                kind={props.code.kind}
                modifier={modifier()}
                changing={changing()}
                onLay={next => lay(withModifier(laid(), place, next))}
              />
            </li>
          )}
        </Index>
      </ol>
      <p class="row wrap">
        <Show
          when={changing()}
          fallback={<Button onPress={() => setChanging(true)}>{text.CHANGE_MODIFIERS}</Button>}
        >
          <Button onPress={() => setChanging(false)}>{text.CHANGED}</Button>
        </Show>
        <Show when={props.code.modifiers}>
          <Button kind="quiet" onPress={() => lay(props.dealt.modifiers)}>
            {text.AS_DEALT}
          </Button>
        </Show>
      </p>
    </>
  );
};

const GROUPS: readonly (readonly [title: string, modifiers: readonly Modifier[]])[] = [
  [text.HELPING, EFFECTS.filter(modifier => !effectOf(modifier).challenging)],
  [text.HARD, EFFECTS.filter(modifier => effectOf(modifier).challenging)],
];

const Quadrant = (props: {
  readonly number: number;
  readonly kind: PuzzleKind;
  readonly modifier: Modifier;
  readonly changing: boolean;
  readonly onLay: (modifier: Modifier) => void;
}) => {
  const id = createUniqueId();
  const words = () => text.modifier(props.modifier);
  return (
    <div class="field">
      <Show
        when={props.changing}
        fallback={
          <p>
            <span class="dim">{text.quadrant(props.number, props.kind)}</span> <b>{words().title}</b>
          </p>
        }
      >
        <label for={id}>{text.quadrant(props.number, props.kind)}</label>
        <select
          id={id}
          value={props.modifier}
          onChange={({ currentTarget: { value } }) => {
            const modifier = MODIFIERS.find(one => one === value);
            if (modifier) props.onLay(modifier);
          }}
        >
          <option value="blank">{text.modifier('blank').title}</option>
          <For each={GROUPS}>
            {([title, modifiers]) => (
              <optgroup label={title}>
                <For each={modifiers}>
                  {modifier => <option value={modifier}>{text.modifier(modifier).title}</option>}
                </For>
              </optgroup>
            )}
          </For>
        </select>
      </Show>
      <p class="dim">{words().says}</p>
    </div>
  );
};
