import { createUniqueId, For, Index, Show } from 'solid-js';
import { type OptionList, type Options, withPlace } from '../../offers.ts';
import * as text from '../../text/new-table.ts';
import { Choice } from '../choice.tsx';

const WAYS = ['dealt', 'chosen'] as const;

/** An option that has a value for each of some places: the deal's, or chosen one by one. */
export const ListChooser = (props: {
  readonly game: string;
  readonly list: OptionList;
  readonly chosen: Options[string] | undefined;
  readonly onChoose: (values: readonly string[] | undefined) => void;
}) => {
  const words = () => text.optionWords(props.game, props.list.option);
  const values = () => (typeof props.chosen === 'object' ? props.chosen : undefined);
  const blank = () => Array.from({ length: props.list.places }, () => props.list.values[0]);
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
        onChoose={way => props.onChoose(way === 'chosen' ? blank() : undefined)}
      />
      <Show when={values()}>
        {chosen => (
          <div class="places">
            <Index each={chosen()}>
              {(value, place) => (
                <Place
                  title={text.placeName(props.list.option, place + 1)}
                  values={props.list.values}
                  chosen={value()}
                  words={words().values}
                  onChoose={next => props.onChoose(withPlace(chosen(), place, next, props.list))}
                />
              )}
            </Index>
          </div>
        )}
      </Show>
    </>
  );
};

const Place = (props: {
  readonly title: string;
  readonly values: readonly string[];
  readonly chosen: string;
  readonly words: ReturnType<typeof text.optionWords>['values'];
  readonly onChoose: (value: string) => void;
}) => {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.title}</label>
      <select
        id={id}
        aria-describedby={`${id}-says`}
        value={props.chosen}
        onChange={({ currentTarget: { value } }) => props.onChoose(value)}
      >
        <For each={props.values}>
          {value => <option value={value}>{props.words[value]?.title ?? value}</option>}
        </For>
      </select>
      <p class="choice-says" id={`${id}-says`}>
        {props.words[props.chosen]?.says}
      </p>
    </div>
  );
};
