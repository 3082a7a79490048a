import { readFile } from 'node:fs/promises';
import { fail, type GameEntry, ok, type Result } from '../core/contract.ts';
import { readSave, type Save } from '../core/save.ts';
import { findGame } from './find.ts';
import { parseJson } from './json.ts';
import { shown } from './words.ts';

/** Reasons may quote the file. */
export const LONGEST_REASON = 300;

/** A save and its game, or one sentence that begins with the name of the file. */
export async function readSaveFile(
  path: string,
): Promise<Result<{ readonly save: Save; readonly entry: GameEntry }>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return fail(`${path} is not JSON: ${json.error}`);
  const save = readSave(json.value);
  if (!save.ok) return fail(`${path} is not a save of Area Five: ${shown(save.error, LONGEST_REASON)}`);
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

/** Does what writes to `path`, or says in one sentence why it could not. */
export async function writeTo(path: string, write: () => Promise<unknown>): Promise<Result<void>> {
  try {
    await write();
    return ok(undefined);
  } catch (thrown) {
    return fail(`${path} cannot be written: ${systemReason(thrown)}`);
  }
}

function systemReason(thrown: unknown): string {
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
