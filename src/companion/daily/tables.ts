import { keep, readKept } from '../../client/kept.ts';
import { settings } from '../../client/settings.ts';
import { UNREACHABLE } from '../../client/text/new-table.ts';
import { fail, type Result } from '../../core/contract.ts';
import { isObject } from '../../core/read.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { playerName } from '../../ui/text.ts';
import { gameOf } from '../code.ts';
import { codeOfDay, type Day } from '../daily.ts';

const KEY = 'area5.daily';

const nameOf = (day: Day, kind: PuzzleKind): string => `${day} ${kind}`;

/** The table that this device has of a day, by its id. */
export function tableOfDay(day: Day, kind: PuzzleKind): string | undefined {
  const id = kept()[nameOf(day, kind)];
  return typeof id === 'string' ? id : undefined;
}

/** One seat and no bot: the digital game. [A2] */
export async function dealDay(day: Day, kind: PuzzleKind): Promise<Result<string>> {
  try {
    const { localTables } = await import('../../client/local/index.ts');
    const made = await localTables.create({
      game: gameOf(kind),
      options: { code: codeOfDay(day, kind) },
      players: [{ name: settings.name || playerName(0), look: 1, by: 'person' }],
    });
    if (made.ok) keep(KEY, { ...kept(), [nameOf(day, kind)]: made.value });
    return made;
  } catch {
    return fail(UNREACHABLE);
  }
}

function kept(): Readonly<Record<string, unknown>> {
  const json = readKept(KEY);
  return isObject(json) ? (json as Readonly<Record<string, unknown>>) : {};
}
