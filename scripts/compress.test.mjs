import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressTexts } from './compress.mjs';

const LONG = 'The sky is quiet.\n'.repeat(100);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area5-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get twins of the same content, at any depth', () => {
  for (const name of ['index.html', 'a.webmanifest', 'assets/a.js', 'assets/a.css', 'assets/a.svg'])
    writeFileSync(join(folder, name), LONG);
  compressTexts(folder);
  for (const name of ['index.html', 'a.webmanifest', 'assets/a.js', 'assets/a.css', 'assets/a.svg']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(LONG);
  }
});

test('what is compressed already, or so short that it would grow, stays alone', () => {
  writeFileSync(join(folder, 'assets', 'a.woff2'), LONG);
  writeFileSync(join(folder, 'assets', 'a.js'), '0');
  compressTexts(folder);
  compressTexts(folder);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['a.js', 'a.woff2']);
});
