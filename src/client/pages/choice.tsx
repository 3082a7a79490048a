import { createUniqueId, For, type JSX, Show } from 'solid-js';

/** A labelled group of radio buttons that applies at once. */
export const Choice = <Value extends string | number>(props: {
  readonly title: string;
  readonly says?: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly name: (value: Value) => JSX.Element;
  readonly onChoose: (value: Value) => void;
}) => {
  const group = createUniqueId();
  const says = createUniqueId();
  return (
    <fieldset class="choice" aria-describedby={props.says === undefined ? undefined : says}>
      <legend>{props.title}</legend>
      <Show when={props.says}>
        {sentence => (
          <p class="choice-says" id={says}>
            {sentence()}
          </p>
        )}
      </Show>
      <div class="choice-values">
        <For each={props.values}>
          {value => (
            <label class="choice-value">
              <input
                type="radio"
                class="sr"
                name={group}
                checked={props.chosen === value}
                onChange={() => props.onChoose(value)}
              />
              <span>{props.name(value)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
};
