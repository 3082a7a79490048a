import { type Game, type Setting, settingsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { readSave, type Save } from '../../src/core/save.ts';
import { keyHash } from '../../src/engine/keys.ts';
import { must } from '../../src/engine/testing.ts';
import { startServer } from '../../src/server/serve.ts';
import { Pilot, playToEnd, seatedTable, wishFor } from '../../src/server/testing.ts';
import { type Door, openDoor } from './door.ts';

export interface Searched {
  /** Messages that were looked through. */
  frames: number;
  readonly found: string[];
}

export interface Secrets {
  /** Nobody is ever told these. */
  readonly always: readonly string[];
  /** Nobody is told these before it is over. */
  readonly untilTheEnd: readonly string[];
}

/** Whole games, played by pages from the first chair to the file: no key, part or seed may stand in a message. */
export async function searchGames(games: readonly Game[], seed: string): Promise<Searched> {
  const searched: Searched = { frames: 0, found: [] };
  const door = await openDoor(startServer, games);
  for (const game of games)
    for (const [mode, settings] of settingsOf(game).entries())
      for (const watch of ['public', 'after'] as const) {
        const largest = settings.at(-1);
        const rng = new Rng(stream(seed, `search/${game.id}/${mode}/${watch}`));
        if (largest) await searchGame(door, game, { ...largest, watch }, rng, searched);
      }
  await door.close();
  return searched;
}

/** What stands where it must not, in words. */
export function search(frames: readonly string[], { always, untilTheEnd }: Secrets): readonly string[] {
  const end = frames.findIndex(
    frame => frame.startsWith('{"type":"room"') && frame.includes('"stage":"over"'),
  );
  const open = end === -1 ? frames : frames.slice(0, end);
  const holding = (texts: readonly string[], secrets: readonly string[]) =>
    texts.filter(text => secrets.some(secret => text.includes(secret)));
  return [
    ...holding(frames, always).map(text => `a key or its hash: ${text.slice(0, 120)}`),
    ...holding(open, untilTheEnd).map(text => `a part or the seed, before the end: ${text.slice(0, 120)}`),
  ];
}

async function searchGame(
  door: Door,
  game: Game,
  { seats, options, watch }: Setting & { readonly watch: 'public' | 'after' },
  rng: Rng,
  searched: Searched,
): Promise<void> {
  const wish = wishFor(game.id, seats, { options, watch });
  const seated = await seatedTable(door.url, wish);
  const [first] = seated;
  if (!first) return;
  const pilots = [...seated, await new Pilot(door.url, first.table).connect()];
  for (const pilot of pilots) {
    const early = await pilot.ask({ type: 'file', id: 'early' });
    if (early.ok) searched.found.push(`${game.id}: the file is given before the end`);
  }
  await playToEnd(seated, game, rng);
  const save = must(readSave(JSON.parse(String(must(await first.ask({ type: 'file', id: 'file' }))))));
  const secrets = secretsOf(save, [wish.host, ...pilots.map(({ key }) => key)]);
  for (const pilot of pilots) {
    await pilot.fence();
    searched.frames += pilot.texts.length;
    searched.found.push(...search(pilot.texts, secrets).map(found => `${game.id}: ${found}`));
    await pilot.close();
  }
}

const secretsOf = ({ seed, fair }: Save, keys: readonly string[]): Secrets => ({
  always: keys.flatMap(key => [key, keyHash(key)]),
  untilTheEnd: [
    seed,
    ...(fair ? [fair.server.part, ...fair.seats.flatMap(seat => (seat?.part ? [seat.part] : []))] : []),
  ],
});
