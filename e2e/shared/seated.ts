import { at, type GameEntry, type GameTypes } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { Pilot } from '../../src/server/testing.ts';
import type { Guest } from './guest.ts';
import type { TableScreen } from './screen.ts';

/** A table on the screen on which moves of its game can be made. */
interface Playable<T extends GameTypes> extends TableScreen {
  waits(): Promise<string>;
  make(move: T['Move']): Promise<void>;
}

/** Somebody at an online table, and what the server tells that seat, to think of moves by. */
export class Seated<T extends GameTypes, Screen extends Playable<T>> {
  readonly guest: Guest;
  readonly table: Screen;
  readonly pilot: Pilot;

  private constructor(guest: Guest, table: Screen, pilot: Pilot) {
    this.guest = guest;
    this.table = table;
    this.pilot = pilot;
  }

  static async at<T extends GameTypes, Screen extends Playable<T>>(
    guest: Guest,
    table: Screen,
    home: string,
  ): Promise<Seated<T, Screen>> {
    await table.waits();
    const [, name = '', key = ''] = (await guest.carryLink()).split('#')[1]?.split('/').slice(1) ?? [];
    const pilot = await new Pilot(home, name, { key }).connect();
    await pilot.until(() => pilot.heard !== undefined);
    return new Seated<T, Screen>(guest, table, pilot);
  }

  get view(): T['View'] {
    return this.pilot.heard?.view as T['View'];
  }

  /** The same seat on another device. */
  movedTo(guest: Guest, table: Screen): Seated<T, Screen> {
    return new Seated<T, Screen>(guest, table, this.pilot);
  }

  async leave(): Promise<void> {
    await this.pilot.close();
    await this.guest.context.close();
  }
}

/** Whoever acts now; nobody when the game is over. */
export async function nextOf<T extends GameTypes, Screen extends Playable<T>>(
  players: readonly Seated<T, Screen>[],
): Promise<Seated<T, Screen> | undefined> {
  for (const { pilot } of players) await pilot.fence();
  return players.find(({ pilot }) => pilot.isTurn());
}

/** Each does what the strongest level would, knowing what that seat knows. */
export async function playOut<T extends GameTypes, Screen extends Playable<T>>(
  { game, bots }: GameEntry<T>,
  players: readonly Seated<T, Screen>[],
): Promise<void> {
  const bot = at(bots, -1);
  const rng = new Rng(stream(game.id, 'people'));
  for (let next = await nextOf(players); next; next = await nextOf(players))
    await next.table.make(bot.choose(next.view, rng));
}
