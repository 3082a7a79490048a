import { createMemo, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import { Commit } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { speedIn, sum } from '../board.ts';
import type { InFlight as Option } from '../legal.ts';
import { DIRECTIONS, type Direction } from '../types.ts';
import { createCourse } from './course.ts';
import { deskOf, lookedMove } from './desk.ts';
import type { ActorProps } from './dock.tsx';
import * as text from './dock-text.ts';
import { orderSays, previewSays } from './outlook-text.ts';
import { createStanding } from './standing.ts';

/** The order of directions, the battery, or the end of the move; what each does is shown before it counts. */
export const InFlight = (props: ActorProps) => {
  const desk = deskOf(props.table);
  const course = createCourse(props.table, createStanding(props.table));
  const ufo = () => at(props.table.view.public.ufos, props.actor);
  const chosen = createMemo(() => lookedMove(props.table, props.actor));
  const left = createMemo(() => DIRECTIONS.filter(direction => speedIn(ufo().unmoved, direction) > 0));
  const hasBattery = () => ufo().battery > 0 && !props.table.view.public.batteryUsed;
  const isChosen = (option: Option) => JSON.stringify(chosen()) === JSON.stringify(option);
  const toggle = (option: Option) => desk.change({ ...desk.draft(), move: isChosen(option) ? null : option });
  const says = () => {
    const move = chosen();
    const shown = course.preview();
    if (!move || !shown) return '';
    if (move.type === 'rest') return text.REST_PREVIEW;
    return previewSays(shown, { you: props.actor, name: props.table.name });
  };
  const order = () => course.outlook()?.turn.order ?? [];
  const doIt = () => {
    const move = chosen();
    if (!move) return text.FLY;
    return text.doIt(move, move.type === 'rest' ? 0 : speedIn(ufo().unmoved, move.direction));
  };
  return (
    <>
      <p class="turnline mine">
        <strong>
          {props.table.seat === props.actor
            ? text.MOVE_TITLE
            : text.moveTitleOf(props.table.name(props.actor))}
        </strong>
        <span class="dim">{sum(ufo().unmoved) > 0 ? text.MOVE_SAYS : text.REST_SAYS}</span>
      </p>
      <div class="ur-row">
        <fieldset class="ur-options" data-point="directions">
          <legend class="label">{left().length > 0 ? text.DIRECTIONS_LABEL : text.END_LABEL}</legend>
          <For each={left()}>
            {direction => (
              <Chip
                chosen={isChosen({ type: 'fly', direction })}
                onPress={() => toggle({ type: 'fly', direction })}
              >
                {text.speedTo(direction, speedIn(ufo().unmoved, direction))}
                <Show when={left().length > 1 && order()[0] === direction}>
                  <small>{text.FIRST_OF}</small>
                </Show>
              </Chip>
            )}
          </For>
          <Show when={left().length === 0}>
            <Chip chosen={isChosen({ type: 'rest' })} onPress={() => toggle({ type: 'rest' })}>
              {text.END_MOVE}
            </Chip>
          </Show>
        </fieldset>
        <Show when={hasBattery()}>
          <fieldset class="ur-options" data-point="battery-use">
            <legend class="label">
              <Icon name="r-battery" class="s" />
              {text.batteryLabel(ufo().battery)}
            </legend>
            <Battery
              what={text.ADD}
              directions={DIRECTIONS}
              label={text.addLabel}
              isChosen={direction => isChosen({ type: 'boost', direction })}
              onChoose={direction => toggle({ type: 'boost', direction })}
            />
            <Show when={left().length > 0}>
              <Battery
                what={text.BRAKE}
                directions={left()}
                label={text.brakeLabel}
                isChosen={direction => isChosen({ type: 'brake', direction })}
                onChoose={direction => toggle({ type: 'brake', direction })}
              />
            </Show>
          </fieldset>
        </Show>
      </div>
      <Commit
        live
        says={says() || `${orderSays(order())} ${text.PICK_MOVE}`}
        act={doIt()}
        notNow={chosen() ? undefined : text.PICK_MOVE}
        busy={props.table.busy}
        onCommit={() => {
          const move = chosen();
          if (move) void props.table.act(move, props.actor);
        }}
      />
    </>
  );
};

const Battery = (props: {
  readonly what: string;
  readonly directions: readonly Direction[];
  readonly label: (direction: Direction) => string;
  readonly isChosen: (direction: Direction) => boolean;
  readonly onChoose: (direction: Direction) => void;
}) => (
  <span class="ur-battery">
    <span class="dim" aria-hidden="true">
      {props.what}
    </span>
    <For each={props.directions}>
      {direction => (
        <Chip
          act={false}
          label={props.label(direction)}
          chosen={props.isChosen(direction)}
          onPress={() => props.onChoose(direction)}
        >
          {text.shortDirection[direction]}
        </Chip>
      )}
    </For>
  </span>
);
