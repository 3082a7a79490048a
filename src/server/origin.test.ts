import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, isFromHere, isOurName, originIn } from './origin.ts';

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

const asked = (remoteAddress: string, headers: Record<string, string>) => ({
  headers,
  socket: { remoteAddress } as Socket,
});

test.each([
  [false, '198.51.100.9', '192.0.2.1'],
  [true, '198.51.100.9', '198.51.100.9'],
  [true, '203.0.113.5, 198.51.100.9', '198.51.100.9'],
  [true, '203.0.113.5,[2001:db8::1]:443', '2001:db8::1'],
  [true, '198.51.100.9:1234', '198.51.100.9'],
  [true, 'fe80::1%eth0', 'fe80::1'],
  // Whatever is no address is nobody new.
  [true, '198.51.100.9, unknown', '192.0.2.1'],
  [true, 'made up 1', '192.0.2.1'],
  [true, '198.51.100.9,', '192.0.2.1'],
  [true, '', '192.0.2.1'],
])('behind a proxy: %s, forwarded for "%s": it is %s', (trustProxy, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  expect(addressOf(trustProxy)(asked('192.0.2.1', headers))).toBe(address);
});

const NAMES = { origins: ['https://play.example.org'], trustProxy: false, machine: 'Tower' };
const PROXIED = { 'x-forwarded-for': '192.0.2.1' };

test.each([
  ['localhost:8555', true],
  ['LOCALHOST', true],
  ['localhost.', true],
  ['127.0.0.1:8555', true],
  ['127.0.0.1', true],
  ['[::1]:8555', true],
  ['192.168.1.5:8555', true],
  ['tower:8555', true],
  ['tower.local:8555', true],
  ['play.example.org', true],
  ['play.example.org:8443', true],
  ['evil.example', false],
  ['evil.example:8555', false],
  ['localhost.evil.example:8555', false],
  ['play.example.org.evil.example', false],
  ['localhost@evil.example', false],
  ['evil.example/localhost', false],
  ['evil.example?localhost', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  ['%', false],
])('on loopback, a server that was told its name is asked for by "%s": %s', (host, ours) => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9']) {
    expect(isOurName(NAMES)(asked(address, { host }))).toBe(ours);
    // Any page can write this header where no proxy does.
    expect(isOurName(NAMES)(asked(address, { host, ...PROXIED }))).toBe(ours);
    expect(isOurName({ ...NAMES, trustProxy: true })(asked(address, { host, ...PROXIED }))).toBe(ours);
  }
});

test('over the network any name will do, and where no name was told, any that a proxy passes on', () => {
  const host = 'tower.lan:8555';
  expect(isOurName(NAMES)(asked('192.168.1.7', { host }))).toBe(true);
  expect(isOurName(NAMES)(asked('127.0.0.1', {}))).toBe(true);
  const untold = { ...NAMES, origins: [], trustProxy: true };
  expect(isOurName(untold)(asked('127.0.0.1', { host, ...PROXIED }))).toBe(true);
  expect(isOurName(untold)(asked('127.0.0.1', { host }))).toBe(false);
  expect(isOurName({ ...untold, trustProxy: false })(asked('127.0.0.1', { host, ...PROXIED }))).toBe(false);
});
