import { expect, test } from 'vitest';
import { rulesOf } from '../src/client/local/rules.ts';
import { games } from '../src/games/index.ts';
import { leftBehind, versions } from './versions/left-behind.ts';
import { faultsInFiles, faultsInProfile } from './versions/local-tables.ts';
import { faultsOnServer } from './versions/server-tables.ts';

/** The drill plays all of it on to its end, and opens it in a browser. */
const trial = { rulesOf, most: 1 };
const QUICK = ['gathering', 'dealing', 'over'];

test.each(versions())('what version %s left behind opens', async version => {
  const left = leftBehind(version);
  const tables = left.tables.filter(({ label }) => QUICK.includes(label));
  expect(await faultsOnServer({ ...left, tables }, games)).toEqual([]);
  expect(await faultsInProfile(left, trial)).toEqual([]);
  expect(await faultsInFiles(left, trial)).toEqual([]);
});
