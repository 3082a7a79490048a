import { batch, createSignal } from 'solid-js';
import type { Failure } from '../../protocol/errors.ts';
import type { ChatExcerpt, NewsTell, Room, TableCard, Welcome, You } from '../../protocol/tells.ts';
import { chatAfter, chatWith, NO_CHAT } from './heard-chat.ts';
import type { Told } from './line.ts';
import type { LineState, OnlineTable, TimeLeft } from './online.ts';

/** What the server tells everybody at a table, as signals. */
export interface Known
  extends Pick<OnlineTable, 'line' | 'card' | 'room' | 'you' | 'chat' | 'chatEarlier' | 'left' | 'problem'> {
  setLine(line: LineState): void;
  /** False where something before it is missing. */
  hear(told: Told): boolean;
  hearEarlier(excerpt: ChatExcerpt): void;
}

export function createKnown(): Known {
  const [line, setLine] = createSignal<LineState>('connecting');
  const [card, setCard] = createSignal<TableCard | null>(null);
  const [room, setRoom] = createSignal<Room | null>(null);
  const [you, setYou] = createSignal<You>({ seat: null, host: false });
  const [heard, setHeard] = createSignal(NO_CHAT);
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
    ...{ line, card, room, you, left, problem },
    chat: () => heard().lines,
    chatEarlier: () => heard().earlier,
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
        case 'chat': {
          const next = chatAfter(heard(), told);
          if (next) setHeard(next);
          return next !== null;
        }
        case 'error':
          setProblem(told.error);
          return true;
      }
    },
    hearEarlier: excerpt => setHeard(known => chatWith(known, excerpt)),
  };
}
