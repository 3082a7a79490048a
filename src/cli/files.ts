import { readFile } from 'node:fs/promises';
import { fail, type GameEntry, ok, type Result } from '../core/contract.ts';
import { readSave, type Save } from '../core/save.ts';
import { games } from '../games/index.ts';

export function findGame(id: string): Result<GameEntry> {
  const entry = games.find(({ game }) => game.id === id);
  return entry ? ok(entry) : fail(`there is no game "${id}"; there is ${idsOf(games).join(', ')}`);
}

export const idsOf = (entries: readonly GameEntry[]): readonly string[] => entries.map(({ game }) => game.id);

/** A save and its game, or one sentence that begins with the name of the file. */
export async function readSaveFile(
  path: string,
): Promise<Result<{ readonly save: Save; readonly entry: GameEntry }>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return fail(`${path} is not JSON: ${json.error}`);
  const save = readSave(json.value);
  if (!save.ok) return fail(`${path} is not a save of Area Five: ${save.error}`);
  const entry = findGame(save.value.game);
  return entry.ok ? ok({ save: save.value, entry: entry.value }) : fail(`${path}: ${entry.error}`);
}

export async function readText(path: string): Promise<Result<string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (thrown) {
    return fail(`${path} cannot be read: ${systemReason(thrown)}`);
  }
}

/** One move per line, so that two saves can be compared by eye and by diff. */
export function saveText({ moves, ...head }: Save): string {
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"moves":[${moves.map(move => `\n${JSON.stringify(move)}`).join(',')}\n]}\n`;
}

export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (thrown) {
    return fail(withPosition((thrown as Error).message, text));
  }
}

export function systemReason(thrown: unknown): string {
  const { code, message } = thrown as { code?: string; message?: string };
  return reasons[code ?? ''] ?? message ?? String(thrown);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'reading or writing it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'there is a file of that name',
};

/** The engine gives a position for some faults only. */
function withPosition(message: string, text: string): string {
  if (message.includes('at position')) return message;
  const at = message.startsWith('Unexpected token') ? firstBadToken(text) : text.length;
  const lines = text.slice(0, at).split('\n');
  const what = message.startsWith('Unexpected token') ? message.replace(/, .*/s, '') : 'Unexpected end';
  return `${what} in JSON at position ${at} (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`;
}

function firstBadToken(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (startsBadly(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function startsBadly(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (thrown) {
    return (thrown as Error).message.startsWith('Unexpected token');
  }
}
