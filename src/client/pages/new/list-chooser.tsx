import { createUniqueId, For, Index, Show } from 'solid-js';
import { type OptionList, type Options, takenAt } from '../../offers.ts';
import * as text from '../../text/new-table.ts';
import { Choice } from '../choice.tsx';

const WAYS = ['dealt', 'chosen'] as const;

/** An option that has a value for each of some places: the deal's, or chosen one by one. */
export const ListChooser = (props: {
  readonly game: string;
  readonly list: OptionList;
  readonly chosen: Options[string] | undefined;
  readonly mode: Options[string] | undefined;
  readonly onChoose: (values: readonly string[] | undefined) => void;
}) => {
  const words = () => text.optionWords(props.game, props.list.option);
  const values = () => (typeof props.chosen === 'object' ? props.chosen : undefined);
  const usual = () => Array.from({ length: props.list.places }, () => props.list.anywhere[0]);
  return (
    <>
      <Choice
        title={words().title}
        values={WAYS}
        chosen={values() ? 'chosen' : 'dealt'}
        name={way => (
          <span class="preset">
            <b>{text.LIST[way].title}</b>
            <small>{text.LIST[way].says}</small>
          </span>
        )}
        onChoose={way => props.onChoose(way === 'chosen' ? usual() : undefined)}
      />
      <Show when={values()}>
        {chosen => (
          <div class="places">
            <Index each={chosen()}>
              {(_, place) => (
                <Place
                  words={words()}
                  list={props.list}
                  chosen={chosen()}
                  place={place}
                  mode={props.mode}
                  onChoose={value => props.onChoose(chosen().with(place, value))}
                />
              )}
            </Index>
            <p class="choice-says">{words().says}</p>
          </div>
        )}
      </Show>
    </>
  );
};

/** What lies in one place. What another place has is named, with where it is, and cannot be chosen. */
const Place = (props: {
  readonly words: ReturnType<typeof text.optionWords>;
  readonly list: OptionList;
  readonly chosen: readonly string[];
  readonly place: number;
  readonly mode: Options[string] | undefined;
  readonly onChoose: (value: string) => void;
}) => {
  const id = createUniqueId();
  const value = () => props.chosen[props.place] ?? props.list.anywhere[0];
  const nameOf = (place: number) => text.placeName(props.list.option, place + 1, props.mode);
  const taken = (one: string) => takenAt(props.chosen, props.place, one, props.list);
  const inCommon = () => {
    const group = props.list.groups.find(({ values }) => values.includes(value()))?.group;
    return group === undefined ? undefined : props.words.groups?.[group]?.says;
  };
  const title = (one: string) => {
    const other = taken(one);
    const named = props.words.values[one]?.title ?? one;
    return other === undefined ? named : text.takenBy(named, nameOf(other));
  };
  return (
    <div class="field">
      <label for={id}>{nameOf(props.place)}</label>
      <select
        id={id}
        aria-describedby={`${id}-says`}
        value={value()}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
      >
        <For each={props.list.anywhere}>{one => <option value={one}>{title(one)}</option>}</For>
        <For each={props.list.groups}>
          {({ group, values }) => (
            <optgroup label={props.words.groups?.[group]?.title ?? group}>
              <For each={values}>
                {one => (
                  <option value={one} disabled={taken(one) !== undefined}>
                    {title(one)}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
      <p class="choice-says" id={`${id}-says`}>
        <Show when={inCommon()}>{says => <b>{says()} </b>}</Show>
        {props.words.values[value()]?.says}
      </p>
    </div>
  );
};
