import type { Seat } from '../../../../core/contract.ts';
import { inOrder, noteLine } from '../../../../deduction/ui/box/text.ts';
import type { Told } from '../../../../deduction/ui/box/types.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import { answerSheet, factNote, reportNote } from '../../box/notation.ts';
import type { UapsBox, View } from '../../box/types.ts';
import { reportText } from '../../text.ts';
import type { Act, Answer, Mode } from '../../types.ts';
import { iconOf } from '../icon-of.ts';
import { startLines } from '../sheet-known.ts';
import { counted, small } from '../text.ts';
import { boardTurns } from './asked-text.ts';
import { boxDeskOf } from './desk.ts';
import * as text from './text.ts';

/** An act of one's own by its number among all acts, and what it was answered. */
export interface Answered {
  readonly number: number;
  readonly act: Act;
  readonly answer: Answer;
}

/** In the order in which they were asked. */
export function answeredIn({ viewer, public: known, own }: View): readonly Answered[] {
  const mine = known.acts.flatMap((act, number) => (act.seat === viewer ? [{ act, number }] : []));
  return mine.flatMap(({ act, number }, index) => {
    const answer = own?.answers[index];
    return answer ? [{ number, act, answer }] : [];
  });
}

/** What fills the page. */
export interface Page {
  readonly told: Told;
  readonly icon: string | undefined;
  /** Whether it is a number or a name. */
  readonly isShort: boolean;
}

/** What is shown alone on its page now, as soon as it is there. [C13] */
export function pageShown(table: Seen<UapsBox>): Page | null {
  const { shown } = boxDeskOf(table).draft();
  const { view, seat } = table;
  if (shown === null || seat === null) return null;
  switch (shown.what) {
    case 'facts':
      return factsPage(view, seat);
    case 'report':
      return reportPage(view, shown.number);
    case 'act': {
      const answered = answeredIn(view).find(({ number }) => number === shown.number);
      return answered && answered.act.type !== 'move' ? actPage(answered, view) : null;
    }
  }
}

const ALONE = { aside: null, tell: null, keep: '', move: null } as const;

function factsPage({ own, box }: View, seat: Seat): Page | null {
  const set = box.sets[seat] ?? null;
  if (!own || set === null || own.facts.length === 0) return null;
  const told = {
    ...ALONE,
    asked: text.factsTitle(set),
    answer: startLines(own.facts).map(({ says }) => says),
    note: noteLine(inOrder(own.facts).map(factNote)),
    things: own.facts.length,
  };
  return { told: { ...told, aside: text.FACTS_ASIDE }, icon: undefined, isShort: false };
}

function reportPage({ own, public: { mode } }: View, number: number): Page | null {
  const report = own?.reports[number];
  if (!report) return null;
  const told = {
    ...ALONE,
    asked: text.reportTitle(number + 1),
    answer: reportText(report.rule, mode),
    note: reportNote(report.rule),
  };
  return { told: { ...told, aside: text.REPORT_ASIDE }, icon: undefined, isShort: false };
}

function actPage({ number, act, answer }: Answered, view: View): Page {
  const answers = linesIn(act, answer);
  const told = { ...answerSheet(act, answer, view.public.mode), turn: turnBy(number, view) };
  const [only, ...more] = thingsIn(act, answer);
  return {
    told: answers.length > 1 ? { ...told, answer: answers } : told,
    icon: only !== undefined && more.length === 0 ? iconOf(only) : undefined,
    isShort: answers.length < 2 && (only !== undefined || act.type === 'survey'),
  };
}

/** A survey may have turned the Earth; the printed one is turned by hand. [U8] */
function turnBy(act: number, { box: { entries } }: View): string | undefined {
  const turn = entries.findIndex(entry => entry.type === 'turn' && entry.act === act && !entry.isMistake);
  if (turn === -1) return undefined;
  const verified = entries.filter(entry => entry.type === 'verify' && entry.turn === turn);
  return boardTurns(verified.length);
}

/** Several things at once have a line each. */
function linesIn(act: Act, answer: Answer): readonly string[] {
  if (answer.type === 'survey' && act.type === 'survey')
    return act.of.map((thing, index) => counted(answer.counts[index] ?? 0, thing));
  if (answer.type === 'target' && act.type === 'target')
    return answer.sights.map((sight, index) => text.sectorHolds(act.sectors[index] ?? 0, small(sight)));
  if (answer.type === 'photo' && act.type === 'photo')
    return answer.subjects.map((subject, index) => text.sectorHolds(act.sectors[index] ?? 0, small(subject)));
  return [];
}

/** What it was about, or what was there. */
function thingsIn(act: Act, answer: Answer) {
  if (act.type === 'survey') return act.of;
  if (answer.type === 'target') return answer.sights;
  return answer.type === 'photo' ? answer.subjects : [];
}

/** In one line, for the history. */
export const answerLine = ({ act, answer }: Answered, mode: Mode): string => {
  const lines = linesIn(act, answer);
  return lines.length > 1 ? lines.join(', ') : answerSheet(act, answer, mode).answer;
};

/** For the history. */
export const iconIn = ({ act, answer }: Answered): string | undefined => {
  const [only, ...more] = thingsIn(act, answer);
  return only !== undefined && more.length === 0 ? iconOf(only) : undefined;
};
