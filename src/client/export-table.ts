import { fail, ok, type Result } from '../core/contract.ts';
import type { Trouble } from '../ui/link.ts';
import { saveFile } from './save-file.ts';
import * as text from './text/export.ts';

/** Gives a table out as a file: as it stands, or where it does not answer, as it was kept. Tells the file's name. */
export async function exportTable(
  id: string,
  asItStands?: () => Promise<Result<string, unknown>>,
): Promise<Result<string, Trouble>> {
  const now = await asItStands?.();
  const content = now?.ok ? now : await asKept(id);
  if (!content.ok) return content;
  const name = text.fileName(gameIn(content.value), id);
  saveFile(name, content.value);
  return ok(name);
}

/** The same for a table that is not open, with a sentence about how it went. */
export async function exportKept(id: string): Promise<string> {
  const file = await exportTable(id);
  return file.ok ? text.exported(file.value) : text.EXPORT_FAILED;
}

async function asKept(id: string): Promise<Result<string, Trouble>> {
  try {
    const { localTables } = await import('./local/index.ts');
    return await localTables.exportFile(id);
  } catch {
    return fail('unreachable');
  }
}

/** What cannot be read can still be exported, so nothing is sure about it. */
function gameIn(content: string): string {
  try {
    const { game } = JSON.parse(content) as { readonly game?: unknown };
    return typeof game === 'string' && /^[a-z0-9-]+$/.test(game) ? game : text.SOME_GAME;
  } catch {
    return text.SOME_GAME;
  }
}
