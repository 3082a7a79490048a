import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isFromHere, originIn } from './origin.ts';

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

test.each([
  ['127.0.0.1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['::1', {}, true],
  // A published port of a container.
  ['172.17.0.1', {}, false],
  ['10.0.2.100', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, false],
])('who asks from %s with %j is on this machine: %s', (remoteAddress, headers, here) => {
  expect(isFromHere({ headers, socket: { remoteAddress } as Socket })).toBe(here);
});
