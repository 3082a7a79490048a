import { fail, ok, type Result } from '../../core/contract.ts';
import type { TableLink, Trouble } from '../../ui/link.ts';
import { localTables } from '../local/index.ts';
import { saveFile } from './save-file.ts';
import * as text from './text.ts';

/** As it stands, or where the table does not answer any more, as it was kept. */
export async function exportTable(link: TableLink): Promise<Result<null, { readonly trouble: Trouble }>> {
  const { game, id } = link.facts;
  const file = await link.file().then(ok, () => localTables.exportFile(id));
  if (!file.ok) return fail({ trouble: file.error });
  saveFile(text.fileName(game, id), file.value);
  return ok(null);
}
