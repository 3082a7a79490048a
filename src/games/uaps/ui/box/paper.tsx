import { createMemo, For, Show } from 'solid-js';
import { History } from '../../../../deduction/ui/box/history.tsx';
import { PaperEdge, PaperPages } from '../../../../deduction/ui/box/pages.tsx';
import type { Entry } from '../../../../deduction/ui/box/types.ts';
import type { PartProps, Seen } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import { refuse } from '../../box/legal.ts';
import { askedText, noteOf, noteText } from '../../box/text.ts';
import type { UapsBox } from '../../box/types.ts';
import { reportText } from '../../text.ts';
import { Paper as GamePaper } from '../paper.tsx';
import { startLines } from '../sheet-known.ts';
import { answeredIn, answerLine, iconIn } from './answered.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf } from './desk.ts';
import { readReport, unreadReports } from './reports.ts';
import * as text from './text.ts';
import './box.css';

/** Every answer, and the note sheet of the game. [C13] [C14] */
export const Paper = (props: PartProps<UapsBox>) => (
  <Show when={props.table.isOwn} fallback={<GamePaper table={asGame(props.table)} />}>
    <PaperPages answers={<Answers table={props.table} />} sheet={<GamePaper table={asGame(props.table)} />} />
  </Show>
);

export const Edge = (props: PartProps<UapsBox>) => {
  const reports = () => unreadReports(props.table).length;
  return (
    <PaperEdge
      answers={answeredIn(props.table.view).filter(({ act }) => act.type !== 'move').length}
      facts={props.table.view.own?.facts.length ?? 0}
      news={reports() > 0 ? text.reportsWait(reports()) : undefined}
    />
  );
};

const Answers = (props: PartProps<UapsBox>) => {
  const entries = createMemo(() => entriesIn(props.table));
  const facts = () => props.table.view.own?.facts ?? [];
  const mark = () =>
    props.table.actors.length > 0
      ? (act: number) => void props.table.act({ type: 'mistake', act })
      : undefined;
  return (
    <div class="note-paper">
      <Reports table={props.table} />
      <History entries={entries()} onMistake={mark()} />
      <Show when={facts().length > 0}>
        <section>
          <h3 class="label">{text.FACTS}</h3>
          <ul>
            <For each={startLines(facts())}>{({ says }) => <li>{says}</li>}</For>
          </ul>
        </section>
      </Show>
    </div>
  );
};

/** Those that came; one that nobody has read yet says so. [U5] */
const Reports = (props: PartProps<UapsBox>) => {
  const desk = boxDeskOf(props.table);
  const reports = () => props.table.view.own?.reports ?? [];
  const unread = createMemo(() => unreadReports(props.table));
  const read = (number: number) => {
    desk.change({ ...desk.draft(), shown: { what: 'report', number } });
    readReport(props.table, number);
  };
  return (
    <Show when={reports().length > 0}>
      <section class="ua-box-reports">
        <h3 class="label">{text.REPORTS}</h3>
        <ol>
          <For each={reports()}>
            {(report, number) => (
              <li>
                <span class="note-source">{text.reportAt(number() + 1, report.at)}</span>
                <Show
                  when={unread().includes(number())}
                  fallback={<span>{reportText(report.rule, props.table.view.public.mode)}</span>}
                >
                  <span class="box-unread">
                    <Button kind="quiet" onPress={() => read(number())}>
                      {text.READ}
                    </Button>
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
};

/** Newest first. */
const entriesIn = ({ view }: Seen<UapsBox>): readonly Entry[] =>
  answeredIn(view)
    .map((answered): Entry => {
      const { number, act, answer } = answered;
      const refusal = refuse(view, { type: 'mistake', act: number });
      const icon = iconIn(answered);
      return {
        ...{
          number,
          asked: askedText(act, view.public.mode),
          answer: answerLine(answered, view.public.mode),
        },
        ...(icon === undefined ? {} : { icon }),
        note: noteText(noteOf(act, answer)),
        isMistake: view.box.mistakes.includes(number),
        givesBack: text.givesBack(act),
        notNow: refusal === undefined ? undefined : text.refusalSays(refusal),
      };
    })
    .toReversed();
