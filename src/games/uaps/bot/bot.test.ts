import { describe, expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { copy } from '../../../core/laws/json.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, type Table } from '../../../core/table.ts';
import { bots } from '../bot.ts';
import { game } from '../index.ts';
import { LEVELS, type Level } from '../levels.ts';
import type { Mode, Modifier, State, Uaps, View } from '../types.ts';
import { figures } from './figures.ts';

const botOf = (level: Level) =>
  at(
    bots,
    LEVELS.findIndex(one => one.level === level),
  );

function dealt(mode: Mode, seats: number, seed: string, modifiers?: readonly Modifier[]): Table<Uaps> {
  const options = modifiers ? { mode, modifiers } : { mode };
  const opened = open(game, { seats, options, seed });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.table;
}

/** The end of a game between these levels, seat by seat. */
const played = (mode: Mode, levels: readonly Level[], seed: string): State =>
  playout(dealt(mode, levels.length, seed), levels.map(botOf)).state;

const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `bots/${i}`);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What was photographed or named without proof, seen from the end. */
function mistakes(state: State): number {
  const { counts } = figures(state);
  return (counts.wrongFinds ?? 0) + (counts.falsePhotos ?? 0);
}

describe.each(LEVELS.map(({ level }) => level))('%s', level => {
  test('chooses the same from the same view and chance, whatever it saw before', () => {
    const views: View[] = [];
    let { state } = dealt('basic', 2, 'again');
    const moves: unknown[] = [];
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
  });

  test.each<[Mode, number, number]>([
    ['basic', 3, 3],
    ['expert', 2, 1],
  ])('never photographs or names what is not there (%s)', (mode, seats, games) => {
    const states = seeds(games).map(seed =>
      played(
        mode,
        seatsOf(seats).map(() => level),
        seed,
      ),
    );
    expect(states.map(mistakes)).toEqual(states.map(() => 0));
    expect(states.some(({ public: { photos } }) => photos.length > 0)).toBe(true);
  });

  test('comes to an end where next to nothing can be asked', () => {
    for (const modifiers of [
      ['moonglare', 'border-guards', 'power-cut', 'shuttle'],
      ['power-cut', 'jamming', 'overcast', 'border-guards'],
    ] as const) {
      const table = playout(dealt('basic', 1, 'stuck', modifiers), [botOf(level)]);
      expect(table.state.public.finder).toBe(0);
    }
  });

  test('takes no photos where nobody else is at the table', () => {
    expect(played('basic', [level], 'alone').public.photos).toEqual([]);
  });
});

/** Levels that are close to each other take many games to tell apart; with one left out between, few do. */
const everyOther = LEVELS.filter((_, rank) => rank % 2 === 0);

describe.each([
  { which: 'levels', levels: LEVELS, alone: 8, duels: 12, tags: 'full' },
  { which: 'every other level', levels: everyOther, alone: 4, duels: 8, tags: [] },
])('$which', ({ levels, alone, duels, tags }) => {
  test('find the UAP sooner the stronger they are, alone', { tags }, () => {
    const times = levels.map(({ level }) =>
      mean(seeds(alone).flatMap(seed => figures(played('basic', [level], seed)).spreads.findTime ?? [])),
    );
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('win more the stronger they are', { tags }, () => {
    const shares = levels.slice(1).map(({ level }, below) => {
      const lower = at(levels, below).level;
      const won = seeds(duels).map((seed, index) => {
        const first = index % 2 === 0;
        const state = played('basic', first ? [level, lower] : [lower, level], seed);
        const winners = game.outcome(state)?.winners ?? [];
        return winners.includes((first ? 0 : 1) as Seat) ? 1 : 0;
      });
      return mean(won);
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.5);
  });
});

test('levels want no starting facts', () => {
  const { state } = dealt('basic', 4, 'facts');
  for (const seat of seatsOf(4))
    for (const bot of bots)
      expect(bot.choose(game.view(state, seat), new Rng(stream('any', 'chance')))).toEqual({
        type: 'know',
        level: 'genius',
      });
});
