import { createRoot, createSignal } from 'solid-js';
import { expect, test, vi } from 'vitest';
import { at, type GameTypes, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Player } from '../../../core/players.ts';
import type { BesidePage } from '../../../ui/game-page.ts';
import { createPieces, type PiecesParts } from './pieces.ts';

const [person, bot] = seatsOf(2) as readonly [Seat, Seat];
const players: readonly Player[] = [
  { name: 'Ann', look: 1, by: 'person' },
  { name: 'Heron', look: 2, by: 'bot', level: 'any' },
];

/** Every event is a piece to move; a view says whether it is a turn. */
const page: BesidePage = {
  lines: story =>
    story.map(step => step.map(({ type }) => ({ seat: null, says: type, todo: type !== 'told' }))),
  inTurns: view => (view as { readonly turn: boolean }).turn,
};

function besideBox({ laid = -1, toAct = [bot] as readonly Seat[], turn = true, counts = true } = {}) {
  const [story, setStory] = createSignal<readonly (readonly GameTypes['Event'][])[]>([[{ type: 'lay' }]]);
  const [state, setState] = createSignal({ toAct, turn });
  const letMove = vi.fn();
  const kept = vi.fn();
  const link = { facts: { beside: { laid } }, letMove, laid: kept } as unknown as PiecesParts['link'];
  const now = {
    get view() {
      return { turn: state().turn };
    },
    get toAct() {
      return state().toAct;
    },
  } as PiecesParts['heard']['now'];
  const seen = { seat: person, isOwn: true, name: () => '', player: (seat: Seat) => at(players, seat) };
  const { pieces, close } = createRoot(dispose => ({
    pieces: createPieces({ link, page, heard: { story, now }, seen, counts: () => counts }),
    close: dispose,
  }));
  const happens = (event: string, next: { toAct: readonly Seat[]; turn: boolean }) => {
    setState(next);
    setStory(steps => [...steps, [{ type: event }]]);
  };
  return { pieces, close, letMove, kept, happens, setStory };
}

const says = (lines: readonly { readonly says: string }[]) => lines.map(line => line.says);

test('[A1] what is to be done waits until it is done, and then a person begins the turn of the bot', () => {
  const { pieces, letMove, kept, happens, close } = besideBox();
  expect(says(pieces.open())).toEqual(['lay']);
  expect([pieces.turnOf(), pieces.come()]).toEqual([null, true]);
  pieces.done();
  expect(kept).toHaveBeenCalledWith(0);
  expect([pieces.open().length, pieces.turnOf(), pieces.come()]).toEqual([0, bot, true]);
  expect(letMove).not.toHaveBeenCalled();
  pieces.begin();
  expect(letMove).toHaveBeenCalledTimes(1);
  happens('move', { toAct: [bot], turn: true });
  expect([says(pieces.open()), pieces.turnOf()]).toEqual([['move'], null]);
  happens('told', { toAct: [person], turn: true });
  expect(says(pieces.open())).toEqual(['move', 'told']);
  expect(pieces.spoken()).toBe('move');
  pieces.done();
  expect(kept).toHaveBeenLastCalledWith(2);
  expect([pieces.turnOf(), pieces.come()]).toEqual([null, false]);
  expect(pieces.earlier().map(says)).toEqual([['told'], ['move'], ['lay']]);
  expect(letMove).toHaveBeenCalledTimes(1);
  close();
});

test('[A1] what all choose at once a bot chooses by itself, when the pieces stand', () => {
  const { pieces, letMove, close } = besideBox({ toAct: [person, bot], turn: false });
  expect(letMove).not.toHaveBeenCalled();
  pieces.done();
  expect(letMove).toHaveBeenCalledTimes(1);
  expect(pieces.come()).toBe(false);
  close();
});

test('[A1] a table that is opened again goes on where its pieces stand, also when a step was taken back', () => {
  const { pieces, happens, close } = besideBox({ laid: 5 });
  expect(pieces.open()).toEqual([]);
  pieces.done();
  happens('move', { toAct: [person], turn: true });
  expect(says(pieces.open())).toEqual(['move']);
  close();
});

test('where no move counts, nothing is asked for', () => {
  const { pieces, letMove, close } = besideBox({ counts: false, turn: false });
  expect([pieces.come(), pieces.turnOf()]).toEqual([false, null]);
  pieces.done();
  expect(letMove).not.toHaveBeenCalled();
  close();
});

test('through other eyes nobody is spoken to', () => {
  const you = vi.fn<BesidePage['lines']>(() => []);
  const seen = { seat: bot, isOwn: false, name: () => '', player: () => at(players, 1) };
  const heard = { story: () => [], now: { toAct: [], view: {} } } as unknown as PiecesParts['heard'];
  const link = { facts: { beside: { laid: -1 } } } as unknown as PiecesParts['link'];
  createRoot(close => {
    createPieces({ link, page: { lines: you, inTurns: () => true }, heard, seen, counts: () => true }).open();
    close();
  });
  expect(you.mock.lastCall?.[2]).toBeNull();
});
