import { describe, expect, test } from 'vitest';
import {
  at,
  type Game,
  type GameEntry,
  type Seat,
  type Setting,
  seatsOf,
  settingsOf,
} from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import { LOOKS } from '../../core/players.ts';
import { Rng, stream } from '../../core/rng.ts';
import { games } from '../../games/index.ts';
import { Retelling } from '../truth/retelling.ts';
import { type Truth, withMove } from '../truth/truth.ts';
import { act, type Circumstances, type Decision, decide } from './decide.ts';
import type { Created, Entry } from './entry.ts';
import { standingOf } from './folding.ts';
import { after, newStanding, type Standing, toActOn, truthOf } from './standing.ts';

const partOf = (seat: number): string => Buffer.from(`part ${seat}`.padEnd(32, '.')).toString('hex');

interface Played {
  readonly log: readonly Entry[];
  /** After each entry, as the live table had it. */
  readonly standings: readonly Standing[];
}

/** People who change their minds all the time, at a table that is decided as the server decides. */
function undecided(entry: GameEntry, { seats, options }: Setting, seed: string, most: number): Played {
  const { game } = entry;
  const rng = new Rng(stream(seed, 'undecided'));
  const timed = rng.int(2) === 0;
  const id = 'table';
  const created: Created & { at: number } = {
    ...{ type: 'created', id, game: game.id, options, seats, code: 'abc', listed: false, watch: 'public' },
    ...{ perMove: timed ? 60 : null, perGame: timed ? 600 : null, standIn: null, host: 'host', at: 0 },
    ...{ part: partOf(9), commitment: commitmentTo(id, partOf(9)) },
  };
  const log: Entry[] = [created];
  const standings: Standing[] = [newStanding(created)];
  let now = 0;
  const circumstances = (): Circumstances => ({
    ...{ entry, now, here: () => true, awayFor: () => 0 },
    ...(rng.int(4) === 0 ? {} : { sent: { id: `c${now}`, from: 'someone' } }),
  });
  const take = (decided: { ok: boolean; value?: Decision }): boolean => {
    for (const made of decided.value?.entries ?? []) log.push(made);
    if (decided.value && decided.value.entries.length > 0) standings.push(decided.value.standing);
    return decided.ok;
  };
  const standing = () => at(standings, -1);
  const doAs = (seat: Seat, command: Parameters<typeof decide>[2]) =>
    take(decide(standing(), { seat, host: seat === 0 }, command, circumstances()));

  for (const seat of seatsOf(seats)) {
    const commitment = commitmentTo(id, partOf(seat));
    const sat = {
      type: 'sat',
      seat,
      name: `N${seat}`,
      look: LOOKS[seat] ?? 1,
      key: `${seat}`,
      commitment,
    } as const;
    const entryMade: Entry = { ...sat, at: now };
    log.push(entryMade);
    standings.push(after(standing(), entryMade, game));
  }
  for (const seat of seatsOf(seats)) doAs(seat, { type: 'ready', ready: true });
  doAs(0 as Seat, { type: 'start' });
  for (const seat of seatsOf(seats)) doAs(seat, { type: 'part', part: partOf(seat) });

  while (standing().stage === 'playing' && log.length < most) {
    now += rng.int(30_000);
    const seat = at(seatsOf(seats), rng.int(seats));
    const { state } = truthOf(standing()).table;
    const what = rng.int(12);
    if (what < 3) doAs(seat, { type: 'take-back' });
    else if (what === 3) doAs(seat, { type: standing().pausedBy === null ? 'pause' : 'resume' });
    else if (what === 4) doAs(seat, { type: 'hand-over', seat });
    else if (what === 5) doAs(seat, { type: 'hand-back' });
    else if (what === 6) doAs(seat, { type: 'say', text: `${now}` });
    else if (what === 7) take(act(standing(), { type: 'late', seat }, circumstances()));
    else if (what === 8) {
      if (standing().pausedBy !== null) doAs(seat, { type: 'resume' });
      const acting = toActOn(standing())[0];
      if (acting !== undefined) doAs(acting, { type: 'hand-back' });
      if (acting !== undefined)
        doAs(acting, { type: 'move', move: game.sample(game.view(state, acting), rng) });
    } else {
      const view = game.view(state, seat);
      const [any] = game.moves(view);
      if (any) doAs(seat, { type: 'move', move: game.sample(view, rng) });
    }
  }
  return { log, standings };
}

/** As version 0 wrote it: no taking back says what it leaves. */
const asOfOld = (log: readonly Entry[], until = log.length): readonly Entry[] =>
  log.map((entry, index) => {
    if (entry.type !== 'took-back' || index >= until) return entry;
    const { leaves: _, ...old } = entry;
    return old;
  });

const oneByOne = (game: Game, [first, ...rest]: readonly Entry[]): Standing => {
  if (first?.type !== 'created') throw new Error('no table');
  return rest.reduce((standing, entry) => after(standing, entry, game), newStanding(first));
};

/** Without what only helps to go back. */
const shown = ({ truth, ...standing }: Standing) => {
  if (!truth) return { ...standing, truth };
  const { game: _, ...table } = truth.table;
  return { ...standing, truth: { table, told: truth.told } };
};

describe.each(games.map(entry => [entry.game.id, entry] as const))('%s', (_, entry) => {
  const { game } = entry;
  const setting = at(at(settingsOf(game), 0), -1);

  test('a log is read as it was lived, with what was taken back left out or, of version 0, made again', () => {
    let tookBack = 0;
    for (const seed of ['1', '2', '3']) {
      const { log, standings } = undecided(entry, setting, seed, 220);
      tookBack += log.filter(({ type }) => type === 'took-back').length;
      const lived = shown(at(standings, -1));
      expect(shown(oneByOne(game, log)), `one by one, seed ${seed}`).toEqual(lived);
      expect(shown(standingOf(game, log)), `folded, seed ${seed}`).toEqual(lived);
      expect(shown(standingOf(game, asOfOld(log))), `of version 0, seed ${seed}`).toEqual(lived);
      const middle = log.length >> 1;
      expect(shown(standingOf(game, asOfOld(log, middle))), `of both, seed ${seed}`).toEqual(lived);
      // Wherever it ends, moves may be missing that a later taking back would have left out.
      const cut = log.slice(0, middle);
      expect(shown(standingOf(game, cut)), `cut, seed ${seed}`).toEqual(shown(oneByOne(game, cut)));
    }
    expect(tookBack).toBeGreaterThan(0);
  });
});

describe('what it costs to read a log', () => {
  const entry = at(games, 0);

  /** The rules of a game, counting how often they make a move. */
  function counting() {
    const count = { applied: 0 };
    const game: Game = {
      ...entry.game,
      apply: (...given) => {
        count.applied++;
        return entry.game.apply(...given);
      },
    };
    return { count, game };
  }

  test('what was taken back is not made at all; in a log of version 0 it is made once', () => {
    const setting = { seats: 3, options: {} };
    const { log } = undecided(entry, setting, 'cost', 400);
    const made = log.filter(({ type }) => type === 'moved').length;
    const tookBack = log.filter(({ type }) => type === 'took-back').length;
    expect(tookBack).toBeGreaterThan(20);
    const { count, game } = counting();
    standingOf(game, log);
    expect(count.applied).toBe(made - tookBack);
    count.applied = 0;
    standingOf(game, asOfOld(log));
    expect(count.applied).toBeGreaterThan(made - 1);
    expect(count.applied).toBeLessThan(made + tookBack * setting.seats);
  });

  test('a log in which nobody made what is taken back is no log', () => {
    const { log } = undecided(entry, { seats: 3, options: {} }, 'cost', 40);
    const wrong: Entry = { type: 'took-back', seat: 0 as Seat, at: 0, leaves: { editions: [0, 0, 0, 0] } };
    const before = log.slice(0, log.findIndex(({ type }) => type === 'dealt') + 1);
    expect(() => standingOf(entry.game, [...before, wrong])).toThrow('did not make');
    const { leaves: _, ...old } = wrong;
    expect(() => standingOf(entry.game, [...before, old])).toThrow('cannot be taken back');
  });

  test('a hash that these rules do not lead to is noticed', () => {
    const { log } = undecided(entry, { seats: 3, options: {} }, 'hash', 200);
    const place = log.findLastIndex(made => made.type === 'moved' && made.hash !== undefined);
    const wrong = log.map((made, index) => (index === place ? { ...made, hash: 'other' } : made));
    expect(() => standingOf(entry.game, wrong)).toThrow('another state');
  });
});

test('a truth that is told again is the one that was played, and leaves what it began with alone', () => {
  const { standings } = undecided(at(games, 0), { seats: 3, options: {} }, 'told', 60);
  const dealt = at(
    standings.flatMap(({ truth }) => (truth?.table.log.length === 0 ? [truth] : [])),
    0,
  );
  const retelling = new Retelling(dealt);
  let truth: Truth = dealt;
  const last = truthOf(at(standings, -1));
  for (const { seat, move } of last.table.log) {
    const played = withMove(truth, seat, move, { hashed: false });
    if (!played.ok || !retelling.move(seat, move).ok) throw new Error('refused');
    truth = played.value;
  }
  expect(retelling.truth).toEqual(truth);
  expect(dealt.told).toHaveLength(1);
});
