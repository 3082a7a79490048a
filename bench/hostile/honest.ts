import { type Game, type Setting, seatsOf } from '../../src/core/contract.ts';
import { bytes } from '../../src/core/laws/json.ts';
import type { Rng } from '../../src/core/rng.ts';
import { readSave } from '../../src/core/save.ts';
import { must } from '../../src/engine/testing.ts';
import { recall, storyOf, type Truth } from '../../src/engine/truth/truth.ts';
import type { Command } from '../../src/protocol/asks.ts';
import type { Tell } from '../../src/protocol/tells.ts';
import { createTable, Pilot, seatedTable, wishFor } from '../../src/server/testing.ts';

interface Made {
  readonly seat: number;
  readonly move: object;
  readonly id: string;
}

/** People who play by the rules while others do not. They remember what they were promised. */
export class HonestTable {
  readonly pilots: readonly Pilot[];
  readonly acknowledged: Made[] = [];
  readonly #game: Game;
  readonly #since: readonly number[];
  readonly #problems: string[] = [];

  private constructor(game: Game, pilots: readonly Pilot[]) {
    this.#game = game;
    this.pilots = pilots;
    this.#since = pilots.map(({ texts }) => texts.length);
  }

  /** A game that has begun. */
  static async playing(url: string, game: Game, { seats, options }: Setting): Promise<HonestTable> {
    const pilots = await seatedTable(url, wishFor(game.id, seats, { options }));
    for (const pilot of pilots) await pilot.fence();
    return new HonestTable(game, pilots);
  }

  /** Everybody has sat down, and nobody is ready. */
  static async gathering(url: string, game: Game, { seats, options }: Setting): Promise<HonestTable> {
    const wish = wishFor(game.id, seats, { options, listed: true });
    const { table } = await createTable(url, wish);
    // Where nobody has the key of the table, somebody leads after a while, which is no effect of an attack.
    const pilots = seatsOf(seats).map(seat => new Pilot(url, table, seat === 0 ? { host: wish.host } : {}));
    for (const [seat, pilot] of pilots.entries()) must(await (await pilot.connect()).sit(seat));
    for (const pilot of pilots) await pilot.fence();
    return new HonestTable(game, pilots);
  }

  get id(): string {
    return this.pilots[0]?.table ?? '';
  }

  get isOver(): boolean {
    return this.pilots.some(({ stage }) => stage === 'over');
  }

  /** It is over, or it cannot go on. */
  get isDone(): boolean {
    return this.isOver || this.#problems.length > 0;
  }

  /** One move, by whoever is to act. */
  async moveOnce(rng: Rng): Promise<void> {
    if (this.isDone) return;
    const pilot = this.pilots.find(one => one.isTurn());
    if (!pilot?.heard) {
      this.#problems.push('it is nobody’s turn in a game that is not over');
      return;
    }
    const move = this.#game.sample(pilot.heard.view, rng);
    const id = `honest-${this.acknowledged.length}-${pilot.part.slice(0, 8)}`;
    const command: Command = { type: 'move', move };
    const done = await pilot.do(command, id);
    if (done.ok) this.acknowledged.push({ seat: pilot.you.seat ?? -1, move, id });
    else this.#problems.push(`a legal move was not made: ${bytes(done.error)}`);
    for (const other of this.pilots) await other.fence();
  }

  async playToEnd(rng: Rng): Promise<void> {
    while (!this.isDone) await this.moveOnce(rng);
  }

  /** Whatever shows that somebody else was at work, in words. */
  async effects(): Promise<readonly string[]> {
    const [first] = this.pilots;
    if (this.isOver && first) {
      const save = must(readSave(JSON.parse(String(must(await first.ask({ type: 'file', id: 'file' }))))));
      const truth = recall(this.#game, save);
      if (truth.ok) this.#compare(truth.value);
      else this.#problems.push(`the file does not replay from move ${truth.error} on`);
    }
    for (const [seat, pilot] of this.pilots.entries()) {
      if (pilot.closed !== undefined) this.#problems.push(`the line of seat ${seat} was closed`);
      this.#problems.push(
        ...strangeTells(pilot.texts.slice(this.#since[seat])).map(one => `seat ${seat}: ${one}`),
      );
    }
    return this.#problems;
  }

  async close(): Promise<void> {
    await Promise.all(this.pilots.map(pilot => pilot.close()));
  }

  #compare(truth: Truth): void {
    const kept = truth.table.log.map(({ seat, move }) => ({ seat, move }));
    const made = this.acknowledged.map(({ seat, move }) => ({ seat, move }));
    if (bytes(kept) !== bytes(made))
      this.#problems.push(`${made.length} moves were acknowledged, and ${kept.length} are in the file`);
    for (const seat of seatsOf(this.pilots.length)) {
      const { heard } = this.pilots[seat] ?? {};
      const view = this.#game.view(truth.table.state, seat);
      if (bytes(heard?.story) !== bytes(storyOf(truth, seat)))
        this.#problems.push(`seat ${seat} heard another story`);
      if (bytes(heard?.view) !== bytes(view)) this.#problems.push(`seat ${seat} sees something else`);
    }
  }
}

/** Messages that do not belong to a game in which people only move: rooms that change, talk, complaints. */
export function strangeTells(texts: readonly string[]): readonly string[] {
  const rooms = new Set<string>();
  const strange: string[] = [];
  for (const text of texts) {
    const tell = JSON.parse(text) as Tell;
    switch (tell.type) {
      case 'pong':
      case 'done':
        break;
      case 'room':
        // Whoever knows a table may watch it, and is counted. It ends by itself, and is then kept for another time.
        rooms.add(
          bytes({
            ...tell.room,
            watchers: 0,
            keptFor: null,
            stage: tell.room.stage === 'over' ? 'playing' : tell.room.stage,
          }),
        );
        break;
      case 'news':
        if (tell.edition > 0) strange.push('a story became shorter');
        break;
      case 'welcome':
      case 'you':
      case 'chat':
      case 'failed':
      case 'error':
        strange.push(text.slice(0, 200));
    }
  }
  return rooms.size > 1 ? [...strange, `the room changed: ${[...rooms].join(' ').slice(0, 400)}`] : strange;
}
