import { describe, expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { copy } from '../../../core/laws/json.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, type Table } from '../../../core/table.ts';
import { bots } from '../bot.ts';
import { game } from '../index.ts';
import { LEVELS, type Level } from '../levels.ts';
import { MODES, type Mode, type PlanetX, type State, type View } from '../types.ts';

const botOf = (level: Level) =>
  at(
    bots,
    LEVELS.findIndex(one => one.level === level),
  );

function dealt(mode: Mode, seats: number, seed: string): Table<PlanetX> {
  const opened = open(game, { seats, options: { mode }, seed });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.table;
}

/** The end of a game between these levels, seat by seat. */
const played = (mode: Mode, levels: readonly Level[], seed: string): State =>
  playout(dealt(mode, levels.length, seed), levels.map(botOf)).state;

const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `bots/${i}`);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function locateTime({ public: { acts } }: State): number {
  const found = acts.find(act => act.type === 'locate' && act.found);
  if (!found) throw new Error('the game ended without a locate');
  return found.at;
}

/** What was claimed without proof, seen from the end. */
const mistakes = ({ public: { acts, theories } }: State): number =>
  acts.filter(act => act.type === 'locate' && !act.found).length +
  theories.filter(({ fate }) => fate !== 'right').length;

describe.each(LEVELS.map(({ level }) => level))('%s', level => {
  test.each(MODES)('chooses the same from the same view and chance, whatever it saw before (%s)', mode => {
    const views: View[] = [];
    let state = dealt(mode, 2, 'again').state;
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

  test.each<[Mode, number]>([
    ['standard', 16],
    ['expert', 4],
  ])('never claims or locates what is not there (%s)', (mode, games) => {
    const wrong = seeds(games).filter(seed => mistakes(played(mode, [level, level], seed)) > 0);
    expect(wrong).toEqual([]);
  });
});

/** Levels that are close to each other take many games to tell apart; with one left out between, few do. */
const everyOther = LEVELS.filter((_, rank) => rank % 2 === 0);

describe.each([
  { which: 'levels', levels: LEVELS, alone: { standard: 40, expert: 12 }, duels: 60, tags: 'full' },
  { which: 'every other level', levels: everyOther, alone: { standard: 10, expert: 4 }, duels: 10, tags: [] },
])('$which', ({ levels, alone, duels, tags }) => {
  test.each(MODES)('find Planet X sooner the stronger they are, alone (%s)', { tags }, mode => {
    const times = levels.map(({ level }) =>
      mean(seeds(alone[mode]).map(seed => locateTime(played(mode, [level], seed)))),
    );
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('win more the stronger they are', { tags }, () => {
    const shares = levels.slice(1).map(({ level }, below) => {
      const lower = at(levels, below).level;
      const won = seeds(duels).map((seed, index) => {
        const first = index % 2 === 0;
        const state = played('standard', first ? [level, lower] : [lower, level], seed);
        const winners = game.outcome(state)?.winners ?? [];
        return winners.includes((first ? 0 : 1) as Seat) ? 1 : 0;
      });
      return mean(won);
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.5);
  });
});

test('levels want no starting facts', () => {
  const { state } = dealt('standard', 4, 'facts');
  for (const seat of seatsOf(4))
    for (const bot of bots)
      expect(bot.choose(game.view(state, seat), new Rng(stream('any', 'chance')))).toEqual({
        type: 'know',
        level: 'genius',
      });
});
