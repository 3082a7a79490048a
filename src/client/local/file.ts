import * as v from 'valibot';
import { fail, type GameEntry, ok, type Result, seatsOf } from '../../core/contract.ts';
import { mendedNames } from '../../core/names-alike.ts';
import { LOOKS, type Player } from '../../core/players.ts';
import { isObject, readAs } from '../../core/read.ts';
import { readSave, type Save } from '../../core/save.ts';
import { playerName } from '../../ui/text.ts';
import { knowledgeEntries, seatingEntries, strangersSchema, type TableRecord } from '../store.ts';
import * as text from './text.ts';

/** What a file says of a table beyond its game. */
export type AboutTable = Pick<TableRecord, 'players' | 'lesson' | 'beside' | 'created' | 'seen' | 'notes'>;

export interface TableFile {
  readonly save: Save;
  /** Whether the file has a record of how its seed was made that says nothing; then the save is without one. */
  readonly unreadableFair: boolean;
  /** Nothing in a save that the command line wrote. */
  readonly about: AboutTable | undefined;
}

const MEGABYTES = 5;

const fileSchema = v.object({
  table: v.optional(v.object({ ...seatingEntries, ...knowledgeEntries, players: strangersSchema })),
});

/** A save with one more key, which the command line does not mind; one move per line. */
export function fileText({
  save: { moves, ...head },
  players,
  lesson,
  beside,
  created,
  seen,
  notes,
}: TableRecord): string {
  const table = { players, lesson, ...(beside && { beside }), created, seen, notes };
  const lines = moves.map(move => `\n${JSON.stringify(move)}`);
  return `${JSON.stringify({ ...head, table }).slice(0, -1)},"moves":[${lines.join(',')}\n]}\n`;
}

export function readFile(file: string): Result<TableFile> {
  if (file.length > MEGABYTES * 1e6) return fail(text.tooLarge(MEGABYTES));
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch {
    return fail(text.NOT_A_TABLE);
  }
  const whole = readSave(json);
  const save = whole.ok ? whole : readSave(withoutFair(json));
  const read = readAs(fileSchema, json, 'the file');
  if (!save.ok || !read.ok) return fail(text.NOT_A_TABLE);
  return ok({ save: save.value, unreadableFair: !whole.ok, about: read.value.table });
}

/** The game may be sound where what is said of its deal is not. */
function withoutFair(json: unknown): unknown {
  if (!isObject(json)) return json;
  const { fair: _, ...save } = json as { readonly fair?: unknown };
  return save;
}

/** Names that cannot be shown or told apart are no reason to refuse a game. */
export function withMendedNames(players: readonly Player[]): readonly Player[] {
  const names = mendedNames(
    players.map(({ name }) => name),
    playerName,
  );
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}

/** Of a save that names nobody: one person against bots of middling strength. */
export function anyPlayers({ bots }: GameEntry, seats: number): readonly Player[] {
  const level = bots[Math.floor(bots.length / 2)]?.level ?? '';
  return seatsOf(seats).map((seat): Player => {
    const one = { name: playerName(seat), look: LOOKS[seat % LOOKS.length] ?? LOOKS[0] };
    return seat === 0 ? { ...one, by: 'person' } : { ...one, by: 'bot', level };
  });
}
