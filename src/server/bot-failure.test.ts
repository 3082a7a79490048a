import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bot, Game, GameEntry, GameTypes } from '../core/contract.ts';
import { type SealedPlan, sealedPlan } from '../core/fixtures/sealed-plan.ts';
import { anybody } from '../core/fixtures/twins.ts';
import { answerFrom } from '../engine/bots/bot-answer.ts';
import type { BotPool } from '../engine/bots/pool.ts';
import type { BotFailure } from '../engine/bots/turns.ts';
import { openMemory } from '../engine/store/memory.ts';
import type { Tables } from '../engine/tables.ts';
import { memoryTables, playing, threadOf } from '../engine/testing.ts';
import { botPool } from './bot-pool.ts';

const text = { event: () => '', refusal: () => '', reason: () => '' };
const plan = (...sites: string[]) => ({ type: 'plan', sites }) as GameTypes['Move'];

/** A machine under load may take a while. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

let tables: Tables | undefined;
let pool: BotPool | undefined;
afterEach(async () => {
  tables?.close();
  await pool?.close();
});

/** Bots that think in this thread. */
const here = (entry: GameEntry): BotPool => ({
  ask: async question => {
    const answer = answerFrom([entry], question);
    if (!answer.ok) throw new Error(answer.error);
    return answer.move;
  },
  close: async () => undefined,
});

interface Planted {
  readonly bot?: Partial<Bot>;
  readonly game?: Partial<Game<SealedPlan>>;
  readonly pool?: BotPool;
}

/** Three people at a sealed plan, of whom the first hands over to a bot with a fault. */
async function handedOver(planted: Planted) {
  const game = { ...sealedPlan, ...planted.game } as Game;
  const faulty: Bot = { ...anybody(game), unasked: () => undefined, level: 'faulty', ...planted.bot };
  const entry: GameEntry = { game, bots: [faulty, anybody(game)], text };
  const failures: BotFailure[] = [];
  const frozen: unknown[] = [];
  const store = openMemory();
  pool = planted.pool ?? here(entry);
  const ask = vi.spyOn(pool, 'ask');
  tables = memoryTables(pool, [entry], store, {
    pace: 'instant',
    botFailed: (_, name, failure) => failures.push({ ...failure, why: `${name}: ${failure.why}` }),
    froze: (_, why) => frozen.push(String(why)),
  });
  const { host, pages } = await playing(tables, { game: 'sealed-plan' });
  await pages[0]?.do({ type: 'hand-over', seat: 0 });
  const moved = async () => {
    const log = await store.log(host.standing.created.id);
    return log.map(line => JSON.parse(line)).filter(({ type }) => type === 'moved');
  };
  return { host, pages, failures, frozen, ask, moved };
}

const dies = threadOf('() => process.exit(1)');
const endless = threadOf('() => { for (;;); }');

const FAULTS: Readonly<Record<string, { readonly planted: () => Planted; readonly why: RegExp }>> = {
  throws: {
    planted: () => ({
      bot: {
        choose: () => {
          throw new Error('a bot that fails');
        },
      },
    }),
    why: /a bot that fails/,
  },
  'makes a move that is refused': {
    planted: () => ({ bot: { choose: () => plan('mesa', 'mesa') } }),
    why: /plan is refused: twice/,
  },
  'makes a move that is none': {
    planted: () => ({ bot: { choose: () => ({ type: 'plan' }) } }),
    why: /plan is refused/,
  },
  'has nothing to say': {
    planted: () => ({ bot: { choose: () => undefined as unknown as GameTypes['Move'] } }),
    why: /the bot has no move/,
  },
  'takes its thread with it': {
    planted: () => ({ pool: botPool(1, { script: dies }) }),
    why: /the thread of the bot ended/,
  },
  'does not come to an end': {
    planted: () => ({ pool: botPool(1, { script: endless, patience: 50 }) }),
    why: /the bot does not come to an end/,
  },
};

describe.each(Object.entries(FAULTS))('a bot that %s', (_, { planted, why }) => {
  test('is told of once, and its table goes on with what the game does for whoever is late', async () => {
    const { host, pages, failures, frozen, moved } = await handedOver(planted());
    await soon(() => expect(host.standing.truth?.table.log).toHaveLength(1));
    expect(await moved()).toMatchObject([{ seat: 0, move: plan('crater'), by: 'table' }]);
    expect(failures).toEqual([{ seat: 0, level: 'faulty', why: expect.stringMatching(why) }]);
    expect(failures[0]?.why).toMatch(/^sealed-plan: /);
    expect(await pages[1]?.do({ type: 'move', move: plan('mesa') })).toMatchObject({ ok: true });
    expect(pages[1]?.room?.stage).toBe('playing');
    expect(host.standing.chat.map(({ type }) => type)).toEqual(['handed-over']);
    expect(frozen).toEqual([]);
  });
});

test('a bot that did not come to an end is not asked again at this table', async () => {
  const { pages, failures, ask, moved } = await handedOver({
    pool: botPool(1, { script: endless, patience: 50 }),
  });
  await soon(async () => expect(await moved()).toHaveLength(1));
  for (const page of pages.slice(1)) await page.do({ type: 'move', move: plan('mesa') });
  await soon(async () => expect(await moved()).toHaveLength(4));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(2);
});

test.each([
  ['throws', () => Promise.reject(new Error('unasked and wrong'))],
  ['is refused', () => Promise.resolve(plan('mesa', 'mesa'))],
])('a bot that unasked %s stays silent until something happens', async (_, answer) => {
  const bot: Partial<Bot> = { unasked: () => undefined };
  const silent: BotPool = {
    ask: async ({ unasked }) => (unasked ? answer() : plan('mesa')),
    close: async () => {},
  };
  const { host, pages, failures, ask } = await handedOver({ bot, pool: silent });
  await soon(() => expect(failures).toHaveLength(1));
  expect(host.standing.truth?.table.log).toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pages[1]?.do({ type: 'move', move: plan('silo') });
  await soon(() => expect(failures).toHaveLength(2));
  expect(pages[1]?.room?.stage).toBe('playing');
});

const botThatThrows: Partial<Bot> = {
  choose: () => {
    throw new Error('a bot that fails');
  },
};

test.each<[string, Partial<Game<SealedPlan>>]>([
  ['refuse it', { late: () => ({ type: 'plan', sites: [] }) }],
  [
    'throw',
    {
      late: () => {
        throw new Error('a rule that fails');
      },
    },
  ],
])('rules that %s where they are asked for the move of whoever is late freeze the table', async (_, game) => {
  const { host, pages, frozen } = await handedOver({ bot: botThatThrows, game });
  await soon(() => expect(pages[1]?.room?.stage).toBe('frozen'));
  expect(frozen).toHaveLength(1);
  expect(host.standing.frozen).toMatch(/a rule that fails|refuses its own move/);
});

test('rules that throw when a table looks who is next freeze it, and nothing else', async () => {
  let broken = false;
  const { host, pages } = await handedOver({
    game: {
      toAct(state) {
        if (broken) throw new Error('a rule that fails');
        return sealedPlan.toAct(state);
      },
    },
  });
  await soon(() => expect(host.standing.truth?.table.log).toHaveLength(1));
  broken = true;
  pages[2]?.leave();
  await soon(() => expect(host.standing.stage).toBe('frozen'));
});
