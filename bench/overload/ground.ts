import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Game, settingsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { games } from '../../src/games/index.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { killChild, nextWord, startChild } from '../crash/child.ts';
import { HonestTable } from '../hostile/honest.ts';
import type { Attack, Weakness } from './attack.ts';
import type { Fared } from './probe.ts';
import type { ServingOptions } from './serving.ts';
import type { Outcome } from './verdict.ts';

/** Where an attack takes place. */
export interface Ground {
  readonly url: string;
  readonly seed: string;
}

/** Between two moves of honest people. */
const THINKING_MS = 50;
/** An attack that takes longer than this is stuck. */
const LONGEST_ATTACK_MS = 120_000;
const HONEST_SEATS = 3;

/** One attack on a server of its own, on which others play. */
export async function attackOnce(attack: Attack, seed: string, weakness?: Weakness): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'area5-overload-'));
  const site = new Site(folder, attack, weakness);
  try {
    await attack.prepare?.(site.data);
    await site.start();
    return await site.withstand(attack, seed);
  } finally {
    await site.end();
    rmSync(folder, { recursive: true });
  }
}

class Site {
  readonly data: string;
  readonly #page: string;
  readonly #behindProxy: boolean;
  readonly #weakness: Weakness | undefined;
  readonly #honest: HonestTable[] = [];
  readonly #wrong: string[] = [];
  readonly #seen: Fared[] = [];
  #base = 0;
  #url = '';
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(folder: string, { behindProxy = false }: Attack, weakness: Weakness | undefined) {
    this.data = join(folder, 'data');
    this.#page = join(folder, 'page');
    this.#behindProxy = behindProxy;
    this.#weakness = weakness;
    mkdirSync(this.data, { mode: 0o700 });
    mkdirSync(this.#page);
    writeFileSync(join(this.#page, 'index.html'), '<!doctype html><title>Page</title>');
  }

  async start(): Promise<void> {
    const { data } = this;
    const options: ServingOptions = {
      ...{ data, page: this.#page, behindProxy: this.#behindProxy },
      ...(this.#weakness && { weakness: this.#weakness }),
    };
    const script = new URL('serving.ts', import.meta.url);
    const child = await startChild<string>(script, [JSON.stringify(options)], { node: ['--expose-gc'] });
    this.#child = child.process;
    this.#url = child.told;
    child.process.on('exit', code => {
      if (!this.#stopping) this.#wrong.push(`the server ended with ${code}`);
    });
  }

  async withstand(attack: Attack, seed: string): Promise<Outcome> {
    for (const { game } of games.slice(0, 2)) this.#honest.push(await this.#begun(game));
    this.#seen.push(await this.#ask('fared'));
    this.#base = (await this.#ask('begin')).rssMB;
    let attacking = true;
    const plays = this.#honest.map((table, index) => this.#play(table, `${seed}/${index}`, () => attacking));
    const got = await Promise.race([attack.run({ url: this.#url, seed }), stuck()]).catch(thrown => [
      `the attack broke off: ${String(thrown)}`,
    ]);
    attacking = false;
    this.#wrong.push(...got);
    await Promise.all(plays);
    for (const table of this.#honest) this.#wrong.push(...(await table.effects()));
    const frozen = await this.#frozen();
    this.#seen.push(await this.#ask('fared'));
    await this.end();
    return {
      worstMs: Math.max(...this.#seen.map(({ worstMs }) => worstMs)),
      worstBusyMs: Math.max(...this.#seen.map(({ worstBusyMs }) => worstBusyMs)),
      growthMB: Math.max(...this.#seen.slice(1).map(({ peakRssMB }) => peakRssMB)) - this.#base,
      frozen,
      lost: await this.#lost(),
      honestMoves: this.#honest.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      wrong: this.#wrong,
    };
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#stopping = true;
    await Promise.all(this.#honest.map(table => table.close()));
    if (child) await killChild(child);
  }

  #begun(game: Game): Promise<HonestTable> {
    const [usual = []] = settingsOf(game);
    const setting = usual.find(({ seats }) => seats === HONEST_SEATS) ?? usual.at(-1);
    if (!setting) throw new Error(`${game.title} has no seats`);
    return HonestTable.playing(this.#url, game, setting);
  }

  /** As long as the attack lasts, then to the end of the game. */
  async #play(table: HonestTable, seed: string, attacking: () => boolean): Promise<void> {
    const rng = new Rng(stream(seed, 'honest'));
    while (attacking() && !table.isDone) {
      await table.moveOnce(rng);
      await pause(THINKING_MS);
    }
    await table.playToEnd(rng);
  }

  #ask(ask: 'begin' | 'fared'): Promise<Fared> {
    const child = this.#child;
    if (!child?.connected) throw new Error('the server is gone');
    const told = nextWord<Fared>(child);
    child.send(ask);
    return told;
  }

  async #frozen(): Promise<number> {
    const metrics = await (await fetch(`${this.#url}/metrics`)).text();
    return Number(metrics.match(/^area5_tables_frozen_total (\d+)$/m)?.[1] ?? Number.NaN);
  }

  async #lost(): Promise<number> {
    const store = must(await openSqlite(this.data));
    let lost = 0;
    for (const table of this.#honest) {
      const log = await store.log(table.id);
      const kept = new Set(log.map(text => (JSON.parse(text) as { readonly id?: string }).id));
      lost += table.acknowledged.filter(({ id }) => !kept.has(id)).length;
    }
    await store.close();
    return lost;
  }
}

async function stuck(): Promise<never> {
  await pause(LONGEST_ATTACK_MS, undefined, { ref: false });
  throw new Error('it does not end');
}
