import { expect, test } from 'vitest';
import { NetworkBudgets, NetworkCounts, networksOf, plainAddress } from './network.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['::FFFF:c000:207', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['2001:db8::1%eth0', ['2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48', '0:0::/32']],
  ['::', ['0:0:0:0::/64', '0:0:0::/48', '0:0::/32']],
  ['1::', ['1:0:0:0::/64', '1:0:0::/48', '1:0::/32']],
  ['', ['']],
])('%s belongs to %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5678', '192.0.2.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%eth0]:1', 'fe80::1'],
  ['', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['192.0.2.700', undefined],
  ['192.0.2.7:', undefined],
  ['192.0.2.7 ', undefined],
  ['[192.0.2.7', undefined],
  ['%', undefined],
  [`x${'1'.repeat(1_000)}`, undefined],
])('in "%s" there is the address %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

const ONE_EACH = { burst: 2, perSecond: 0.001, debt: 0 };

test('a whole /64 spends from one budget, a /48 from eight', () => {
  const budgets = new NetworkBudgets(ONE_EACH);
  const from = (network: number, host: number) => budgets.spend(`2001:db8:1:${network}::${host}`);
  expect([1, 2, 3].map(host => from(0, host))).toEqual(['fine', 'fine', 'broke']);
  for (let times = 0; times < 1_000; times++) from(0, 1);
  const fine = Array.from({ length: 20 }, (_, network) => [from(network + 1, 1), from(network + 1, 2)]);
  expect(fine.flat().filter(spent => spent === 'fine')).toHaveLength(2 * 8 - 2);
  expect(budgets.spend('2001:db8:2::1')).toBe('fine');
  expect(budgets.spend('::ffff:192.0.2.7')).toBe('fine');
  expect(budgets.spend('192.0.2.7')).toBe('fine');
  expect(budgets.spend('192.0.2.7')).toBe('broke');
});

test('what there is too much of is not counted, and what is gone is forgotten', () => {
  const counts = new NetworkCounts(2);
  const hosts = ['2001:db8::1', '2001:db8::2', '2001:db8::3'];
  expect(hosts.map(host => counts.enter(networksOf(host)))).toEqual([true, true, false]);
  const others = Array.from({ length: 20 }, (_, network) => `2001:db8:0:${network + 1}::1`);
  expect(others.filter(other => counts.enter(networksOf(other)))).toHaveLength(2 * 8 - 2);
  counts.leave(networksOf('2001:db8::2'));
  expect(counts.enter(networksOf('2001:db8::3'))).toBe(true);
  for (const host of ['2001:db8::1', '2001:db8::3', ...others.slice(0, 14)]) counts.leave(networksOf(host));
  expect(counts.size).toBe(0);
});
