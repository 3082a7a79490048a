import { createUniqueId, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip, SeatMark } from '../../../ui/parts.tsx';
import type { PlanetX } from '../types.ts';
import type { Replay as Played } from './analysis-replay.ts';
import { KnowableSky } from './analysis-sky.tsx';
import * as text from './analysis-text.ts';
import { isAct, judgmentOf } from './analysis-turn.ts';

interface ReplayProps extends PartProps<PlanetX> {
  readonly replay: Played;
}

/** The game step by step, with what one of its players could know then. */
export const Replay = (props: ReplayProps) => {
  const id = createUniqueId();
  const mode = () => props.table.view.public.mode;
  const name = () => props.table.name(props.replay.analysis().seat);
  return (
    <section class="px-replay" aria-labelledby={id}>
      <h3 class="label" id={id}>
        {text.REPLAY}
      </h3>
      <Whose {...props} />
      <Bar {...props} />
      <div class="px-replay-moment">
        <KnowableSky
          mode={mode()}
          name={name()}
          known={props.replay.now().known}
          arrow={props.replay.now().arrow}
        />
        <div class="px-replay-words">
          <Said {...props} />
          <p class="px-replay-legend">{text.SKY_MEANS}</p>
        </div>
      </div>
    </section>
  );
};

const Whose = (props: ReplayProps) => (
  <Show when={props.replay.analyses.length > 1}>
    <fieldset class="px-whose">
      <legend class="sr">{text.WHOSE}</legend>
      <For each={props.replay.analyses}>
        {({ seat }) => (
          <Chip
            act={false}
            chosen={props.replay.analysis().seat === seat}
            onPress={() => props.replay.choose(seat)}
          >
            <SeatMark look={props.table.player(seat).look} />
            {props.table.name(seat)}
          </Chip>
        )}
      </For>
    </fieldset>
  </Show>
);

const Bar = (props: ReplayProps) => {
  const place = () => props.replay.place();
  const places = () => props.replay.moments.length;
  return (
    <div class="px-replay-bar">
      <Button
        icon="back"
        label={text.STEP_BACK}
        notNow={place() === 0 ? text.AT_FIRST : undefined}
        onPress={() => props.replay.goTo(place() - 1)}
      />
      <input
        type="range"
        min="0"
        max={places()}
        value={place()}
        aria-label={text.SCRUB}
        aria-valuetext={`${text.placeSays(place(), places())}. ${saysNow(props)}`}
        onInput={({ currentTarget }) => props.replay.goTo(currentTarget.valueAsNumber)}
      />
      <Button
        icon="next"
        label={text.STEP_ON}
        notNow={place() === places() ? text.AT_LAST : undefined}
        onPress={() => props.replay.goTo(place() + 1)}
      />
    </div>
  );
};

const saysNow = ({ table, replay }: ReplayProps): string =>
  text.momentSays(replay.now().moment, table.view.public.mode, table.name);

/** What happened, what it was to the player, and what could be asked. */
const Said = (props: ReplayProps) => {
  const mode = () => props.table.view.public.mode;
  const name = () => props.table.name(props.replay.analysis().seat);
  const now = () => props.replay.now();
  const actor = () => {
    const { moment } = now();
    return moment?.type === 'act' ? moment.act.seat : null;
  };
  const look = () => {
    const seat = actor();
    return seat === null ? undefined : props.table.player(seat).look;
  };
  const learned = () => {
    const { step, known } = now();
    if (step) return isAct(step) ? text.toldSays(step) : text.skiesSay(step);
    const by = actor();
    return by === null
      ? text.stillSays(known)
      : `${text.onlySays(props.table.name(by))} ${text.stillSays(known)}`;
  };
  const question = () => {
    const { step, next } = now();
    if (step && isAct(step)) return text.judgmentSays(judgmentOf(step));
    return next ? text.nextSays(next, mode(), name()) : '';
  };
  return (
    <div role="status">
      <p class="px-replay-says">
        <span class="data dimmer">{text.placeSays(props.replay.place(), props.replay.moments.length)}</span>{' '}
        <Show when={look()} fallback={<Icon name="history" class="dimmer" />}>
          {mark => <SeatMark look={mark()} />}
        </Show>
        <b>{saysNow(props)}</b>
      </p>
      <p>
        {text.pawnSays(now().time, mode(), name())} {learned()}
      </p>
      <p class="dim">{question()}</p>
    </div>
  );
};
