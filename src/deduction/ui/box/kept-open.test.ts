import { expect, test } from 'vitest';
import { at, type GameTypes, seatsOf } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { createKeptOpen } from './kept-open.ts';

const page = (id: string, seat: number) =>
  ({ facts: { id }, seat: at(seatsOf(2), seat) }) as Pick<Seen, 'seat'> as Pick<Seen, 'facts' | 'seat'>;

test('[C13] what is kept open comes back with its own page, and only there, until it is hidden', () => {
  const keptOpenOf = createKeptOpen<GameTypes, string>();
  keptOpenOf(page('table', 0)).keep('facts');
  expect(keptOpenOf(page('table', 0)).shown()).toBe('facts');
  expect(keptOpenOf(page('table', 1)).shown()).toBeNull();
  expect(keptOpenOf(page('other', 0)).shown()).toBeNull();
  keptOpenOf(page('table', 0)).keep(null);
  expect(keptOpenOf(page('table', 0)).shown()).toBeNull();
});
