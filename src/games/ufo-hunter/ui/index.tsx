import type { GamePage, Seen } from '../../../ui/game-page.ts';
import { talkOpen } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { Event, UfoHunter } from '../types.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { lesson } from './lesson.ts';
import { Edge, Paper } from './paper.tsx';
import { Rail } from './rail.tsx';
import { Rules } from './rules.tsx';
import * as text from './text.ts';
import { needsPaper, sound, telling, toldApart, whose } from './told.ts';

const Line = (props: { readonly event: Event; readonly table: Seen<UfoHunter> }) => (
  <>{gameText.event(props.event, props.table.name, props.table.seat ?? undefined)}</>
);

export const page: GamePage<UfoHunter> = {
  text: gameText,
  Board,
  Rail,
  Dock,
  Paper,
  Edge,
  End,
  Line,
  Rules,
  telling,
  whose,
  where: view => text.where(view.public),
  status: (view, seat) => text.status(view.public, seat),
  keys: text.KEYS,
  needsPaper,
  choosesOn: 'dock',
  folds: '(max-width: 1279px)',
  toldApart,
  talkOpen,
  sound,
  lesson,
};
