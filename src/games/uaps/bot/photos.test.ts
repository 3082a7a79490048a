import { describe, expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { atLastActs, atTurn, lastPhotos, type Moment, moveTo, photo, seat, shot, uapIn } from '../testing.ts';
import type { Shot } from '../types.ts';
import { view } from '../view.ts';
import { lastAct, photograph } from './photos.ts';

const photographed = (moment: Moment, price: number, ...shots: readonly Shot[]) => {
  const { public: known, own } = atTurn(moment);
  return photograph({ guess: undefined, shots }, known, at(own, 0), seat(0), price);
};

const [comm, hubble, iss, meteor, spy] = [
  shot(10, 'comm'),
  shot(11, 'hubble'),
  shot(8, 'iss'),
  shot(1, 'meteor'),
  shot(3, 'spy'),
];

describe('photos', () => {
  test('are taken where they are worth most for their time', () => {
    expect(photographed({}, 2, meteor, comm)).toEqual(photo(10, 'comm'));
    expect(photographed({}, 2, meteor, hubble, spy)).toEqual(moveTo(2));
  });

  test('are left alone below the price', () => {
    expect(photographed({}, 3.5, meteor, comm)).toBeUndefined();
    expect(photographed({}, 2.5, hubble, spy)).toBeUndefined();
  });

  test('are not taken where they could not be, or would be worth nothing', () => {
    expect(photographed({ photos: [[1, 1, 'meteor', 'right']] }, 1, meteor)).toBeUndefined();
    expect(photographed({ photos: [[0, 1, 'meteor']] }, 1, meteor)).toBeUndefined();
    expect(photographed({ modifiers: ['no-cameras'] }, 1, meteor)).toBeUndefined();
    expect(photographed({ modifiers: ['light-leak'] }, 1, meteor)).toBeUndefined();
  });

  test('count what modifiers add', () => {
    expect(photographed({ modifiers: ['exclusive'] }, 3, meteor)).toEqual(photo(1, 'meteor'));
    expect(photographed({ modifiers: ['witnesses'] }, 3, meteor)).toBeUndefined();
    const beside = { modifiers: ['witnesses'], photos: [[1, 1, 'meteor']] } as const;
    expect(photographed(beside, 3, meteor)).toEqual(photo(1, 'meteor'));
  });
});

describe('a last act', () => {
  const last = (time: readonly number[], knows: boolean, ...shots: readonly Shot[]) => {
    const { state } = atLastActs({ time });
    const guess = knows ? uapIn(state) : undefined;
    return lastAct({ guess, shots }, view(state, seat(1)), at(state.own, 1), seat(1));
  };

  test('is what brings more: so many photos, or the find', () => {
    expect(last([0, 1], true, hubble, iss).type).toBe('find');
    expect(last([0, 4], true, hubble, iss)).toEqual(lastPhotos(hubble));
    expect(last([0, 1], false, meteor, hubble, iss)).toEqual(lastPhotos(iss, hubble));
    expect(last([0, 1], false)).toEqual(lastPhotos());
  });
});
