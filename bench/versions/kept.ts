import type { RoomStage } from '../../src/protocol/tells.ts';

/** A table in a data folder that a version left behind. */
export interface KeptServerTable {
  readonly label: string;
  readonly table: string;
  readonly game: string;
  readonly stage: RoomStage;
  /** That it is played by; the oldest there are where it says nothing. */
  readonly rules?: number;
  readonly chat: number;
  readonly people: readonly Person[];
}

export interface Person {
  readonly seat: number | null;
  readonly key: string;
  readonly host?: string;
  readonly part: string;
  /** The hash of the view, and how many steps the story had. */
  readonly knows: { readonly view: string; readonly steps: number } | null;
}

/** What a browser keeps for a page: everything that survives closing it. */
export interface KeptProfile {
  readonly databases: readonly KeptDatabase[];
  readonly localStorage: Readonly<Record<string, string>>;
}

export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string;
    readonly records: readonly unknown[];
  }[];
}
