import { createSignal, For } from 'solid-js';
import { CELL } from './plan-places.ts';
import { read } from './plan-view-aria.ts';
import { choiceTowards } from './track-keys.ts';
import type { Choice } from './track-shown.ts';
import * as text from './track-text.ts';

/** Places that can be chosen: one of them is in the order of tabs, arrow keys go to the others. */
export const Choices = (props: {
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** So that what has the focus can be brought into sight. */
  readonly onFocus: (choice: Choice) => void;
}) => {
  const [focused, setFocused] = createSignal<string | null>(null);
  const reachable = () =>
    [focused(), props.chosen].find(key => key !== null && props.choices.some(choice => choice.key === key)) ??
    props.choices[0]?.key;
  let group: SVGGElement | undefined;

  const onKey = (event: KeyboardEvent, choice: Choice) => {
    // With Ctrl it is for the table: it commits what is chosen.
    if (event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      props.onChoose(choice.key);
      return;
    }
    const next = choiceTowards(event.key, choice, props.choices);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    group?.querySelector<SVGElement>(`[data-choice="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <g ref={group} {...read('group', `${text.TO_CHOOSE}. ${text.CHOICE_KEYS}`)}>
      <For each={props.choices}>
        {choice => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button.
          <g
            class="ur-choice"
            classList={{ chosen: props.chosen === choice.key }}
            role="button"
            tabIndex={reachable() === choice.key ? 0 : -1}
            aria-label={choice.label}
            aria-pressed={props.chosen === choice.key}
            data-choice={choice.key}
            on:click={() => props.onChoose(choice.key)}
            on:keydown={event => onKey(event, choice)}
            on:focus={() => {
              setFocused(choice.key);
              props.onFocus(choice);
            }}
          >
            <title>{choice.label}</title>
            <rect
              x={choice.x * CELL + 2}
              y={choice.y * CELL + 2}
              width={choice.size * CELL - 4}
              height={choice.size * CELL - 4}
              rx="3"
            />
          </g>
        )}
      </For>
    </g>
  );
};
