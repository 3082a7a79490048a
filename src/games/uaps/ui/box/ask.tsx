import { Show } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { AnswerSheet } from '../../../../deduction/ui/box/answer-sheet.tsx';
import { ReadBack } from '../../../../deduction/ui/box/read-back.tsx';
import { Commit } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import type { UapsBox } from '../../box/types.ts';
import { Composer } from '../dock-act.tsx';
import type { Composing } from '../dock-composing.ts';
import { BLANK, type Verb } from '../dock-draft.ts';
import { isAction, landingOf, priceOf } from '../dock-landing.ts';
import { LastPhotos } from '../dock-photo.tsx';
import { actSays, actShort, verbName } from '../dock-text.ts';
import { pageShown } from './answered.ts';
import { asGame } from './as-game.ts';
import * as asked from './asked-text.ts';
import { boxDeskOf, hasBegun, keptOpenOf, mayAsk, type Question } from './desk.ts';
import { unreadReports } from './reports.ts';
import * as text from './text.ts';

interface AskProps extends PartProps<UapsBox> {
  readonly seat: Seat;
  readonly composing: Composing;
}

/** One question, until it is whole. */
export const Ask = (props: AskProps & { readonly verb: Verb }) => {
  const game = asGame(props.table);
  const known = () => game.view.public;
  const { composing } = props;
  const words = (says: typeof actSays) => {
    const move = composing.move();
    return move ? says(move, known(), known().quadrants[props.seat] ?? null) : verbName[props.verb];
  };
  const cost = () => {
    const move = composing.move();
    return move && isAction(move) && known().stage === 'act' ? priceOf(known(), props.seat, move).cost : null;
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{verbName[props.verb]}</strong>
      </p>
      <div class={`ua-composer ${props.verb}`}>
        <Show
          when={known().stage === 'last-acts' && props.verb === 'photo'}
          fallback={<Composer table={game} actor={props.seat} composing={composing} />}
        >
          <LastPhotos table={game} actor={props.seat} composing={composing} />
        </Show>
        <Commit
          act={words(actSays)}
          short={words(actShort)}
          cost={cost()}
          notNow={composing.problem()}
          busy={props.table.busy}
          onCommit={composing.commit}
        >
          <Button onPress={() => composing.change(BLANK)}>{text.BACK}</Button>
        </Commit>
      </div>
    </>
  );
};

/** Before it counts. [C12] */
export const AskedBack = (props: AskProps) => {
  const game = asGame(props.table);
  const desk = boxDeskOf(props.table);
  const known = () => game.view.public;
  const drop = () => desk.change({ ...desk.draft(), asks: null });
  const isPriced = (question: Question) => isAction(question) && known().stage === 'act';
  const cost = (question: Question) =>
    isPriced(question) && isAction(question) ? priceOf(known(), props.seat, question).cost : null;
  const leads = (question: Question) => {
    const landing =
      isPriced(question) && isAction(question) ? landingOf(known(), props.seat, question) : null;
    const { tracked } = props.table.view.box;
    return asked.leadsTo(question, landing, known(), props.table.name, props.seat, tracked);
  };
  const ask = async (question: Question) => {
    const number = known().acts.length;
    desk.change({ ...desk.draft(), asks: null, shown: { what: 'act', number } });
    if (!(await props.table.act(question, props.seat))) desk.change({ ...desk.draft(), shown: null });
  };
  return (
    <Show when={desk.draft().asks}>
      {question => (
        <ReadBack
          title={asked.readBackTitle(question())}
          asked={asked.askedSays(question(), known(), known().quadrants[props.seat] ?? null)}
          secret={asked.secretsIn(question())}
          cost={cost(question())}
          lands={leads(question())}
          warning={props.composing.warning()}
          doIt={asked.doIt(question())}
          busy={props.table.busy}
          onShow={() => void ask(question())}
          onDrop={drop}
        />
      )}
    </Show>
  );
};

/** An answer, a report or the facts of the start, alone. [C13] */
export const Told = (props: PartProps<UapsBox>) => {
  const desk = boxDeskOf(props.table);
  /** Whoever has not begun or asked yet, or has more to read, keeps the screen. */
  const handsOn = () => {
    const { leave, seat } = props.table;
    if (leave === undefined || seat === null || unreadReports(props.table).length > 0) return false;
    const isDone = desk.draft().shown?.what === 'act' || !mayAsk(props.table);
    return isDone && hasBegun(props.table, seat);
  };
  const kept = keptOpenOf(props.table);
  const keptBefore = kept.shown();
  if (keptBefore && props.table.isOwn) desk.change({ ...desk.draft(), shown: keptBefore });
  const hide = () => {
    const goes = handsOn();
    kept.keep(null);
    desk.change({ ...desk.draft(), shown: null });
    if (goes) props.table.leave?.();
  };
  return (
    <Show when={pageShown(props.table)}>
      {page => (
        <AnswerSheet
          told={page().told}
          icon={page().icon}
          isShort={page().isShort}
          handsOn={handsOn()}
          isKept={kept.shown() !== null}
          onKeep={() => kept.keep(desk.draft().shown)}
          onHide={hide}
        />
      )}
    </Show>
  );
};
