import { Show } from 'solid-js';
import type { GamePage, PartProps, Seen } from '../../../ui/game-page.ts';
import { talkOpen } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { Event, Unacknowledged } from '../types.ts';
import { Board } from './board.tsx';
import { Glyphs, Words } from './card.tsx';
import { Dock } from './dock.tsx';
import { End } from './end.tsx';
import { lesson } from './lesson.ts';
import { Paper } from './paper.tsx';
import { edgeLine } from './paper-text.ts';
import { Rail } from './rail.tsx';
import { Rules } from './rules.tsx';
import * as text from './text.ts';
import { sound, telling, whose } from './told.ts';

const Edge = (props: PartProps<Unacknowledged>) => (
  <Show when={props.table.view.own}>
    {own => (
      <span class="un-edge">
        <Glyphs cards={own().hand} />
        <span class="dim">{edgeLine(props.table.view.public, own().hand.length, own().pack.length)}</span>
      </span>
    )}
  </Show>
);

const Line = (props: { readonly event: Event; readonly table: Seen<Unacknowledged> }) => (
  <Words text={gameText.event(props.event, props.table.name, props.table.seat ?? undefined)} />
);

export const page: GamePage<Unacknowledged> = {
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
  needsPaper: ({ public: { stage } }) => stage === 'draft' || stage === 'choose' || stage === 'discard',
  choosesOn: 'paper',
  // Packs and hands come with a decision on the own page, which is handed over for it.
  toldApart: () => null,
  talkOpen,
  keys: text.KEYS,
  sound,
  lesson,
};
