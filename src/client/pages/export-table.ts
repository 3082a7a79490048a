import { saveFile } from '../table/save-file.ts';
import * as text from '../text/tables.ts';

/** Gives the table out as a file, and says how that went. */
export async function exportTable(id: string): Promise<string> {
  try {
    const { localTables } = await import('../local/index.ts');
    const file = await localTables.exportFile(id);
    if (!file.ok) return text.EXPORT_FAILED;
    const name = text.fileName(id);
    saveFile(name, file.value);
    return text.exported(name);
  } catch {
    return text.EXPORT_FAILED;
  }
}
