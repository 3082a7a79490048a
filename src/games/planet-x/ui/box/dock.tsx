import { createEffect, createSignal, Match, on, Show, Switch } from 'solid-js';
import { AnswerSheet } from '../../../../deduction/ui/box/answer-sheet.tsx';
import { createKeptOpen } from '../../../../deduction/ui/box/kept-open.ts';
import { ReadBack } from '../../../../deduction/ui/box/read-back.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { deskOf } from '../dock-desk.ts';
import { BLANK } from '../dock-draft.ts';
import { type Shown, shownAnswer, shownFacts } from './answers.ts';
import { asGame } from './as-game.ts';
import { readBack } from './ask.ts';
import { boxDeskOf, CLEAR, mayAsk } from './desk.ts';
import { Ask } from './dock-ask.tsx';
import { Turn } from './dock-turn.tsx';
import { Know } from './know.tsx';
import { Windows } from './windows.tsx';
import '../dock.css';
import './box.css';

/** One thing at a time: choose, compose, read back, read the answer. */
export const Dock = (props: PartProps<PlanetXBox>) => {
  const game = deskOf(asGame(props.table));
  const box = boxDeskOf(props.table);
  const known = () => props.table.view.public;
  // A new turn begins with nothing chosen.
  createEffect(
    on(
      () => `${known().stage} ${known().acts.length}`,
      () => {
        game.change(BLANK);
        box.change(CLEAR);
      },
    ),
  );
  const own = () => (props.table.seat === null ? undefined : { seat: props.table.seat });
  const chooses = () => {
    const mine = own();
    return mine && props.table.actors.length > 0 && props.table.view.box.seasons[mine.seat] === null
      ? mine
      : undefined;
  };
  const composes = () => {
    const isTheory = game.draft().verb === 'theory';
    return game.draft().verb !== null && (isTheory || mayAsk(props.table)) ? own() : undefined;
  };
  return (
    <div class="px-dock box-dock">
      <Switch fallback={<Turn table={props.table} />}>
        <Match when={chooses()}>{mine => <Know table={props.table} actor={mine().seat} />}</Match>
        <Match when={composes()}>{mine => <Ask table={props.table} actor={mine().seat} />}</Match>
      </Switch>
      <Windows table={props.table} />
      <Asked table={props.table} />
      <Answer table={props.table} />
    </div>
  );
};

const Asked = (props: PartProps<PlanetXBox>) => {
  const desk = boxDeskOf(props.table);
  const asked = () => {
    const { asks } = desk.draft();
    const { seat } = props.table;
    return asks && seat !== null ? { asks, seat } : undefined;
  };
  const drop = () => desk.change({ ...desk.draft(), asks: null });
  return (
    <Show when={asked()}>
      {now => {
        const words = readBack(props.table, now().seat, now().asks);
        return (
          <ReadBack
            {...words}
            busy={props.table.busy}
            onShow={() => void props.table.act(now().asks, now().seat)}
            onDrop={drop}
          />
        );
      }}
    </Show>
  );
};

const keptOpenOf = createKeptOpen<PlanetXBox, Shown>();

/** Only as it comes: after a reload it waits in the history. [C13] */
const Answer = (props: PartProps<PlanetXBox>) => {
  const kept = keptOpenOf(props.table);
  const [shown, setShown] = createSignal<Shown | null>(props.table.isOwn ? kept.shown() : null);
  createEffect(
    on(
      () => props.table.fresh,
      events => {
        const { view, seat } = props.table;
        const answered = events.findLast(event => event.type === 'answered');
        if (answered) return setShown(shownAnswer(answered.act, answered.answer, view.public));
        const facts = events.findLast(event => event.type === 'facts-came')?.facts ?? [];
        const season = seat === null ? null : (view.box.seasons[seat] ?? null);
        if (facts.length > 0 && season !== null) setShown(shownFacts(facts, season));
        return undefined;
      },
    ),
  );
  const hide = () => {
    kept.keep(null);
    setShown(null);
    props.table.leave?.();
  };
  return (
    <Show when={shown()}>
      {now => (
        <AnswerSheet
          told={now().told}
          icon={now().icon}
          isShort={now().isShort}
          handsOn={props.table.leave !== undefined}
          isKept={kept.shown() !== null}
          onKeep={() => kept.keep(now())}
          onHide={hide}
        />
      )}
    </Show>
  );
};
