import { fail, ok, type Result } from '../../core/contract.ts';
import type { GamePage } from '../../ui/game-page.ts';
import type { TableLink, Trouble } from '../../ui/link.ts';
import { pageOf } from '../games.ts';
import { localTables } from '../local/index.ts';
import * as text from './text.ts';

export type Opened = Result<
  { readonly link: TableLink; readonly page: GamePage },
  { readonly says: string; readonly missing: boolean }
>;

export async function openTable(id: string): Promise<Opened> {
  const opened = await localTables.open(id);
  if (!opened.ok) return fail(told(opened.error));
  const link = opened.value;
  const page = await pageOf(link.facts.game);
  if (page) return ok({ link, page });
  link.close();
  return fail({ says: text.UNKNOWN_GAME, missing: false });
}

const told = (trouble: Trouble) => ({
  says: text.TROUBLE_WORDS[trouble],
  missing: trouble === 'no-such-table',
});
