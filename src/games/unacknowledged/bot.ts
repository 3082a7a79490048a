import type { Bot } from '../../core/contract.ts';
import { sample } from './legal.ts';
import type { Unacknowledged } from './types.ts';

export const bots: readonly Bot<Unacknowledged>[] = [
  { level: 'visitor', describe: 'Plays whatever comes to hand.', choose: sample },
];
