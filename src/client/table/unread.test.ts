import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, type Seat, seatsOf } from '../../core/contract.ts';
import { forgetReadPages } from '../read-pages.ts';
import type { Story } from './story.ts';
import { createUnread } from './unread.ts';

const seats = seatsOf(3);
const [one, two] = [at(seats, 0), at(seats, 1)];
const page = {
  toldApart: (step: readonly { readonly type: string }[], seat: Seat) =>
    step.some(({ type }) => type === `asked by ${seat}` || type === 'facts') ? 'your answer waits' : null,
};
const deal: Story = [[{ type: 'deal' }]];
const asked = (story: Story, seat: Seat): Story => [...story, [{ type: `asked by ${seat}` }]];
const open = (here: readonly Seat[] = [one, two]) =>
  createRoot(() => createUnread(page, { id: 'table', here }));

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer waits for whoever asked, until it is read on the own page', () => {
  const unread = open();
  unread.hear(deal, 'spectator');
  expect(unread.waiting()).toEqual([]);
  unread.hear(asked(deal, two), 'spectator');
  expect(unread.waiting()).toEqual([two]);
  expect([unread.says(one), unread.says(two)]).toEqual([null, 'your answer waits']);
  expect(unread.hear(asked(deal, two), two)).toBe(true);
  expect(unread.hear(asked(deal, two), two)).toBe(false);
  expect(unread.waiting()).toEqual([]);
  expect(unread.says(two)).toBe(null);
});

test('what is put off is not asked again but stays offered, and a new answer is asked for', () => {
  const unread = open();
  unread.hear(deal, 'spectator');
  unread.hear(asked(deal, one), 'spectator');
  unread.putOff(one);
  expect(unread.waiting()).toEqual([]);
  expect(unread.says(one)).not.toBe(null);
  unread.hear(asked(asked(deal, one), one), 'spectator');
  expect(unread.waiting()).toEqual([one]);
});

test('what came for all while one had the page waits for the others', () => {
  const unread = open();
  unread.hear(deal, 'spectator');
  expect(unread.hear([...deal, [{ type: 'facts' }]], two)).toBe(true);
  expect(unread.waiting()).toEqual([one]);
});

test('a table that is opened again offers only the newest answer, and asks nobody', () => {
  const unread = open();
  unread.hear(asked(asked(deal, one), two), 'spectator');
  expect(unread.waiting()).toEqual([]);
  expect([unread.says(one), unread.says(two)]).toEqual([null, 'your answer waits']);
});

test('what was read is not told again when the table is opened again, and what was not read stays offered', () => {
  const story = asked(asked(deal, one), two);
  const before = open();
  before.hear(deal, 'spectator');
  before.hear(story, 'spectator');
  expect(before.hear(story, two)).toBe(true);
  const again = open();
  again.hear(story, 'spectator');
  expect([again.says(one), again.says(two)]).toEqual(['your answer waits', null]);
  expect(again.waiting()).toEqual([]);
  again.hear(asked(story, two), 'spectator');
  expect(again.waiting()).toEqual([two]);
});

test('what was read goes with its table', () => {
  const story = asked(deal, one);
  const before = open();
  before.hear(story, one);
  forgetReadPages('table');
  const again = open();
  again.hear(story, 'spectator');
  expect(again.says(one)).toBe('your answer waits');
});

test('an answer to what was taken back and asked anew is told', () => {
  const unread = open();
  unread.hear(asked(deal, one), one);
  unread.hear(deal, 'spectator');
  unread.hear(asked(deal, one), 'spectator');
  expect(unread.says(one)).toBe('your answer waits');
});

test('one person needs none of it', () => {
  const unread = open([one]);
  expect(unread.hear(asked(deal, one), one)).toBe(false);
  expect(unread.waiting()).toEqual([]);
});
