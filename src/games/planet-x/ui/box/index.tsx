import type { Seat } from '../../../../core/contract.ts';
import { noLesson } from '../../../../deduction/ui/box/no-lesson.ts';
import { createLine } from '../../../../deduction/ui/line.tsx';
import type { GamePage } from '../../../../ui/game-page.ts';
import { talkOpen } from '../../box/legal.ts';
import { text as boxText } from '../../box/text.ts';
import type { PlanetXBox, View } from '../../box/types.ts';
import { Rules } from '../rules.tsx';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { Edge, Paper } from './paper.tsx';
import { Rail } from './rail.tsx';
import * as text from './text.ts';
import { sound, telling, toldApart, whose } from './told.ts';
import { EnteredButton } from './windows.tsx';

/** What is asked beside a printed board. */
export const page: GamePage<PlanetXBox> = {
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
  /** Later the open table is where all meet: who wants to ask takes the screen. [C7] */
  needsPaper: ({ public: { stage } }) => stage === 'know',
  isAnytime: ({ public: { stage }, box }) => stage === 'act' && !box.tracked,
  choosesFirst: ({ public: { stage }, box }, seat) => stage === 'know' && box.seasons[seat] === null,
  LogFoot: EnteredButton,
  choosesOn: 'dock',
  toldApart,
  talkOpen,
  sound,
  keys: text.KEYS,
  lesson: noLesson({ code: '', here: [true], tracked: true }),
};

function status({ public: known, box }: View, seat: Seat): string {
  const { stage, time, mode, finder, lastActs } = known;
  if (stage === 'know') {
    if (!box.here[seat]) return text.AWAY;
    return box.seasons[seat] === null ? text.CHOOSING : text.CHOSEN;
  }
  if (seat === finder) return text.FOUND_IT;
  if (stage === 'last-acts' && lastActs.includes(seat)) return text.LAST_ACT;
  return box.tracked || box.here[seat] ? text.atSector(time[seat] ?? 0, mode) : text.AWAY;
}
