import { at, type Game, settingsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import type { Door } from './door.ts';
import { play } from './script.ts';
import { type Finding, Trial } from './trial.ts';
import { KINDS, type Kind, type Worlds, worldsOf } from './worlds.ts';

export interface Tried {
  /** Pairs of tables. */
  tables: number;
  /** Pairs of what one page was sent for the same doing. */
  pairs: number;
  readonly byKind: Record<Kind, number>;
  readonly findings: string[];
}

export interface Effort {
  readonly seed: string;
  /** Playouts of a game at each number of seats, one mode after the other. */
  readonly playouts: number;
  readonly moments: number;
  /** After so many findings it is enough. */
  readonly enough: number;
}

/** Trials that wait for their answers at the same time. */
const AT_ONCE = 8;

export const nothingTried = (): Tried => ({
  tables: 0,
  pairs: 0,
  byKind: Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>,
  findings: [],
});

export async function tryGame(door: Door, game: Game, effort: Effort, tried: Tried): Promise<void> {
  const worlds = allWorlds(game, effort);
  const worker = async () => {
    for (const next of worlds) {
      if (tried.findings.length >= effort.enough) return;
      await tryOne(door, game, next, tried);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function* allWorlds(game: Game, { seed, playouts, moments }: Effort): Generator<Worlds> {
  const modes = settingsOf(game);
  for (let number = 0; number < playouts; number++)
    for (const setting of at(modes, number % modes.length))
      yield* worldsOf({ game, ...setting, seed: number === 0 ? seed : `${seed}/${number}`, moments });
}

async function tryOne(door: Door, game: Game, worlds: Worlds, tried: Tried): Promise<void> {
  const { kind, seed, at: moves, viewer, pair } = worlds;
  const rng = new Rng(stream(seed, `trial/${kind}/${moves}/${viewer}/${pair[0].table.seats}`));
  const trial = await Trial.open(door, worlds, rng);
  await play(trial);
  await Promise.all(trial.sides.map(side => side.close()));
  tried.tables++;
  tried.pairs += trial.compared;
  tried.byKind[kind] += trial.compared;
  if (trial.finding) tried.findings.push(inWords(game, worlds, trial.finding));
}

function inWords(game: Game, { kind, seed, at: moves, viewer, pair }: Worlds, finding: Finding): string {
  const { options, seats } = pair[0].table;
  const where = `${game.id} with ${JSON.stringify(options)} at ${seats} seats, seed ${JSON.stringify(seed)}`;
  return `${where} after ${moves} moves, ${kind}, to ${viewer}: ${finding.doing}: ${finding.detail}`;
}
