import { createMemo, createUniqueId, For, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { Button, Chip, SeatMark } from '../../ui/parts.tsx';
import { isAct, judgmentOf } from '../analysis/judgment.ts';
import { actedIn } from '../analysis/types.ts';
import * as text from './analysis-text.ts';
import type { AnalysisPageTypes, ReplayProps } from './analysis-types.ts';
import './analysis-replay.css';

/** The game step by step, with what one of its players could know then. */
export const Stepper = <T extends AnalysisPageTypes>(props: ReplayProps<T>) => {
  const id = createUniqueId();
  return (
    <section class="after-replay" aria-labelledby={id}>
      <h3 class="label" id={id}>
        {text.REPLAY}
      </h3>
      <Whose {...props} />
      <Bar {...props} />
      <div class="after-replay-moment">
        <props.game.Sky
          table={props.table}
          name={props.table.name(props.replay.analysis().seat)}
          known={props.replay.now().known}
          moment={props.replay.now().moment}
        />
        <div class="after-replay-words">
          <Said {...props} />
          <p class="after-replay-legend">{props.game.wordsFor(props.table.view).skyMeans}</p>
        </div>
      </div>
    </section>
  );
};

const Whose = <T extends AnalysisPageTypes>(props: ReplayProps<T>) => (
  <Show when={props.replay.analyses.length > 1}>
    <fieldset class="after-whose">
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

const Bar = <T extends AnalysisPageTypes>(props: ReplayProps<T>) => {
  const place = () => props.replay.place();
  const places = () => props.replay.moments.length;
  return (
    <div class="after-replay-bar">
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

const saysNow = <T extends AnalysisPageTypes>({ table, replay, game }: ReplayProps<T>): string =>
  text.momentSays(replay.now().moment, game.wordsFor(table.view), table.name);

/** What happened, what it was to the player, and what could be asked. */
const Said = <T extends AnalysisPageTypes>(props: ReplayProps<T>) => {
  const words = createMemo(() => props.game.wordsFor(props.table.view));
  const name = () => props.table.name(props.replay.analysis().seat);
  const now = () => props.replay.now();
  const actor = () => {
    const { moment } = now();
    return moment && actedIn(moment)?.act.seat;
  };
  const look = () => {
    const seat = actor();
    return seat === undefined ? undefined : props.table.player(seat).look;
  };
  const learned = () => {
    const { step, known, moment } = now();
    if (step)
      return isAct(step) ? text.toldSays(step, props.game.purposeOf(step.what.act)) : text.skiesSay(step);
    const acted = moment && actedIn(moment);
    // Where nothing was answered, nobody heard anything alone.
    return !acted || words().answer(acted.act, acted.answer) === ''
      ? text.stillSays(known)
      : `${text.onlySays(props.table.name(acted.act.seat), words().knewAlone(acted.act))} ${text.stillSays(known)}`;
  };
  const question = () => {
    const { step, next } = now();
    if (step && isAct(step)) {
      const { act } = step.what;
      return text.judgmentSays(judgmentOf(step, props.game.purposeOf(act)), words(), act);
    }
    return next ? text.nextSays(next, words(), name()) : '';
  };
  return (
    <div role="status">
      <p class="after-replay-says">
        <span class="data dimmer">{text.placeSays(props.replay.place(), props.replay.moments.length)}</span>{' '}
        <Show when={look()} fallback={<Icon name="history" class="dimmer" />}>
          {mark => <SeatMark look={mark()} />}
        </Show>
        <b>{saysNow(props)}</b>
      </p>
      <p>
        {text.tokenSays(words().token, words().when(now().time), name())} {learned()}
      </p>
      <p class="dim">{question()}</p>
    </div>
  );
};
