import type { GameTypes, Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';

/** In what a box table differs from a table of its game. */
export interface AsGame<Box extends GameTypes, Game extends GameTypes> {
  options(table: Seen<Box>): Game['Options'];
  view(view: Box['View']): Game['View'];
  /** Whoever owns this page, as soon as something of theirs can be composed. */
  composes(table: Seen<Box>, game: Seen<Game>): boolean;
  /** As the game tells it; what it has no word for is left to the log. */
  told(event: Box['Event']): readonly Game['Event'][];
  /** Whether it is shown as it comes. */
  isFresh(event: Game['Event']): boolean;
  isOfBox(move: Game['Move']): move is Game['Move'] & Box['Move'];
}

/** The same table for what is drawn and composed as in the game; always the same one, since drafts are kept by it. */
export function createAsGame<Box extends GameTypes, Game extends GameTypes>(
  parts: AsGame<Box, Game>,
): (table: Seen<Box>) => Seen<Game> {
  const tables = new WeakMap<Seen<Box>, Seen<Game>>();
  return table => {
    const before = tables.get(table);
    if (before) return before;
    const game = gameOf(table, parts);
    tables.set(table, game);
    return game;
  };
}

function gameOf<Box extends GameTypes, Game extends GameTypes>(
  table: Seen<Box>,
  { options, view, composes, told, isFresh, isOfBox }: AsGame<Box, Game>,
): Seen<Game> {
  const game: Seen<Game> = {
    get facts() {
      return { ...table.facts, options: options(table) };
    },
    get view() {
      return view(table.view);
    },
    get toAct() {
      return table.seat !== null && composes(table, game) ? [table.seat] : [];
    },
    get outcome() {
      return table.outcome;
    },
    get story() {
      return table.story.map(step => step.flatMap(told));
    },
    get fresh() {
      return table.fresh.flatMap(told).filter(isFresh);
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
    act: (move: Game['Move'], as?: Seat) => (isOfBox(move) ? table.act(move, as) : Promise.resolve(false)),
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
