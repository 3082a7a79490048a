import { assert, ok, seatsRefused, seatsUnder } from '../../core/contract.ts';
import { hashOf } from '../../core/hash.ts';
import { Rng, stream } from '../../core/rng.ts';
import { MOST_MOVES, readSave } from '../../core/save.ts';
import { isFull, open, play, save, undo } from '../../core/table.ts';
import { NO_TRAIL } from '../../core/trail.ts';
import { counted } from '../../core/words.ts';
import { findBot, findGame } from '../find.ts';
import { follow, partingOf } from '../story.ts';
import type { Do, Request } from './requests.ts';
import {
  fault,
  type HeldTable,
  listenerOf,
  type Referee,
  type Reply,
  reported,
  seated,
  summary,
  tableCalled,
  viewOf,
  watching,
} from './tables.ts';

type Handler<Name extends Do> = (referee: Referee, request: Request<Name>) => Reply;

export const handlers: { readonly [Name in Do]: Handler<Name> } = {
  games: ({ games }) =>
    ok({
      games: games.map(({ game: { id, title, rules, seats }, bots }) => ({
        ...{ id, title, rules, seats },
        levels: bots.map(({ level }) => level),
      })),
    }),

  new: (referee, { table: name, game: id, seats: wanted, seed, options, viewer: asked }) => {
    const entry = findGame(id, referee.games);
    if (!entry.ok) return fault('unknown-game', entry.error);
    const { game } = entry.value;
    const { min, max } = game.seats;
    const read = game.readOptions(options ?? {});
    const seats = wanted ?? (read.ok ? seatsUnder(game, read.value).min : min);
    if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
      return fault('bad-seats', `${game.title} takes ${min} to ${max} seats`);
    const tooManyOrFew = read.ok ? seatsRefused(game, read.value, seats) : undefined;
    if (tooManyOrFew !== undefined) return fault('bad-seats', tooManyOrFew);
    const viewer = listenerOf(asked, seats);
    if (!viewer.ok) return viewer;
    const opened = open(game, { seats, seed, options });
    if (!opened.ok) return fault('bad-options', opened.error);
    const { table, events } = opened.value;
    const held = { entry: entry.value, table, told: [events], imagined: false };
    return keep(referee, name, held, { events: reported(held, 0, viewer.value) });
  },

  load: (referee, { table: name, save: json }) => {
    const saved = readSave(json);
    if (!saved.ok) return fault('bad-save', saved.error);
    const entry = findGame(saved.value.game, referee.games);
    if (!entry.ok) return fault('unknown-game', entry.error);
    const told: HeldTable['told'][number][] = [];
    const { table, divergence } = follow(entry.value, saved.value, undefined, step => told.push(step.events));
    if (divergence) return fault('bad-save', partingOf(divergence, entry.value, saved.value));
    assert(table, 'a save that was followed has its set-up');
    return keep(referee, name, { entry: entry.value, table, told, imagined: false });
  },

  toAct: (referee, { table: name }) => {
    const held = tableCalled(referee, name);
    return held.ok ? ok(summary(name, held.value)) : held;
  },

  view: (referee, { table: name, viewer: asked }) => {
    const at = watching(referee, name, asked);
    return at.ok ? ok({ view: viewOf(at.value) }) : at;
  },

  moves: (referee, { table: name, seat: asked, limit }) => {
    const at = seated(referee, name, asked);
    if (!at.ok) return at;
    const moves = [];
    for (const move of at.value.held.table.game.moves(viewOf(at.value))) {
      if (moves.length === limit) return ok({ moves, more: true });
      moves.push(move);
    }
    return ok({ moves, more: false });
  },

  sample: (referee, { table: name, seat: asked, seed }) => {
    const at = seated(referee, name, asked);
    if (!at.ok) return at;
    const { game } = at.value.held.table;
    const view = viewOf(at.value);
    for (const _ of game.moves(view)) return ok({ move: game.sample(view, new Rng(stream(seed, 'sample'))) });
    return fault('no-moves', `seat ${at.value.viewer} has no move now`);
  },

  choose: (referee, { table: name, seat: asked, level, seed }) => {
    const at = seated(referee, name, asked);
    if (!at.ok) return at;
    const { held, viewer } = at.value;
    const bot = findBot(held.entry, level);
    if (!bot.ok) return fault('unknown-level', bot.error);
    const toAct = held.table.game.toAct(held.table.state);
    if (!toAct.includes(viewer)) return fault('not-to-act', `seat ${viewer} is not to act`);
    return ok({ move: bot.value.choose(viewOf(at.value), new Rng(stream(seed, 'choose'))) });
  },

  move: (referee, { table: name, seat: asked, move: json, viewer: listener }) => {
    const at = seated(referee, name, asked);
    if (!at.ok) return at;
    const { held, viewer: seat } = at.value;
    const { table, entry } = held;
    const { game } = table;
    const viewer = listenerOf(listener, table.seats);
    if (!viewer.ok) return viewer;
    if (game.toAct(table.state).length === 0) return fault('over', 'the game is over');
    if (isFull(table)) return fault('too-many-moves', `a table takes at most ${MOST_MOVES} moves`);
    const move = game.readMove(json);
    if (!move.ok) return fault('bad-move', move.error);
    const played = play(table, seat, move.value);
    if (!played.ok)
      return {
        ok: false,
        error: { code: 'refused', message: entry.text.refusal(played.error), refusal: played.error },
      };
    const { events } = played.value;
    const next = { ...held, table: played.value.table, told: [...held.told, events] };
    return keep(referee, name, next, { events: reported(next, held.told.length, viewer.value) });
  },

  undo: (referee, { table: name, moves }) => {
    const held = tableCalled(referee, name);
    if (!held.ok) return held;
    const { table, told } = held.value;
    const made = table.log.length;
    if (moves > made)
      return fault('nothing-to-undo', `this table has ${counted(made, 'move')}, not ${moves}`);
    return keep(referee, name, { ...held.value, table: undo(table, moves), told: told.slice(0, -moves) });
  },

  events: (referee, { table: name, viewer: asked, since }) => {
    const held = tableCalled(referee, name);
    if (!held.ok) return held;
    const viewer = listenerOf(asked, held.value.table.seats);
    if (!viewer.ok) return viewer;
    return ok({ events: reported(held.value, since, viewer.value) });
  },

  imagine: (referee, { table: name, viewer: asked, seed, into }) => {
    const at = watching(referee, name, asked);
    if (!at.ok) return at;
    const { held } = at.value;
    const { entry } = held;
    const state = held.table.game.imagine(viewOf(at.value), new Rng(stream(seed, 'imagine')));
    if (into === undefined) return ok({ state });
    const start = { seed: '', dealt: state, start: hashOf(state), log: [], state, trail: NO_TRAIL };
    const table = { ...held.table, ...start };
    return keep(referee, into, { entry, table, told: [[]], imagined: true });
  },

  save: (referee, { table: name }) => {
    const held = tableCalled(referee, name);
    if (!held.ok) return held;
    if (held.value.imagined) return fault('imagined', 'an imagined table has no seed to save');
    return ok({ save: save(held.value.table) });
  },

  quit: () => ok({}),
};

/** Rules that throw in the summary leave what the referee held before. */
function keep(referee: Referee, name: string, held: HeldTable, more: object = {}): Reply {
  const reply = { ...summary(name, held), ...more };
  referee.tables.set(name, held);
  return ok(reply);
}
