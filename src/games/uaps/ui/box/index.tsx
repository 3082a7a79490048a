import type { Seat } from '../../../../core/contract.ts';
import { noLesson } from '../../../../deduction/ui/box/no-lesson.ts';
import { createLine } from '../../../../deduction/ui/line.tsx';
import type { GamePage } from '../../../../ui/game-page.ts';
import { talkOpen } from '../../box/legal.ts';
import { text as boxText } from '../../box/text.ts';
import type { UapsBox, View } from '../../box/types.ts';
import { Rules } from '../rules.tsx';
import { Board } from './board.tsx';
import { hasBegun, isEarthDue, isStarting } from './desk.ts';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { Edge, Paper } from './paper.tsx';
import { Rail } from './rail.tsx';
import * as text from './text.ts';
import { sound, telling, toldApart, whose } from './told.ts';
import { EnteredButton } from './windows.tsx';

/** What is asked beside a printed board. */
export const page: GamePage<UapsBox> = {
  text: boxText,
  Board,
  Rail,
  Dock,
  Paper,
  Edge,
  End,
  Line: createLine(boxText),
  Rules,
  telling,
  whose,
  where: view => text.where(view.public),
  status,
  keys: text.KEYS,
  /** Later the open table is where all meet: who wants to ask takes the screen. [C7] */
  needsPaper: view => isStarting({ view }),
  isAnytime: view => view.public.stage === 'act' && !view.box.tracked && !isStarting({ view }),
  choosesFirst: (view, seat) =>
    view.public.stage === 'act' && (!hasBegun({ view }, seat) || isEarthDue({ view })),
  LogFoot: EnteredButton,
  choosesOn: 'dock',
  toldApart,
  talkOpen,
  sound,
  lesson: noLesson({ code: '', here: [true], tracked: true }),
};

function status(view: View, seat: Seat): string {
  const { public: known, box } = view;
  const { stage, time, finder, lastActs } = known;
  if (seat === finder) return text.FOUND_IT;
  if (stage === 'last-acts' && lastActs.includes(seat)) return text.LAST_ACT;
  if (stage === 'act' && box.here[seat] && !hasBegun({ view }, seat)) return text.CHOOSING;
  return box.tracked || box.here[seat] ? text.atSpace(time[seat] ?? 0) : text.AWAY;
}
