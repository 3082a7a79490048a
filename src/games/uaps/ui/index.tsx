import { createLine } from '../../../deduction/ui/line.tsx';
import type { GamePage } from '../../../ui/game-page.ts';
import { talkOpen } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { Uaps } from '../types.ts';
import { beside } from './beside.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { lesson } from './lesson.ts';
import { Edge, Paper } from './paper.tsx';
import { Rail } from './rail.tsx';
import { Rules } from './rules.tsx';
import { SkyCode } from './sky-code.tsx';
import * as text from './text.ts';
import { sound, telling, toldApart, whose } from './told.ts';

export const page: GamePage<Uaps> = {
  text: gameText,
  Board,
  Rail,
  Dock,
  Paper,
  Edge,
  End,
  Line: createLine(gameText),
  Rules,
  About: SkyCode,
  telling,
  whose,
  where: view => text.where(view.public),
  status: (view, seat) => text.status(view.public, seat),
  keys: text.KEYS,
  needsPaper: ({ public: { stage } }) => stage === 'know' || stage === 'follow' || stage === 'last-acts',
  choosesOn: 'dock',
  toldApart,
  talkOpen,
  sound,
  beside,
  lesson,
};
