import { ok, type Result } from '../../core/contract.ts';
import { checkFair, type Dealt, type Finding, looksMadeOfParts } from '../../core/fair.ts';
import type { Fair } from '../../core/fair-record.ts';
import { type ImportedFile, localTables } from '../local/index.ts';
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
  const findings = fair ? await findingsOf(fair, dealt) : null;
  return ok({ game, moves, partsAt, findings });
}

/** What speaks against the deal of a file: its record cannot be read, is missing, or does not hold. */
export type Doubt = 'unreadable' | 'missing' | Finding;

/** None about a game of one device, which has no record and promises nothing. */
export async function doubtsAbout({
  fair,
  dealt,
}: Pick<ImportedFile, 'fair' | 'dealt'>): Promise<readonly Doubt[]> {
  if (fair === 'unreadable') return [fair];
  if (fair === null) return looksMadeOfParts(dealt.seed) ? ['missing'] : [];
  return (await findingsOf(fair, dealt)).filter(({ holds }) => !holds);
}

const findingsOf = async (fair: Fair, dealt: Dealt): Promise<readonly Finding[]> =>
  checkFair(fair, dealt, (await readTable(fair.table)).fair);
