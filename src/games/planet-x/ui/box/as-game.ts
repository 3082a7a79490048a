import type { Seat } from '../../../../core/contract.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import type { Event, Move, PlanetXBox, View } from '../../box/types.ts';
import type { Event as GameEvent, Move as GameMove, PlanetX } from '../../types.ts';
import { deskOf } from '../dock-desk.ts';
import { mayAsk } from './desk.ts';
import { isOfGame } from './of-game.ts';

const tables = new WeakMap<Seen<PlanetXBox>, Seen<PlanetX>>();

/** The same table for what is drawn and composed as in the game; always the same one, since drafts are kept by it. */
export function asGame(table: Seen<PlanetXBox>): Seen<PlanetX> {
  const before = tables.get(table);
  if (before) return before;
  const game = gameOf(table);
  tables.set(table, game);
  return game;
}

function gameOf(table: Seen<PlanetXBox>): Seen<PlanetX> {
  const game: Seen<PlanetX> = {
    get facts() {
      const { code, help = 'exact' } = table.facts.options;
      return { ...table.facts, options: { mode: table.view.public.mode, code, help } };
    },
    get view() {
      return withKnownPawns(table.view);
    },
    /** Whoever owns this page, as soon as a question of theirs can be composed; theories are placed by all at once. */
    get toAct() {
      const composes = mayAsk(table) || deskOf(game).draft().verb === 'theory';
      return table.seat !== null && composes ? [table.seat] : [];
    },
    get outcome() {
      return table.outcome;
    },
    get story() {
      return table.story.map(step => step.flatMap(inGame));
    },
    /** Answers have a sheet of their own. */
    get fresh() {
      return table.fresh.flatMap(inGame).filter(({ type }) => type !== 'answered' && type !== 'facts-came');
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
  return game;
}

/** Where turns are not entered, nobody here knows where others stand. [C8] */
function withKnownPawns(view: View): View {
  if (view.box.tracked || !view.box.here.includes(false)) return view;
  const order = view.public.order.filter(seat => view.box.here[seat]);
  return { ...view, public: { ...view.public, order } };
}

const isOfBox = (move: GameMove): move is GameMove & Move => move.type !== 'know' && move.type !== 'submit';

/** What happened as the game tells it; what it has no word for is left to the log. */
function inGame(event: Event): readonly GameEvent[] {
  if (event.type === 'placed') return [{ type: 'submitted', seat: event.seat, sectors: [event.sector] }];
  return isOfGame(event) ? [event] : [];
}
