import { createSignal, createUniqueId, For, Index, Show } from 'solid-js';
import { Choice } from '../../client/pages/choice.tsx';
import * as seats from '../../client/pages/new/plan.ts';
import * as words from '../../client/text/new-table.ts';
import { seatCounts } from '../../core/contract.ts';
import { LOOKS } from '../../core/players.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { Chip, SeatMark } from '../../ui/parts.tsx';
import { gameOf } from '../code.ts';
import * as text from '../text/set-up.ts';
import * as boxes from './plan.ts';

interface PeopleProps {
  readonly plan: boxes.BoxPlan;
  readonly onChange: (plan: boxes.BoxPlan) => void;
}

/** [C4] */
export const People = (props: PeopleProps & { readonly kind: PuzzleKind }) => (
  <>
    <Choice
      title={text.COUNT}
      values={seatCounts(boxes.seatRange(props.kind))}
      chosen={props.plan.seats.length}
      name={count => count}
      onChoose={count => props.onChange(boxes.withCount(props.plan, count, props.kind))}
    />
    <p>{text.ORDER[gameOf(props.kind)]}</p>
    <ol class="people">
      <Index each={props.plan.seats}>
        {(_, seat) => <Person plan={props.plan} seat={seat} onChange={props.onChange} />}
      </Index>
    </ol>
  </>
);

const Person = (props: PeopleProps & { readonly seat: number }) => {
  const [choosing, setChoosing] = createSignal(false);
  const id = createUniqueId();
  const own = () => props.plan.seats[props.seat] ?? { name: '', look: LOOKS[0] };
  const shown = () => seats.nameAt(props.plan.seats, props.seat);
  const problem = () => seats.problemAt(props.plan.seats, props.seat);
  const changeSeats = (to: seats.Plan) => props.onChange({ ...props.plan, seats: to });
  return (
    <li>
      <fieldset class="person">
        <legend class="sr">{text.seat(props.seat + 1)}</legend>
        <button
          type="button"
          class="person-look"
          aria-label={words.changeLook(own().look)}
          aria-expanded={choosing()}
          title={words.LOOKS[own().look]}
          onClick={() => setChoosing(!choosing())}
        >
          <SeatMark look={own().look} />
        </button>
        <div class="field">
          <label class="sr" for={id}>
            {words.NAME}
          </label>
          <input
            id={id}
            value={own().name}
            placeholder={shown()}
            maxLength={seats.LONGEST_NAME}
            autocomplete="off"
            aria-invalid={problem() !== undefined}
            aria-describedby={`${id}-wrong`}
            onInput={event =>
              changeSeats(seats.changed(props.plan.seats, props.seat, { name: event.currentTarget.value }))
            }
          />
        </div>
        <fieldset class="person-where" aria-label={text.whereOf(shown())}>
          <For each={WHERE}>
            {where => (
              <button
                type="button"
                aria-pressed={props.plan.here[props.seat] === (where === 'here')}
                onClick={() => props.onChange(boxes.withHere(props.plan, props.seat, where === 'here'))}
              >
                {text.WHERE[where]}
              </button>
            )}
          </For>
        </fieldset>
        <p class="wrong" id={`${id}-wrong`} aria-live="polite">
          <Show when={problem()}>{code => <>{words.PROBLEMS[code()]}</>}</Show>
        </p>
        <Show when={choosing()}>
          <div class="person-looks">
            <For each={LOOKS}>
              {look => (
                <Chip
                  act={false}
                  chosen={own().look === look}
                  onPress={() => {
                    changeSeats(seats.withLook(props.plan.seats, props.seat, look));
                    setChoosing(false);
                  }}
                >
                  <SeatMark look={look} />
                  {words.LOOKS[look]}
                </Chip>
              )}
            </For>
          </div>
        </Show>
      </fieldset>
    </li>
  );
};

const WHERE = ['here', 'away'] as const;
