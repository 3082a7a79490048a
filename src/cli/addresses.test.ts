import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf, isLoopback } from './addresses.ts';

const info = (family: 'IPv4' | 'IPv6', address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, netmask: '', mac: '', cidr: null },
  ...(family === 'IPv6' ? { family, scopeid: 0 } : { family }),
});
const interfaces = {
  lo: [info('IPv4', '127.0.0.1', true), info('IPv6', '::1', true)],
  eth0: [info('IPv6', 'fe80::1'), info('IPv6', '2001:db8::7'), info('IPv4', '192.0.2.7')],
  wlan0: [info('IPv4', '198.51.100.4')],
  down: undefined,
};

test.each([
  ['http://127.0.0.1:8555', ['http://127.0.0.1:8555']],
  ['http://192.0.2.7:8555', ['http://192.0.2.7:8555']],
  ['http://0.0.0.0:8555', ['http://192.0.2.7:8555', 'http://198.51.100.4:8555', 'http://localhost:8555']],
  [
    'http://[::]:8555',
    [
      'http://192.0.2.7:8555',
      'http://198.51.100.4:8555',
      'http://[2001:db8::7]:8555',
      'http://localhost:8555',
    ],
  ],
])('a server on %s is found at %s', (url, addresses) => {
  expect(addressesOf(url, interfaces)).toEqual(addresses);
});

test('a machine without a network has itself', () => {
  expect(addressesOf('http://0.0.0.0:8555', { lo: interfaces.lo })).toEqual(['http://localhost:8555']);
});

test.each([
  ['http://127.0.0.1:8555', true],
  ['http://127.1.2.3:8555', true],
  ['http://[::1]:8555', true],
  ['http://localhost:8555', true],
  ['http://0.0.0.0:8555', false],
  ['http://192.0.2.7:8555', false],
])('%s is open to this machine only: %s', (url, only) => {
  expect(isLoopback(url)).toBe(only);
});
