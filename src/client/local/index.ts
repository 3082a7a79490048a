import type { Result } from '../../core/contract.ts';
import type { Dealt } from '../../core/fair.ts';
import type { Fair } from '../../core/fair-record.ts';
import type { Player } from '../../core/players.ts';
import type { SaveFormat } from '../../core/save.ts';
import type { TableLink, Trouble } from '../../ui/link.ts';
import { askToPersist } from '../persist.ts';
import { type Reached, reach } from './reach.ts';

/** What a new table on this device needs to know. */
export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Player[];
  /** A lesson brings its own deal. */
  readonly lesson?: { readonly seed: string; readonly format: SaveFormat };
  /** Whether the printed box lies beside it. */
  readonly besideBox?: boolean;
}

/** What the rules make of a file. */
export interface CheckedFile {
  readonly game: string;
  readonly moves: number;
  /** The number of the move at which these rules part from it, 0 the deal; null where they do not. */
  readonly partsAt: number | null;
  readonly dealt: Dealt;
  /** Null where the file does not say how its seed was made. */
  readonly fair: Fair | null;
}

/** A table that came from a file, and what the file says of its deal, which may be anything. */
export interface ImportedFile {
  readonly id: string;
  readonly players: readonly Player[];
  readonly dealt: Dealt;
  /** Null where the file does not say how its seed was made. */
  readonly fair: Fair | 'unreadable' | null;
}

/** The tables of this device, whose truth lives in a worker. Each call answers; none throws. */
export interface LocalTables {
  /** Deals, keeps, and gives the table's id; or says in a sentence what is wrong. */
  create(table: NewTable): Promise<Result<string>>;
  open(id: string): Promise<Result<TableLink, Trouble>>;
  /** With the rights of a spectator, beside the window that plays it. */
  watch(id: string): Promise<Result<TableLink, Trouble>>;
  /** A file made by `exportFile`: checked move by move, kept under a new id. */
  importFile(text: string): Promise<Result<ImportedFile>>;
  /** Plays the game of a file again and keeps nothing. */
  checkFile(text: string): Promise<Result<CheckedFile>>;
  /** Also of a table that these rules can no longer play. */
  exportFile(id: string): Promise<Result<string, Trouble>>;
}

export const localTables: LocalTables = {
  create: table => worker().create(table).then(persisting),
  open: id => worker().open(id),
  watch: id => worker().watch(id),
  importFile: text => worker().importFile(text).then(persisting),
  checkFile: text => worker().checkFile(text),
  exportFile: id => worker().exportFile(id),
};

let reached: Reached | undefined;

/** One worker for all tables of a page, from the first call on; a new one after it has failed. */
function worker(): LocalTables {
  if (reached) return reached.tables;
  const started = start();
  if (!started) return nowhere();
  const now = reach(started);
  const crashed = () => {
    started.terminate();
    now.fail();
    if (reached === now) reached = undefined;
  };
  started.addEventListener('error', crashed);
  started.addEventListener('messageerror', crashed);
  reached = now;
  return now.tables;
}

/** Nothing where a browser refuses. */
function start(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

function nowhere(): LocalTables {
  const { tables, fail } = reach({ postMessage: () => undefined, addEventListener: () => undefined });
  fail();
  return tables;
}

function persisting<Answer extends Result<unknown>>(answer: Answer): Answer {
  if (answer.ok) askToPersist();
  return answer;
}
