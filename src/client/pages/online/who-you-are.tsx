import { createUniqueId, For, Show } from 'solid-js';
import { LONGEST_RAW_NAME } from '../../../core/names.ts';
import { LOOKS, type Look } from '../../../core/players.ts';
import type { Chair } from '../../../protocol/tells.ts';
import { Chip, SeatMark } from '../../../ui/parts.tsx';
import { NAME_WORDS } from '../../text/names.ts';
import * as looks from '../../text/new-table.ts';
import * as text from '../../text/online.ts';
import { tidy } from '../new/plan.ts';
import { nameProblem, takenLooks } from './gathering.ts';

/** Name, color and shape, as somebody is about to sit down with. */
export const WhoYouAre = (props: {
  readonly chairs: readonly Chair[];
  readonly name: string;
  /** What somebody is called who writes nothing. */
  readonly usual: string;
  readonly look: Look;
  readonly onName: (name: string) => void;
  readonly onLook: (look: Look) => void;
  readonly onEnter: () => void;
}) => {
  const id = createUniqueId();
  const others = () => takenLooks(props.chairs);
  const problem = () => nameProblem(props.chairs, props.name.trim() || props.usual);
  return (
    <form
      class="who-you-are"
      onSubmit={event => {
        event.preventDefault();
        props.onEnter();
      }}
    >
      <div class="field">
        <label for={id}>{text.YOUR_NAME}</label>
        <input
          id={id}
          value={props.name}
          placeholder={props.usual}
          maxLength={LONGEST_RAW_NAME}
          autocomplete="nickname"
          aria-invalid={problem() !== undefined}
          aria-describedby={`${id}-wrong`}
          onInput={event => props.onName(event.currentTarget.value)}
          onChange={event => props.onName(tidy(event.currentTarget.value))}
        />
        <p class="wrong" id={`${id}-wrong`} aria-live="polite">
          <Show when={problem()}>{why => <>{NAME_WORDS[why()]}</>}</Show>
        </p>
      </div>
      <fieldset class="choice">
        <legend>{text.YOUR_LOOK}</legend>
        <div class="room-looks">
          <For each={LOOKS}>
            {look => (
              <Chip
                act={false}
                label={looks.LOOKS[look]}
                chosen={props.look === look}
                notNow={others().includes(look) ? text.LOOK_TAKEN : undefined}
                onPress={() => props.onLook(look)}
              >
                <SeatMark look={look} />
              </Chip>
            )}
          </For>
        </div>
      </fieldset>
    </form>
  );
};
