import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/shell.mjs';
import type { Listed, Mutant } from './mutant.ts';
import type { Fate } from './trial.ts';

const FILE = join(root, 'bench', 'mutants', 'list.json');

export const readList = (): readonly Listed[] =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];

/** Those that are not on it yet come behind the others. */
export function addToList(mutants: readonly Mutant[]): void {
  const list = readList();
  const known = new Set(list.map(({ id }) => id));
  writeList([...list, ...mutants.filter(({ id }) => !known.has(id))]);
}

/** Written at once, so that whoever stops a long run keeps what it found. */
export const record = (id: string, commit: string, fate: Fate): void =>
  writeList(readList().map(listed => (listed.id === id ? recorded(listed, commit, fate) : listed)));

export function recorded(listed: Listed, commit: string, fate: Fate): Listed {
  const { id, file, operator, find, put } = listed;
  const mutant: Mutant = { id, file, operator, find, put };
  switch (fate.type) {
    case 'stale':
      return listed;
    case 'killed':
      return { ...mutant, at: commit, killer: fate.killer };
    case 'survived':
      return { ...mutant, at: commit, survived: fate.files };
  }
}

const writeList = (list: readonly Listed[]): void =>
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
