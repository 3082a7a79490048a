import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at, settingsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { games } from '../../src/games/index.ts';
import { createTable, newKey, wishFor } from '../../src/server/testing.ts';
import { type Child, EndedEarly, killChild, PORT_TAKEN, startChild } from './child.ts';
import { type Judgement, judge } from './judge.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { Person } from './person.ts';
import type { Serving } from './serving.ts';
import { losePower, type Variant } from './variants.ts';
import type { Plan } from './wishes.ts';

export interface Campaign {
  readonly variant: Variant;
  readonly kills: number;
  readonly seed: string;
}

export interface Outcome extends Judgement {
  readonly kills: number;
  readonly acknowledged: number;
  readonly broken: readonly string[];
  readonly resent: number;
  /** Rounds that some had decided and others had not when a kill came. */
  readonly halfMade: number;
  readonly sealed: number;
  readonly sealedKept: number;
  readonly tables: number;
  /** As each server that was started read it back. */
  readonly synchronous: readonly unknown[];
}

/** Of every game the largest table, one with a bot, and one with a single person; in other modes without the second. */
const PLANS: readonly Plan[] = games.flatMap(entry =>
  settingsOf(entry.game).flatMap((settings, mode) => {
    const largest = at(settings, -1);
    const people = mode === 0 ? [largest.seats, largest.seats - 1, 1] : [largest.seats, 1];
    return people.map(count => ({ entry, setting: largest, people: count }));
  }),
);
/** Tables of each plan, so that many writes share a step. */
const OF_EACH = 2;

/** Some kills come while people are still coming back; the others after play of up to this long. */
const EARLY_KILLS = 0.25;
const EARLY_WITHIN_MS = 400;
const PLAY_WITHIN_MS = 1_000;
/** Whoever is not back by then never will be. */
const BACK_WITHIN_MS = 60_000;
/** Commands that each table must still take in the end. */
const GOES_ON_FOR = 5;
/** Another program may have the port for a moment. */
const MOST_STARTS = 20;
const PORT_FREE_AFTER_MS = 250;

/** One server after the other on the same folder, each killed under load; then all that was promised is looked for. */
export async function campaign({ variant, kills, seed }: Campaign): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'area5-crash-'));
  const rng = new Rng(stream(seed, `crash/${variant}`));
  const ledger = newLedger();
  const thrown = (error: unknown) => ledger.broken.push(`a page throws on what it is told: ${String(error)}`);
  process.on('uncaughtException', thrown);
  let people: readonly Person[] = [];
  let server: Child<Serving> | undefined;
  try {
    const servers = serversIn(folder, variant);
    server = await servers.start();
    const { url } = server.told;
    const plans = Array.from({ length: OF_EACH }, () => PLANS).flat();
    people = (
      await Promise.all(plans.map((plan, table) => seat(url, plan, `${seed}/${table}`, ledger)))
    ).flat();
    const lives = people.map(person => person.live());
    let halfMade = 0;
    for (let kill = 0; kill < kills; kill++) {
      await untilKill(people, rng, ledger);
      await killChild(server.process);
      await until(() => people.every(person => !person.isHere), BACK_WITHIN_MS);
      halfMade += new Set(people.filter(person => person.noteKill()).map(({ table }) => table)).size;
      losePower(variant, servers.data);
      server = await servers.start();
    }
    await goesOn(people, ledger);
    for (const person of people) person.go();
    await Promise.all(lives);
    await killChild(server.process);
    losePower(variant, servers.data);
    const judgement = await judge(ledger, servers.data);
    const { acknowledged, broken, resent, sealed, sealedKept } = ledger;
    return {
      ...{ kills, acknowledged: acknowledged.length, ...judgement, broken, resent: resent.size },
      ...{ halfMade, sealed, sealedKept },
      tables: ledger.told.size,
      synchronous: servers.synchronous,
    };
  } finally {
    for (const person of people) person.go();
    if (server) await killChild(server.process);
    process.off('uncaughtException', thrown);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People come back to the address that they know, so each server takes the port of the first. */
function serversIn(folder: string, variant: Variant) {
  const data = join(folder, 'data');
  const page = join(folder, 'page');
  mkdirSync(page);
  const synchronous: unknown[] = [];
  let port = '0';
  const startOnce = () =>
    startChild<Serving>(new URL('./serving.ts', import.meta.url), [data, page, port, variant], {
      env: { NODE_COMPILE_CACHE: join(folder, 'compiled') },
    });
  const start = async (): Promise<Child<Serving>> => {
    for (let tries = 1; ; tries++) {
      try {
        const server = await startOnce();
        synchronous.push(server.told.synchronous);
        port = new URL(server.told.url).port;
        return server;
      } catch (thrown) {
        const taken = thrown instanceof EndedEarly && thrown.code === PORT_TAKEN;
        if (!taken || tries === MOST_STARTS) throw thrown;
        await pause(PORT_FREE_AFTER_MS);
      }
    }
  };
  return { data, synchronous, start };
}

async function seat(url: string, plan: Plan, seed: string, ledger: Ledger): Promise<readonly Person[]> {
  const { entry, setting } = plan;
  const host = newKey();
  const { table } = await createTable(
    url,
    wishFor(entry.game.id, setting.seats, { host, options: setting.options }),
  );
  ledger.acknowledged.push({ table, seat: 0, id: `create-${host}`, command: { type: 'create' } });
  return Array.from({ length: plan.people }, (_, place) => {
    const rng = new Rng(stream(seed, `person/${place}`));
    const leads = place === 0 ? host : undefined;
    return new Person({ url, table, place, plan, key: newKey(), host: leads, ledger, rng });
  });
}

async function untilKill(people: readonly Person[], rng: Rng, ledger: Ledger): Promise<void> {
  if (rng.chance(EARLY_KILLS)) return pause(rng.int(EARLY_WITHIN_MS));
  const back = await until(() => people.every(person => person.isHere), BACK_WITHIN_MS);
  if (!back) ledger.broken.push('not everybody came back');
  return pause(rng.int(PLAY_WITHIN_MS));
}

/** Everybody comes back once more, and every table, or the one that its people went on to, takes commands to the end. */
async function goesOn(people: readonly Person[], { broken }: Ledger): Promise<void> {
  const parties = Map.groupBy(people, ({ party }) => party);
  const keptBy = (party: readonly Person[]) => party.reduce((sum, { kept }) => sum + kept, 0);
  const goals = new Map([...parties].map(([name, party]) => [name, keptBy(party) + GOES_ON_FOR]));
  const wanting = () => [...parties].filter(([name, party]) => keptBy(party) < (goals.get(name) ?? 0));
  const back = await until(() => people.every(person => person.isBack), BACK_WITHIN_MS);
  if (!back) broken.push('not everybody came back in the end');
  // Many bots share a thread, so the last tables may have to wait long; but not without any of them going on.
  for (let left = wanting(); left.length > 0; left = wanting()) {
    const kept = keptBy(left.flatMap(([, party]) => party));
    if (!(await until(() => keptBy(left.flatMap(([, party]) => party)) > kept, BACK_WITHIN_MS))) break;
  }
  for (const [name] of wanting()) broken.push(`table ${name.slice(0, 4)}: does not go on`);
}

async function until(so: () => boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!so()) {
    if (performance.now() > end) return false;
    await pause(5);
  }
  return true;
}
