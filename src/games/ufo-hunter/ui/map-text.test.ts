import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../../core/contract.ts';
import { place } from '../board.ts';
import { type RegionFacts, regionLabel } from './map-text.ts';
import type { MapRumor } from './map-types.ts';

describe('what is heard', () => {
  const [you, heron] = seatsOf(2);
  const facts: RegionFacts = {
    region: place(20),
    rumor: null,
    hunters: [],
    links: [],
    way: null,
    tooFar: null,
    press: null,
  };

  test('name, color, rumor, stakes, who has seen it, and how to get there', () => {
    const staked = {
      region: 20,
      number: 2,
      known: null,
      looked: [
        { seat: you ?? 0, look: 1, name: 'Player 1', mine: true },
        { seat: heron ?? 1, look: 2, name: 'Heron', mine: false },
      ],
      stakes: [{ seat: you ?? 0, look: 1, name: 'You', amount: 2, mine: true }],
    };
    const label = regionLabel({
      ...facts,
      rumor: staked as MapRumor,
      way: { steps: 2, path: [12, 11, 20], cost: 0 },
    });
    expect(label).toBe(
      'Sahara, violet, rumor 2, your stake 2, seen by you and Heron, 2 spaces away, you can go there',
    );
  });

  test('what is too far says how far it is', () => {
    expect(regionLabel({ ...facts, tooFar: 3 })).toBe('Sahara, violet, 3 spaces away, too far');
  });

  test('who is there, where links lead, and what only this player knows', () => {
    const label = regionLabel({
      ...facts,
      region: place(1),
      rumor: { region: 1, number: 4, stakes: [], looked: [], known: { tag: 'R', says: 'you know Hoaxers' } },
      hunters: [
        {
          seat: heron ?? 1,
          look: 2,
          name: 'Heron',
          region: 1,
          mine: false,
        } as RegionFacts['hunters'][number],
      ],
      links: [{ letter: 'A', name: 'Tunguska' }],
      way: { steps: 1, path: [6, 1], cost: 1 },
    });
    expect(label).toBe(
      'Bering Gate, green, rumor 4, seen by nobody, private: you know Hoaxers, Heron is here, link A to Tunguska, 1 space away, you can go there for 1 money',
    );
  });
});
