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
  const page = await loadPage(link.facts.game);
  if (page.ok) return ok({ link, page: page.value });
  link.close();
  return fail({ says: page.error, missing: false });
}

/** Or says in a sentence why there is none. */
export async function loadPage(game: string): Promise<Result<GamePage>> {
  try {
    const page = await pageOf(game);
    return page ? ok(page) : fail(text.UNKNOWN_GAME);
  } catch {
    return fail(text.NOT_LOADED);
  }
}

const told = (trouble: Trouble) => ({
  says: text.TROUBLE_WORDS[trouble],
  missing: trouble === 'no-such-table',
});
