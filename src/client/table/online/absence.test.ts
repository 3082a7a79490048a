import { expect, test } from 'vitest';
import type { Room } from '../../../protocol/tells.ts';
import { person, roomWith, seat } from '../../online/testing.ts';
import { absenceIn } from './absence.ts';
import { AWAY, BOT_STANDS_IN } from './text.ts';

const at = (stage: Room['stage']) =>
  roomWith(
    [
      person('Ada'),
      person('Bo', { here: false }),
      person('Cy', { here: false, standIn: 'visitor' }),
      { by: 'bot', name: 'Lynx', look: 4, level: 'visitor' },
    ],
    { stage },
  );
const absences = (room: Room | null) => [0, 1, 2, 3, 4].map(number => absenceIn(room, seat(number)));

test('in play it is told who is away and whom a bot stands in for', () => {
  expect(absences(at('playing'))).toEqual([undefined, AWAY, BOT_STANDS_IN, undefined, undefined]);
});

test('before and after a game nobody is missed', () => {
  for (const room of [at('gathering'), at('over'), null])
    expect(new Set(absences(room))).toEqual(new Set([undefined]));
});
