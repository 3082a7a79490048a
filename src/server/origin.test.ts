import { expect, test } from 'vitest';
import { originIn } from './origin.ts';

test.each([
  ['https://play.example.org', 'https://play.example.org'],
  ['http://192.0.2.7:8555', 'http://192.0.2.7:8555'],
  ['https://play.example.org/', 'https://play.example.org'],
  ['HTTPS://Play.Example.org:443', 'https://play.example.org'],
])('%s is the origin that a browser calls %s', (text, origin) => {
  expect(originIn(text)).toBe(origin);
});

test.each([
  'foo',
  '',
  '*',
  'null',
  'play.example.org',
  'localhost:8555',
  'ftp://play.example.org',
  'https://',
  'https://play.example.org/app',
  'https://play.example.org?x',
  'https://play.example.org#x',
  'https://me@play.example.org',
  'https://*.example.org',
])('"%s" is no origin', text => {
  expect(originIn(text)).toBeUndefined();
});
