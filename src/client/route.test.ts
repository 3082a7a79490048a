import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '#/tables' });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { linkTo, readRoute, route } = await import('./route.ts');

test('the first page is the one in the address', () => {
  expect(route()).toEqual({ page: 'tables' });
});

test.each([
  ['', { page: 'home' }],
  ['#', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/tables', { page: 'tables' }],
  ['#/lessons', { page: 'lessons' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
  ['#/new/unacknowledged', { page: 'new', game: 'unacknowledged' }],
  ['#/new/unacknowledged/alone', { page: 'new', game: 'unacknowledged', preset: 'alone' }],
  ['#/rules/unacknowledged', { page: 'rules', game: 'unacknowledged' }],
  ['#/learn/unacknowledged', { page: 'learn', game: 'unacknowledged' }],
  ['#/table/abc', { page: 'table', id: 'abc' }],
  ['#/online/abc', { page: 'online', id: 'abc' }],
  ['#/screen/abc', { page: 'screen', id: 'abc', here: false }],
  ['#/screen/here/abc', { page: 'screen', id: 'abc', here: true }],
  ['#/join', { page: 'join' }],
  ['#/lobby', { page: 'lobby' }],
  ['#/companion', { page: 'companion' }],
  ['#/companion/daily', { page: 'companion', at: 'daily' }],
  ['#/companion/new/2345-6789-ACE', { page: 'companion', at: 'new', what: '2345-6789-ACE' }],
  ['#/companion/new/4345-6789-ACE+2345X', { page: 'companion', at: 'new', what: '4345-6789-ACE+2345X' }],
  ['#/seat/abc/key', { page: 'seat', id: 'abc', key: 'key' }],
  ['#/seat/abc/key/host', { page: 'seat', id: 'abc', key: 'key', host: 'host' }],
] as const)('%s is read', (hash, expected) => {
  expect(readRoute(hash)).toEqual(expected);
  if (hash.length > 2) expect(linkTo(expected)).toBe(hash);
});

test.each([
  '#/new',
  '#/table',
  '#/rules/',
  '#/tables/1',
  '#/elsewhere',
  '#/table/abc/def',
  '#/online',
  '#/online/abc/def',
  '#/screen',
  '#/screen/abc/key',
  '#/join/abc',
  '#/companion/new/abc/def',
  '#/companion//def',
  '#/seat/abc',
  '#/seat/abc/key/',
  '#/seat/abc/key/host/more',
  '#/learn/unacknowledged/alone',
  '#/new/unacknowledged/alone/more',
  '#//',
])('%s leads nowhere, or home', hash => {
  expect(['nowhere', 'home']).toContain(readRoute(hash).page);
});
