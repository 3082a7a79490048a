import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, Setting } from '../../src/core/contract.ts';
import type { Rng } from '../../src/core/rng.ts';
import { nextWord } from '../crash/child.ts';
import type { Variant } from '../secrecy/variant.ts';
import { HonestTable } from './honest.ts';

/** `patient`: it can be asked as fast as one likes. `usual`: with the limits that every server has. */
export type Temper = 'patient' | 'usual';

const HEALTH_EVERY_MS = 500;
/** Between two moves of honest people; so slow that the usual limits let them. */
const THINKING_MS = 100;
/** Lies beside the page, where no path may lead. */
export const BESIDE_THE_PAGE = 'what lies beside the page';

/** A server process that is attacked, with people who play on it meanwhile. */
export class Target {
  readonly url: string;
  readonly crashes: string[] = [];
  readonly effects: string[] = [];
  moves = 0;
  games = 0;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #game: Game;
  readonly #setting: Setting;
  readonly #health: NodeJS.Timeout;
  #playing: HonestTable;
  readonly #gathering: HonestTable;
  #stopping = false;
  #stopped = false;
  #play: Promise<void> = Promise.resolve();

  private constructor(
    child: ChildProcess,
    folder: string,
    url: string,
    game: Game,
    setting: Setting,
    tables: readonly [HonestTable, HonestTable],
  ) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
    this.#game = game;
    this.#setting = setting;
    [this.#playing, this.#gathering] = tables;
    child.on('exit', code => this.#stopped || this.crashes.push(`the server ended with ${code}`));
    child.stderr?.on('data', data => this.crashes.push(String(data).slice(0, 500)));
    this.#health = setInterval(() => void this.#look(), HEALTH_EVERY_MS);
  }

  /** `fault`: a line of the server that is changed. */
  static async start(temper: Temper, game: Game, setting: Setting, fault?: Variant): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'area5-hostile-'));
    const page = join(folder, 'page');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Page</title>');
    writeFileSync(join(folder, 'beside.txt'), BESIDE_THE_PAGE);
    const script = fileURLToPath(new URL('serving.ts', import.meta.url));
    const args = [join(folder, 'data'), page, temper, ...(fault ? [JSON.stringify(fault)] : [])];
    const child = fork(script, args, { silent: true });
    const url = await nextWord<string>(child);
    const playing = await HonestTable.playing(url, game, setting);
    const gathering = await HonestTable.gathering(url, game, setting);
    return new Target(child, folder, url, game, setting, [playing, gathering]);
  }

  /** The table that is being played now. */
  get table(): string {
    return this.#playing.id;
  }

  get waitingTable(): string {
    return this.#gathering.id;
  }

  /** Honest people play one game after the other until the server is stopped. */
  keepPlaying(rng: Rng): void {
    this.#play = Promise.race([this.#games(rng), once(this.#child, 'exit')]).then(
      () => undefined,
      thrown => void this.crashes.push(`honest people cannot go on: ${String(thrown)}`),
    );
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#health);
    await this.#play;
    this.effects.push(...(await this.#gathering.effects()));
    await this.#gathering.close();
    await this.#look();
    this.#stopped = true;
    if (this.#child.exitCode === null) {
      this.#child.disconnect();
      await once(this.#child, 'exit');
    }
    rmSync(this.#folder, { recursive: true });
  }

  async #games(rng: Rng): Promise<void> {
    while (this.crashes.length === 0) {
      await this.#playing.moveOnce(rng);
      if (this.#stopping) await this.#playing.playToEnd(rng);
      else await new Promise(done => setTimeout(done, THINKING_MS));
      if (!this.#playing.isDone) continue;
      const over = this.#playing;
      this.effects.push(...(await over.effects()));
      this.moves += over.acknowledged.length;
      this.games++;
      if (this.#stopping || !over.isOver) return over.close();
      this.#playing = await HonestTable.playing(this.url, this.#game, this.#setting);
      await over.close();
    }
  }

  async #look(): Promise<void> {
    try {
      const { status } = await fetch(`${this.url}/health`);
      if (status !== 200) this.crashes.push(`/health says ${status}`);
    } catch (thrown) {
      this.crashes.push(`/health does not answer: ${String(thrown)}`);
    }
  }
}
