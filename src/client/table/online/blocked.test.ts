import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Chair, Room } from '../../../protocol/tells.ts';
import type { LineState } from '../../online/online.ts';
import { blockedBy } from './blocked.ts';
import * as text from './text.ts';

const person = (standIn: string | null): Chair => ({
  by: 'person',
  name: 'One',
  look: 1,
  ready: true,
  here: true,
  commitment: null,
  revealed: true,
  standIn,
});
const at = (line: LineState, part: Partial<Room> = {}, seat: number | null = 0) => ({
  line: () => line,
  you: () => ({ seat: seat as Seat | null, host: false }),
  room: (): Room => ({
    stage: 'playing',
    chairs: [person(null)],
    pausedBy: null,
    host: null,
    watchers: 0,
    next: null,
    ...part,
  }),
});
const standIn = { chairs: [person('analyst')] };

test.each([
  ['nothing stops a live table', at('live'), null],
  ['no connection comes first', at('offline', { pausedBy: 0 as Seat }), text.BLOCKED_OFFLINE],
  ['a page that left sends nothing', at('closed'), text.BLOCKED_OFFLINE],
  ['what is behind is told', at('catching-up'), text.BLOCKED_BEHIND],
  ['a pause', at('live', { pausedBy: 0 as Seat }), text.PAUSED],
  ['a bot on the own seat', at('live', standIn), text.STANDS_IN],
  ['a bot on another seat is nothing to a watcher', at('live', standIn, null), null],
  ['a game that is over knows no pause', at('live', { pausedBy: 0 as Seat, stage: 'over' }), null],
] as const)('%s', (_, table, why) => {
  expect(blockedBy(table)).toBe(why);
});
