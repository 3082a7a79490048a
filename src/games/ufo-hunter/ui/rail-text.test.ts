import { expect, test } from 'vitest';
import { NO_CONTACTS, NO_EQUIPMENT } from '../board.ts';
import { boardNames } from './rail-text.ts';

test('what lies on the trading board is named once, with how many there are', () => {
  const board = {
    equipment: { ...NO_EQUIPMENT, telescope: 2, 'infra-goggles': 2, 'radar-gun': 1 },
    contacts: { ...NO_CONTACTS, aviator: 2 },
  };
  expect(boardNames(board)).toBe('2 Aviators (+2 by air), 2 Telescopes, 2 Infra-Goggles and Radar Gun');
});
