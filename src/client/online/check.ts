import { ok, type Result } from '../../core/contract.ts';
import { checkFair, type Finding } from '../../core/fair.ts';
import { localTables } from '../local/index.ts';
import { readTable } from './kept.ts';

export interface GameCheck {
  readonly game: string;
  readonly moves: number;
  /** The number of the move at which these rules part from the file, 0 the deal; null where the whole game fits. */
  readonly partsAt: number | null;
  /** About the deal, as far as this device can tell; null in a file that does not say how its seed was made. */
  readonly findings: readonly Finding[] | null;
}

/** Computes a whole game from its file again, beside the page; or says in a sentence why the file cannot be read. */
export async function checkGame(file: string): Promise<Result<GameCheck>> {
  const checked = await localTables.checkFile(file);
  if (!checked.ok) return checked;
  const { game, moves, partsAt, fair, dealt } = checked.value;
  const findings = fair ? checkFair(fair, dealt, (await readTable(fair.table)).fair) : null;
  return ok({ game, moves, partsAt, findings });
}
