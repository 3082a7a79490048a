import { describe, expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { at, seatCounts, seatsOf } from '../../../core/contract.ts';
import { copy } from '../../../core/laws/json.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, type Table } from '../../../core/table.ts';
import { bots } from '../bot.ts';
import { game } from '../index.ts';
import { LEVELS, type Level } from '../levels.ts';
import { parOf } from '../par.ts';
import { SETUPS, type Setup, type State, type UfoRacing, type View } from '../types.ts';
import { figures } from './figures.ts';

const botOf = (level: Level) =>
  at(
    bots,
    LEVELS.findIndex(one => one.level === level),
  );

function dealt(setup: Setup, seats: number, seed: string): Table<UfoRacing> {
  const opened = open(game, { seats, options: { setup }, seed });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.table;
}

/** The end of a race between these levels; a move that is refused would stop it. */
const raced = (setup: Setup, levels: readonly Level[], seed: string): State =>
  playout(dealt(setup, levels.length, seed), levels.map(botOf)).state;

describe.each(LEVELS.map(({ level }) => level))('%s', level => {
  test('chooses the same from the same view and chance, whatever it saw before', () => {
    const views: View[] = [];
    const moves: unknown[] = [];
    let { state } = dealt('very-short', 2, 'again');
    while (game.toAct(state).length > 0) {
      const seat = at(game.toAct(state), 0);
      const view = game.view(state, seat);
      const move = botOf(level).choose(view, new Rng(stream(`${views.length}`, 'chance')));
      views.push(copy(view));
      moves.push(move);
      state = game.apply(state, seat, move).state;
    }
    const again = views.map((view, index) =>
      botOf(level).choose(view, new Rng(stream(`${index}`, 'chance'))),
    );
    expect(again).toEqual(moves);
  }, 60_000);
});

describe('levels', () => {
  test.each(SETUPS.map((setup, index) => [setup, at(seatCounts(game.seats), index % 5)] as const))(
    'race to the finish on %s with %i seats, and no move of theirs is refused',
    (setup, seats) => {
      const levels = seatsOf(seats).map(seat => at(LEVELS, (seat + seats) % LEVELS.length).level);
      const { end, turn } = raced(setup, levels, `all/${setup}`).public;
      expect(end).not.toBeNull();
      expect(turn).toBeLessThan(60);
    },
    60_000,
  );
});

describe.each([
  { count: 3, tags: [] },
  { count: 8, tags: 'full' },
])('in $count races the strongest', ({ count, tags }) => {
  test('wins most against the weakest, and comes near par', { tags }, () => {
    const races = Array.from({ length: count }, (_, race) => {
      const levels: Level[] = race % 2 === 0 ? ['drifter', 'ace'] : ['ace', 'drifter'];
      const state = raced('very-short', levels, `order/${race}`);
      return { winner: levels[state.public.end?.winner ?? 0], figures: figures(state) };
    });
    const won = races.filter(({ winner }) => winner === 'ace').length;
    expect(won).toBeGreaterThanOrEqual((count * 2) / 3);
    const ratios = races.map(one => at(one.figures.spreads['turnsPerPar'] ?? [], 0)).sort((a, b) => a - b);
    expect(at(ratios, Math.floor(count / 2))).toBeLessThanOrEqual(1.25);
  });
});

describe('figures', () => {
  test('tell the turns of a race, and those as a multiple of par with all weak walls standing', () => {
    const state = raced('very-short', ['racer', 'racer'], 'figures');
    const par = parOf(state.public.track) ?? 0;
    expect(par).toBeGreaterThan(2);
    const { turns, turnsPerPar } = figures(state).spreads;
    expect(turns).toEqual([state.public.turn]);
    expect(at(turnsPerPar ?? [], 0)).toBeCloseTo(state.public.turn / par, 3);
  }, 60_000);
});
