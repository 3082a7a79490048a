import { batch, createSignal } from 'solid-js';
import type { Failure } from '../../protocol/errors.ts';
import type { ChatLine, NewsTell, Room, TableCard, Welcome, You } from '../../protocol/tells.ts';
import type { Told } from './line.ts';
import type { LineState, OnlineTable, TimeLeft } from './online.ts';

/** What the server tells everybody at a table, as signals. */
export interface Known
  extends Pick<OnlineTable, 'line' | 'card' | 'room' | 'you' | 'chat' | 'left' | 'problem'> {
  setLine(line: LineState): void;
  /** False where something before it is missing. */
  hear(told: Told): boolean;
}

export function createKnown(): Known {
  const [line, setLine] = createSignal<LineState>('connecting');
  const [card, setCard] = createSignal<TableCard | null>(null);
  const [room, setRoom] = createSignal<Room | null>(null);
  const [you, setYou] = createSignal<You>({ seat: null, host: false });
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [left, setLeft] = createSignal<TimeLeft | null>(null);
  const [problem, setProblem] = createSignal<Failure | null>(null);

  const welcome = (told: Welcome) =>
    batch(() => {
      // A card never changes: the page of a table must not begin anew because of a new line.
      setCard(known => known ?? told.table);
      setYou(told.you);
      setRoom(told.room);
      setProblem(null);
    });
  const news = (told: NewsTell) =>
    batch(() => {
      setLeft(told.left ? { seats: told.left, at: performance.now() } : null);
      setProblem(known => (known?.code === 'nothing-to-see-yet' ? null : known));
    });

  return {
    ...{ line, card, room, you, chat, left, problem },
    setLine,
    hear(told) {
      switch (told.type) {
        case 'welcome':
          welcome(told);
          return true;
        case 'room':
          setRoom(told.room);
          return true;
        case 'you':
          setYou(told.you);
          return true;
        case 'news':
          news(told);
          return true;
        case 'chat':
          if (told.from > chat().length) return false;
          setChat(known => [...known.slice(0, told.from), ...told.lines]);
          return true;
        case 'error':
          setProblem(told.error);
          return true;
      }
    },
  };
}
