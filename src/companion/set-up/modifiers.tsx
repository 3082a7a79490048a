import { createResource, createSignal, createUniqueId, For, Index, Show } from 'solid-js';
import { Part } from '../../client/pages/page.tsx';
import { effectOf } from '../../games/uaps/modifiers.ts';
import { EFFECTS, MODIFIERS, type Modifier } from '../../games/uaps/types.ts';
import { Button } from '../../ui/parts.tsx';
import { type TableCode, written } from '../code.ts';
import * as text from '../text/set-up.ts';
import { dealtWith } from './dealt.ts';
import { areSame, withModifier } from './laid.ts';

/** What lies in the quadrants, and others instead, which then travel in the code. [C2] */
export const Modifiers = (props: {
  readonly code: TableCode;
  readonly onChange: (code: TableCode) => void;
}) => {
  const [dealt] = createResource(() => props.code.code, dealtWith);
  const [changing, setChanging] = createSignal(false);
  const found = () => (dealt.state === 'ready' ? dealt() : undefined);
  const lay = (modifiers: readonly Modifier[]) => {
    const { code, kind } = props.code;
    const from = found();
    props.onChange(from && areSame(modifiers, from.modifiers) ? { code, kind } : { code, kind, modifiers });
  };
  return (
    <Part title={text.MODIFIERS}>
      <p role="status">
        {props.code.modifiers ? text.modifiersChanged(written(props.code)) : text.MODIFIERS_SAY}
      </p>
      <Show
        when={found()}
        fallback={<p role="status">{dealt.error ? text.MODIFIERS_FAILED : text.MODIFIERS_COME}</p>}
      >
        {from => {
          const laid = () => props.code.modifiers ?? from().modifiers;
          return (
            <>
              <p>{text.lunaIn(from().luna)}</p>
              <ol class="modifiers">
                <Index each={laid()}>
                  {(modifier, place) => (
                    <li>
                      <Quadrant
                        number={place + 1}
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
                  <Button kind="quiet" onPress={() => lay(from().modifiers)}>
                    {text.AS_DEALT}
                  </Button>
                </Show>
              </p>
            </>
          );
        }}
      </Show>
    </Part>
  );
};

const GROUPS: readonly (readonly [title: string, modifiers: readonly Modifier[]])[] = [
  [text.HELPING, EFFECTS.filter(modifier => !effectOf(modifier).challenging)],
  [text.HARD, EFFECTS.filter(modifier => effectOf(modifier).challenging)],
];

const Quadrant = (props: {
  readonly number: number;
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
            <span class="dim">{text.quadrant(props.number)}</span> <b>{words().title}</b>
          </p>
        }
      >
        <label for={id}>{text.quadrant(props.number)}</label>
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
