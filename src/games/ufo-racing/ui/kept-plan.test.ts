import { describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { UfoRacing } from '../types.ts';
import { keepChips, keptChips } from './kept-plan.ts';
import type { Chips } from './planning.ts';

const seat = 1 as Seat;

/** Turn 3; this seat has 4 chips of energy and 1 in its battery, the other one 1 chip. */
const seen = (notes: unknown, change: Partial<Seen<UfoRacing>> = {}): Seen<UfoRacing> =>
  ({
    notes,
    seat,
    keepsNotes: true,
    keepNotes: () => undefined,
    view: {
      public: {
        turn: 3,
        ufos: [
          { energy: 1, battery: 0 },
          { energy: 4, battery: 1 },
        ],
      },
    },
    ...change,
  }) as Seen<UfoRacing>;

const chips: Chips = ['N', 'N', 'up', 'battery', 'plus'];

describe('what is kept', () => {
  test('is what comes back, by way of JSON', () => {
    const keepNotes = vi.fn();
    keepChips(seen(null, { keepNotes }), chips);
    expect(keepNotes).toHaveBeenCalledOnce();
    const notes: unknown = JSON.parse(JSON.stringify(keepNotes.mock.lastCall?.[0]));
    expect(keptChips(seen(notes))).toEqual(chips);
  });

  test('is not written where notes are not kept', () => {
    const keepNotes = vi.fn();
    keepChips(seen(null, { keepNotes, keepsNotes: false }), chips);
    expect(keepNotes).not.toHaveBeenCalled();
  });

  test('counts as it is where nothing is placed any more', () => {
    expect(keptChips(seen({ turn: 3, chips: [] }))).toEqual([]);
  });
});

describe('nothing comes back', () => {
  test.each([
    ['from another turn', { turn: 2, chips }],
    ['without a turn', { chips }],
    ['without chips', { turn: 3 }],
    ['where chips are no list', { turn: 3, chips: 'NN' }],
    ['where a chip lies nowhere', { turn: 3, chips: ['N', 'north'] }],
    ['where a chip is no word', { turn: 3, chips: [1] }],
    ['where more lie there than one has', { turn: 3, chips: [...chips, 'N'] }],
    ['from nothing', null],
    ['from words', 'notes'],
    ['from a list', [3, chips]],
  ])('%s', (_, notes) => {
    expect(keptChips(seen(notes))).toBeNull();
  });

  test('for one who watches', () => {
    const notes = { turn: 3, chips: ['N'] };
    expect(keptChips(seen(notes))).toEqual(['N']);
    expect(keptChips(seen(notes, { seat: null }))).toBeNull();
  });

  test('of more than this seat has, though another may have it', () => {
    expect(keptChips(seen({ turn: 3, chips: ['N'] }, { seat: 0 as Seat }))).toEqual(['N']);
    expect(keptChips(seen({ turn: 3, chips: ['N', 'N'] }, { seat: 0 as Seat }))).toBeNull();
  });
});
