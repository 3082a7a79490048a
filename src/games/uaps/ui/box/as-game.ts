import type { Seat } from '../../../../core/contract.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import { linesBefore } from '../../board.ts';
import { asActing, FARTHEST, isTimed } from '../../box/legal.ts';
import type { Event, Move, UapsBox, View } from '../../box/types.ts';
import type { Event as GameEvent, Move as GameMove, View as GameView, Public, Uaps } from '../../types.ts';
import { mayAsk } from './desk.ts';
import { isOfGame } from './of-game.ts';

const tables = new WeakMap<Seen<UapsBox>, Seen<Uaps>>();

/** The same table for what is drawn and composed as in the game; always the same one, since drafts are kept by it. */
export function asGame(table: Seen<UapsBox>): Seen<Uaps> {
  const before = tables.get(table);
  if (before) return before;
  const game = gameOf(table);
  tables.set(table, game);
  return game;
}

function gameOf(table: Seen<UapsBox>): Seen<Uaps> {
  return {
    get facts() {
      const { code, help = 'exact' } = table.facts.options;
      return { ...table.facts, options: { mode: table.view.public.mode, code, help } };
    },
    get view() {
      return viewOfGame(table.view);
    },
    /** Whoever owns this page, as soon as a question of theirs can be composed. */
    get toAct() {
      return table.seat !== null && mayAsk(table) ? [table.seat] : [];
    },
    get outcome() {
      return table.outcome;
    },
    get story() {
      return table.story.map(step => step.filter(inGame));
    },
    get fresh() {
      return table.fresh.filter(inGame);
    },
    seat: table.seat,
    get isOwn() {
      return table.isOwn;
    },
    get actors() {
      return table.actors;
    },
    get busy() {
      return table.busy;
    },
    get takeBack() {
      return table.takeBack;
    },
    get moving() {
      return table.moving;
    },
    name: (seat: Seat) => table.name(seat),
    player: (seat: Seat) => table.player(seat),
    act: (move: GameMove, as?: Seat) => (isOfBox(move) ? table.act(move, as) : Promise.resolve(false)),
    takeItBack: (by: Seat) => table.takeItBack(by),
    get notes() {
      return table.notes;
    },
    get keepsNotes() {
      return table.keepsNotes;
    },
    keepNotes: (notes: unknown) => table.keepNotes(notes),
  };
}

const viewOfGame = (view: View): GameView => ({
  viewer: view.viewer,
  own: view.own,
  public: publicOfGame(view),
});

/** A token that nobody enters is not on the track, and then nobody knows when a line is crossed. [C8] */
function publicOfGame({ viewer, public: known, box }: View): Public {
  const mine = viewer === 'spectator' ? known : asActing(known, viewer);
  if (box.tracked) return mine;
  return { ...mine, order: mine.order.filter(seat => isTimed(box, seat)), lines: linesBefore(FARTHEST) };
}

const isOfBox = (move: GameMove): move is GameMove & Move => {
  const { type } = move;
  return type !== 'know' && type !== 'place' && type !== 'follow' && type !== 'wish';
};

/** Answers have a sheet of their own, and wait in the history. */
const APART: readonly string[] = ['answered', 'facts-came', 'report'];

/** What happened before all eyes, as the game tells it. */
const inGame = (event: Event): event is GameEvent => isOfGame(event) && !APART.includes(event.type);
