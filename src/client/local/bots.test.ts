import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assert, type Bot, type GameEntry, seatsOf } from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';
import type { Player } from '../../core/players.ts';
import { BotLoop, type BotTurn, pauseBefore } from '../../engine/bots/bot-loop.ts';
import { openStore } from '../store.ts';
import { rulesOf } from './rules.ts';
import { done, got, listening, newTable, pickOf, seat, tablesWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
});

async function withBots(...by: readonly Player['by'][]) {
  const tables = tablesWith();
  const id = got(await tables.create(newTable(...by)));
  const listen = await listening(tables, id, by[0] === 'person' ? seat(0) : 'spectator');
  listen.link.pace('instant');
  return { tables, id, ...listen };
}

test('bots play a game to its end, and then every seat may be looked through', async () => {
  const { id, link, ears } = await withBots('bot', 'bot', 'bot');
  link.look(seat(1));
  expect(ears.all.map(({ viewer }) => viewer)).toEqual(['spectator']);
  link.look('spectator');
  await ears.until(({ all }) => all.at(-1)?.outcome !== null);
  expect(ears.last).toMatchObject({ toAct: [], takeBack: { can: false } });
  expect(got(await openStore().read(id))).toMatchObject({ outcome: ears.last.outcome, toAct: [] });
  for (const one of seatsOf(3)) {
    link.look(one);
    expect(ears.last).toMatchObject({ viewer: one, from: 0 });
  }
  await ears.until(({ state }) => state.thinking === null);
});

test('bots wait for a person, and go on when it has moved', async () => {
  const { link, ears } = await withBots('person', 'bot', 'bot');
  await ears.until(({ last, state }) => last.toAct.length === 1 && state.thinking === null);
  expect(ears.last.toAct).toEqual([0]);
  const steps = ears.story.length;
  expect(await link.act(seat(0), pickOf(ears.last))).toEqual(done);
  await ears.until(({ last, state }) => last.toAct.length === 1 && state.thinking === null);
  expect(ears.story.length).toBeGreaterThan(steps);
});

test('where a person is silent, a bot proposes a plan, once, and then all wait for the person', async () => {
  const { link, ears } = await withBots('person', 'bot', 'bot');
  for (let pick = 0; pick < 4; pick++) {
    await ears.until(({ last, state }) => last.toAct.length === 1 && state.thinking === null);
    await link.act(seat(0), pickOf(ears.last));
  }
  const plans = () =>
    ears.story
      .flat()
      .filter(event => JSON.stringify(event).includes('"propose"'))
      .map(event => (event as unknown as { readonly seat: number }).seat);
  await ears.until(({ last, state }) => plans().length > 0 && last.toAct.length === 1 && !state.thinking);
  expect(plans()).not.toContain(0);
  expect(ears.last.toAct).toEqual([0]);
});

test('held bots wait until they are let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { link, ears } = await withBots('bot', 'bot', 'bot');
  link.hold(true);
  expect(ears.state.thinking).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ears.all).toHaveLength(1);
  vi.useRealTimers();
  link.hold(false);
  expect(ears.state.thinking).toBe(0);
  await ears.until(({ all }) => all.length > 5);
});

test('a closed table takes whatever still comes, and no bot moves on it', async () => {
  const { tables, id, link, ears } = await withBots('bot', 'bot', 'bot');
  await ears.until(({ all }) => all.length > 3);
  link.close();
  link.pace('quick');
  link.hold(false);
  link.skip();
  link.look('spectator');
  const again = await listening(tables, id, 'spectator');
  again.link.hold(true);
  const { moves } = got(await openStore().read(id));
  expect(again.ears.story.length).toBeGreaterThan(3);
  expect(got(await openStore().read(id)).moves).toBe(moves);
});

describe('a bot that', () => {
  const faulty = (choose: Bot['choose']) => async (game: string) => {
    const entry = (await rulesOf(game)) as GameEntry;
    return { ...entry, bots: [{ level: 'visitor', describe: '', choose }] };
  };

  test.each([
    ['throws', faulty(() => assert(false, 'a fault') as never)],
    ['breaks the rules', faulty(() => ({ type: 'ready' }))],
  ])('%s freezes its table, which stays as it is', async (_, rules) => {
    const tables = tablesWith({ rulesOf: rules });
    const id = got(await tables.create(newTable('person', 'bot', 'bot')));
    const { link, ears } = await listening(tables, id, seat(0));
    link.pace('instant');
    await ears.until(({ state }) => state.broken);
    expect(ears.state.thinking).toBeNull();
    expect(await link.act(seat(0), pickOf(ears.last))).toEqual({ ok: false, error: { trouble: 'broken' } });
    expect(got(await openStore().read(id)).moves).toBe(0);
    expect(got(await link.file())).toContain('"moves":[');
  });
});

test('when a lesson ends, bots sit where a script moved', async () => {
  const tables = tablesWith();
  const lesson = {
    ...newTable('person', 'script', 'script'),
    lesson: { seed: 'lesson', format: 1 as const },
  };
  const { link, ears } = await listening(tables, got(await tables.create(lesson)), seat(0));
  link.pace('instant');
  expect(await link.castBots('nobody')).toEqual({ ok: false, error: { trouble: 'broken' } });
  expect(await link.castBots('analyst')).toEqual(done);
  expect(link.facts).toMatchObject({
    lesson: false,
    players: [{ by: 'person' }, { by: 'bot', level: 'analyst' }, {}],
  });
  await ears.until(({ last }) => last.toAct.length === 1);
});

describe('pauses', () => {
  test.each([
    ['steady', 0, 280],
    ['steady', 1, 800],
    ['steady', 2, 2800],
    ['steady', 9, 3200],
    ['slow', 1, 1600],
    ['quick', 1, 300],
    ['instant', 3, 0],
  ] as const)('%s, with %i things to take in: %i ms', (pace, loudEvents, ms) => {
    expect(pauseBefore({ seat: seat(0), loudEvents, unasked: false }, pace)).toBeCloseTo(ms);
  });

  /** Two bots that have so many moves left. */
  function looped(left: number, pace: Pace) {
    const made: number[] = [];
    const next = (): BotTurn | undefined =>
      made.length < left ? { seat: seat(made.length % 2), loudEvents: 1, unasked: false } : undefined;
    const loop = new BotLoop(
      next,
      async () => made.push(Date.now()),
      () => {},
    );
    loop.pace(pace);
    loop.restart();
    return { loop, made };
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });

  test('are longest before what nobody waits for', () => {
    const asked = { seat: seat(0), loudEvents: 1, unasked: false };
    expect(pauseBefore({ ...asked, unasked: true }, 'steady')).toBeGreaterThan(pauseBefore(asked, 'steady'));
  });

  test('stand before each move', async () => {
    const { made } = looped(2, 'slow');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made).toEqual([1600, 3200]);
  });

  test('begin anew when something happens', async () => {
    const { loop, made } = looped(1, 'slow');
    await vi.advanceTimersByTimeAsync(1000);
    loop.restart();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made).toEqual([2600]);
  });

  test('are left out until no bot has to move, and then stand again', async () => {
    const { loop, made } = looped(3, 'slow');
    loop.skip();
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toHaveLength(3);
    expect(loop.thinking).toBeNull();
    made.length = 2;
    loop.restart();
    await vi.advanceTimersByTimeAsync(1500);
    expect(made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toHaveLength(3);
  });

  test('a change of pace while a move is being made makes no second one', async () => {
    let finish = () => {};
    const move = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
    const loop = new BotLoop(
      () => ({ seat: seat(0), loudEvents: 1, unasked: false }),
      move,
      () => {},
    );
    loop.restart();
    await vi.advanceTimersByTimeAsync(800);
    loop.pace('instant');
    loop.skip();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(move).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(move).toHaveBeenCalledTimes(2);
  });
});
