import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../core/contract.ts';
import { databaseOf } from './database.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

interface Kept extends DBSchema {
  things: { key: string; value: string };
}

const page = (version: number) =>
  databaseOf<Kept>('things', version, (db, old) => {
    if (old < 1) db.createObjectStore('things');
  });

test('a newer version in another window need not wait, and what it has is left alone', async () => {
  const older = page(1);
  expect(await older(db => db.put('things', 'kept', 'one'))).toEqual(ok('one'));
  const newer = page(2);
  expect(await newer(db => db.get('things', 'one'))).toEqual(ok('kept'));
  expect(await older(db => db.get('things', 'one'))).toEqual(fail('storage-missing'));
});

test('storage that was not there is tried again', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const attempt = page(1);
  expect(await attempt(db => db.count('things'))).toEqual(fail('storage-missing'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await attempt(db => db.count('things'))).toEqual(ok(0));
});

test('full storage is told from none', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await page(1)(full)).toEqual(fail('storage-full'));
  const db = await openDB('things');
  expect([...db.objectStoreNames]).toEqual(['things']);
  db.close();
});
