import { createLine } from '../../../deduction/ui/line.tsx';
import { SkyCode } from '../../../deduction/ui/rail.tsx';
import type { GamePage } from '../../../ui/game-page.ts';
import { talkOpen } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { PlanetX } from '../types.ts';
import { beside } from './beside.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { KEYS } from './dock-text.ts';
import { End } from './end.tsx';
import { lesson } from './lesson.ts';
import { Edge, Paper } from './paper.tsx';
import { Rail } from './rail.tsx';
import { Rules } from './rules.tsx';
import * as text from './text.ts';
import { sound, telling, toldApart, whose } from './told.ts';

export const page: GamePage<PlanetX> = {
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
  needsPaper: ({ public: { stage } }) => stage === 'know' || stage === 'theories' || stage === 'last-acts',
  choosesOn: 'dock',
  toldApart,
  talkOpen,
  sound,
  beside,
  keys: KEYS,
  lesson,
};
