import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { KeptProfile, KeptServerTable } from './kept.ts';

/** What one version left behind; `make.ts` writes it. */
export interface LeftBehind {
  readonly version: string;
  readonly tables: readonly KeptServerTable[];
  /** The file of the data folder. */
  readonly database: Buffer;
  readonly profile: KeptProfile;
  /** By name. */
  readonly files: Readonly<Record<string, string>>;
}

export const versionFolder = (version: string): URL => new URL(`${version}/`, import.meta.url);

export const versions = (): readonly string[] =>
  readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(one) - Number(other));

export function leftBehind(version: string): LeftBehind {
  const bytes = (name: string) => readFileSync(new URL(name, versionFolder(version)));
  const packed = (name: string): unknown => JSON.parse(gunzipSync(bytes(name)).toString('utf8'));
  return {
    version,
    tables: JSON.parse(bytes('tables.json').toString('utf8')) as readonly KeptServerTable[],
    database: gunzipSync(bytes('tables.sqlite.gz')),
    profile: packed('profile.json.gz') as KeptProfile,
    files: packed('files.json.gz') as Readonly<Record<string, string>>,
  };
}
