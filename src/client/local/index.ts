import type { Result } from '../../core/contract.ts';
import type { Player, TableLink, Trouble } from '../../ui/link.ts';

/** What a new table on this device needs to know. */
export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Player[];
  /** A lesson brings its own deal. */
  readonly lesson?: { readonly seed: string };
}

/** The tables of this device, whose truth lives in a worker. Each call answers; none throws for bad input. */
export interface LocalTables {
  /** Deals, keeps, and gives the table's id; or says in a sentence what is wrong. */
  create(table: NewTable): Promise<Result<string>>;
  open(id: string): Promise<Result<TableLink, Trouble>>;
  /** A file made by `exportFile`: checked move by move, kept under a new id. */
  importFile(text: string): Promise<Result<string>>;
  /** Also of a table that these rules can no longer play. */
  exportFile(id: string): Promise<Result<string, Trouble>>;
}
