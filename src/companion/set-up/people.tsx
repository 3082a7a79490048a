import { createSignal, createUniqueId, For, Index, Show } from 'solid-js';
import { Choice } from '../../client/pages/choice.tsx';
import { MoveButton } from '../../client/pages/new/move-button.tsx';
import * as seats from '../../client/pages/new/plan.ts';
import * as words from '../../client/text/new-table.ts';
import { seatCounts } from '../../core/contract.ts';
import { LONGEST_RAW_NAME } from '../../core/names.ts';
import { LOOKS } from '../../core/players.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { Button, Chip, SeatMark } from '../../ui/parts.tsx';
import { gameOf } from '../code.ts';
import * as text from '../text/set-up.ts';
import * as boxes from './plan.ts';

interface PeopleProps {
  readonly plan: boxes.BoxPlan;
  readonly onChange: (plan: boxes.BoxPlan) => void;
}

/** [C4] [P5] [U7] */
export const People = (props: PeopleProps & { readonly kind: PuzzleKind }) => {
  const [said, setSaid] = createSignal('');
  let list: HTMLOListElement | undefined;
  const nameAt = (seat: number) => seats.nameAt(props.plan.seats, seat);
  const draw = () => {
    props.onChange(boxes.withDrawnOrder(props.plan, Math.random));
    setSaid(text.drawn(props.plan.seats.map((_, seat) => nameAt(seat))));
  };
  const move = (seat: number, by: 1 | -1) => {
    setSaid(words.movedTo(nameAt(seat), seat + by));
    props.onChange(boxes.withMoved(props.plan, seat, by));
    // The focus goes with whoever moved: the next press is meant for the same person.
    const row = list?.children[seat + by];
    row?.querySelector<HTMLElement>(`[data-move="${by === 1 ? 'down' : 'up'}"]`)?.focus();
  };
  return (
    <>
      <Choice
        title={text.COUNT}
        values={seatCounts(boxes.seatRange(props.kind))}
        chosen={props.plan.seats.length}
        name={count => count}
        onChoose={count => props.onChange(boxes.withCount(props.plan, count, props.kind))}
      />
      <div class="people-order">
        <p>{text.ORDER[gameOf(props.kind)]}</p>
        <Show when={props.plan.seats.length > 1}>
          <Button icon="rotate" onPress={draw}>
            {text.DRAW}
          </Button>
        </Show>
        <p class="dim" role="status">
          {said()}
        </p>
      </div>
      <ol class="people" ref={list}>
        <Index each={props.plan.seats}>
          {(_, seat) => <Person {...props} seat={seat} onMove={by => move(seat, by)} />}
        </Index>
      </ol>
    </>
  );
};

interface PersonProps extends PeopleProps {
  readonly kind: PuzzleKind;
  readonly seat: number;
  readonly onMove: (by: 1 | -1) => void;
}

const Person = (props: PersonProps) => {
  const [choosing, setChoosing] = createSignal(false);
  const id = createUniqueId();
  const own = () => props.plan.seats[props.seat] ?? { name: '', look: LOOKS[0] };
  const shown = () => seats.nameAt(props.plan.seats, props.seat);
  const problem = () => seats.problemAt(props.plan.seats, props.seat);
  const changeSeats = (to: seats.Plan) => props.onChange({ ...props.plan, seats: to });
  const changeName = (name: string) => changeSeats(seats.changed(props.plan.seats, props.seat, { name }));
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
            maxLength={LONGEST_RAW_NAME}
            autocomplete="off"
            aria-invalid={problem() !== undefined}
            aria-describedby={`${id}-wrong`}
            onInput={event => changeName(event.currentTarget.value)}
            onChange={event => changeName(seats.tidy(event.currentTarget.value))}
          />
        </div>
        <Show when={props.plan.seats.length > 1}>
          <div class="person-moves">
            <MoveButton
              icon="up"
              label={words.up(shown())}
              notNow={props.seat === 0 ? words.AT_TOP : undefined}
              onPress={() => props.onMove(-1)}
            />
            <MoveButton
              icon="down"
              label={words.down(shown())}
              notNow={props.seat === props.plan.seats.length - 1 ? words.AT_END : undefined}
              onPress={() => props.onMove(1)}
            />
          </div>
        </Show>
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
            <For each={boxes.looksFor(props.kind)}>
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
