import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { LONGEST_RAW_NAME } from '../../../core/names.ts';
import { LOOKS } from '../../../core/players.ts';
import { Chip, SeatMark } from '../../../ui/parts.tsx';
import type { Offer } from '../../offers.ts';
import * as text from '../../text/new-table.ts';
import { MoveButton } from './move-button.tsx';
import * as plans from './plan.ts';

interface SeatRowProps {
  readonly plan: plans.Plan;
  readonly index: number;
  readonly offer: Offer;
  readonly onChange: (plan: plans.Plan) => void;
  readonly onMove: (index: number, by: 1 | -1) => void;
}

export const SeatRow = (props: SeatRowProps) => {
  const [choosing, setChoosing] = createSignal(false);
  const id = createUniqueId();
  const seat = () => props.plan[props.index] ?? { name: '', look: LOOKS[0], level: null };
  const shown = () => plans.nameAt(props.plan, props.index);
  const problem = () => plans.problemAt(props.plan, props.index);
  const change = (part: { readonly name?: string; readonly level?: string | null }) =>
    props.onChange(plans.changed(props.plan, props.index, part));
  return (
    <li class="seat-row">
      <fieldset>
        <legend class="sr">{text.seat(props.index)}</legend>
        <button
          type="button"
          class="look"
          aria-label={text.changeLook(seat().look)}
          aria-expanded={choosing()}
          title={text.LOOKS[seat().look]}
          onClick={() => setChoosing(!choosing())}
        >
          <SeatMark look={seat().look} />
        </button>
        <div class="field">
          <label class="sr" for={`${id}-name`}>
            {text.NAME}
          </label>
          <input
            id={`${id}-name`}
            value={seat().name}
            placeholder={shown()}
            maxLength={LONGEST_RAW_NAME}
            autocomplete="off"
            aria-invalid={problem() !== undefined}
            aria-describedby={`${id}-wrong`}
            onInput={event => change({ name: event.currentTarget.value })}
            onChange={event => change({ name: plans.tidy(event.currentTarget.value) })}
          />
        </div>
        <div class="field who">
          <label class="sr" for={`${id}-who`}>
            {text.WHO}
          </label>
          <select
            id={`${id}-who`}
            value={seat().level ?? ''}
            onChange={event => change({ level: event.currentTarget.value || null })}
          >
            <option value="">{text.PERSON}</option>
            <For each={props.offer.levels}>
              {({ level }) => <option value={level}>{text.bot(level)}</option>}
            </For>
          </select>
        </div>
        <div class="seat-moves">
          <MoveButton
            icon="up"
            label={text.up(shown())}
            notNow={props.index === 0 ? text.AT_TOP : undefined}
            onPress={() => props.onMove(props.index, -1)}
          />
          <MoveButton
            icon="down"
            label={text.down(shown())}
            notNow={props.index === props.plan.length - 1 ? text.AT_END : undefined}
            onPress={() => props.onMove(props.index, 1)}
          />
        </div>
        <p class="wrong" id={`${id}-wrong`} aria-live="polite">
          <Show when={problem()}>{code => <>{text.PROBLEMS[code()]}</>}</Show>
        </p>
        <Show when={choosing()}>
          <div class="looks">
            <For each={LOOKS}>
              {look => (
                <Chip
                  act={false}
                  chosen={seat().look === look}
                  onPress={() => {
                    props.onChange(plans.withLook(props.plan, props.index, look));
                    setChoosing(false);
                  }}
                >
                  <SeatMark look={look} />
                  {text.LOOKS[look]}
                </Chip>
              )}
            </For>
          </div>
        </Show>
      </fieldset>
    </li>
  );
};
