import { ok } from '../core/contract.ts';
import { hashOf } from '../core/hash.ts';
import { Rng, stream } from '../core/rng.ts';
import { readSave } from '../core/save.ts';
import { inWords, open, play, replay, save } from '../core/table.ts';
import type { Do, Request } from './requests.ts';
import {
  type Desk,
  fault,
  gameOf,
  now,
  type Reply,
  reported,
  seated,
  sittingAt,
  summary,
  viewerOf,
  viewOf,
  watching,
} from './sittings.ts';
import { counted } from './words.ts';

type Handler<Name extends Do> = (desk: Desk, request: Request<Name>) => Reply;

export const handlers: { readonly [Name in Do]: Handler<Name> } = {
  games: ({ games }) =>
    ok({
      games: games.map(({ game: { id, title, rules, seats }, bots }) => ({
        ...{ id, title, rules, seats },
        levels: bots.map(({ level }) => level),
      })),
    }),

  new: (desk, { table: name, game: id, seats: wanted, seed, options, viewer: asked }) => {
    const entry = gameOf(desk, id);
    if (!entry.ok) return entry;
    const { game } = entry.value;
    const { min, max } = game.seats;
    const seats = wanted ?? min;
    if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
      return fault('bad-seats', `${game.title} takes ${min} to ${max} seats`);
    const viewer = asked === undefined ? ok(undefined) : viewerOf(asked, seats);
    if (!viewer.ok) return viewer;
    const opened = open(game, { seats, seed, options });
    if (!opened.ok) return fault('bad-options', opened.error);
    const sitting = { entry: entry.value, history: [opened.value], imagined: false };
    desk.tables.set(name, sitting);
    return ok({ ...summary(name, sitting), events: reported(opened.value, viewer.value) });
  },

  load: (desk, { table: name, save: json }) => {
    const saved = readSave(json);
    if (!saved.ok) return fault('bad-save', saved.error);
    const entry = gameOf(desk, saved.value.game);
    if (!entry.ok) return entry;
    const { game } = entry.value;
    const steps = replay(game, saved.value);
    const history = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) history.push(step.value);
    if (step.value)
      return fault('bad-save', inWords(step.value, { saved: saved.value.rules, here: game.rules }));
    const sitting = { entry: entry.value, history, imagined: false };
    desk.tables.set(name, sitting);
    return ok(summary(name, sitting));
  },

  toAct: (desk, { table: name }) => {
    const sitting = sittingAt(desk, name);
    return sitting.ok ? ok(summary(name, sitting.value)) : sitting;
  },

  view: (desk, { table: name, viewer: asked }) => {
    const at = watching(desk, name, asked);
    return at.ok ? ok({ view: viewOf(at.value) }) : at;
  },

  moves: (desk, { table: name, seat: asked, limit }) => {
    const at = seated(desk, name, asked);
    if (!at.ok) return at;
    const moves = [];
    for (const move of at.value.sitting.entry.game.moves(viewOf(at.value))) {
      if (moves.length === limit) return ok({ moves, more: true });
      moves.push(move);
    }
    return ok({ moves, more: false });
  },

  sample: (desk, { table: name, seat: asked, seed }) => {
    const at = seated(desk, name, asked);
    if (!at.ok) return at;
    const { game } = at.value.sitting.entry;
    const view = viewOf(at.value);
    for (const _ of game.moves(view)) return ok({ move: game.sample(view, new Rng(stream(seed, 'sample'))) });
    return fault('no-moves', `seat ${at.value.viewer} has no move now`);
  },

  choose: (desk, { table: name, seat: asked, level, seed }) => {
    const at = seated(desk, name, asked);
    if (!at.ok) return at;
    const { sitting, viewer } = at.value;
    const { game, bots } = sitting.entry;
    const bot = level === 'strongest' ? bots.at(-1) : bots.find(bot => bot.level === level);
    if (!bot)
      return fault('unknown-level', `${game.id} has ${bots.map(({ level }) => level).join(', ')}, strongest`);
    const toAct = game.toAct(now(sitting.history).state);
    if (!toAct.includes(viewer)) return fault('not-to-act', `seat ${viewer} is not to act`);
    return ok({ move: bot.choose(viewOf(at.value), new Rng(stream(seed, 'choose'))) });
  },

  move: (desk, { table: name, seat: asked, move: json, viewer: asker }) => {
    const at = seated(desk, name, asked);
    if (!at.ok) return at;
    const { sitting, viewer: seat } = at.value;
    const { game, text } = sitting.entry;
    const table = now(sitting.history);
    const viewer = asker === undefined ? ok(undefined) : viewerOf(asker, table.seats);
    if (!viewer.ok) return viewer;
    if (game.toAct(table.state).length === 0) return fault('over', 'the game is over');
    const move = game.readMove(json);
    if (!move.ok) return fault('bad-move', move.error);
    const played = play(table, seat, move.value);
    if (!played.ok)
      return {
        ok: false,
        error: { code: 'refused', message: text.refusal(played.error), refusal: played.error },
      };
    const next = { ...sitting, history: [...sitting.history, played.value] };
    const reply = { ...summary(name, next), events: reported(played.value, viewer.value) };
    desk.tables.set(name, next);
    return ok(reply);
  },

  undo: (desk, { table: name, moves }) => {
    const sitting = sittingAt(desk, name);
    if (!sitting.ok) return sitting;
    const { history } = sitting.value;
    if (moves >= history.length)
      return fault('nothing-to-undo', `this table has ${counted(history.length - 1, 'move')}, not ${moves}`);
    const earlier = { ...sitting.value, history: history.slice(0, history.length - moves) };
    desk.tables.set(name, earlier);
    return ok(summary(name, earlier));
  },

  events: (desk, { table: name, viewer: asked, since }) => {
    const sitting = sittingAt(desk, name);
    if (!sitting.ok) return sitting;
    const { history } = sitting.value;
    const viewer = asked === undefined ? ok(undefined) : viewerOf(asked, now(history).seats);
    if (!viewer.ok) return viewer;
    return ok({ events: history.slice(since).flatMap(step => reported(step, viewer.value)) });
  },

  imagine: (desk, { table: name, viewer: asked, seed, into }) => {
    const at = watching(desk, name, asked);
    if (!at.ok) return at;
    const { entry, history } = at.value.sitting;
    const state = entry.game.imagine(viewOf(at.value), new Rng(stream(seed, 'imagine')));
    if (into === undefined) return ok({ state });
    const table = { ...now(history), seed: '', start: hashOf(state), log: [], state };
    const sitting = { entry, history: [{ table, events: [] }], imagined: true };
    const reply = summary(into, sitting);
    desk.tables.set(into, sitting);
    return ok(reply);
  },

  save: (desk, { table: name }) => {
    const sitting = sittingAt(desk, name);
    if (!sitting.ok) return sitting;
    if (sitting.value.imagined) return fault('imagined', 'an imagined table has no seed to save');
    return ok({ save: save(now(sitting.value.history)) });
  },

  quit: () => ok({}),
};
