import { assert, type Seat } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import type { Chair, TableCard } from '../../protocol/tells.ts';
import type { LinkStatus, TableFacts } from '../../ui/link.ts';
import type { Known } from './known.ts';
import { botStandsIn } from './stand-in.ts';

/** Each is read anew, so that a page sees a bot stand in. */
export function factsOf({ card, room, you }: Known): TableFacts {
  const known = (): TableCard => {
    const now = card();
    assert(now, 'there is no table page before the first welcome');
    return now;
  };
  return {
    get id() {
      return known().id;
    },
    get game() {
      return known().game;
    },
    get options() {
      return known().options as object;
    },
    get players() {
      return playersOn(room()?.chairs ?? []);
    },
    get here(): readonly Seat[] {
      const { seat } = you();
      return seat === null ? [] : [seat];
    },
    lesson: false,
    online: true,
    checkable: true,
    beside: null,
  };
}

/** The server keeps the table, so storage of this device has no say in it. */
export function statusOf({ line, room, you }: Known): LinkStatus {
  const broken = room()?.stage === 'frozen';
  const isClosed = line() === 'closed';
  const mayMove = line() === 'live' && room()?.pausedBy == null && !botStandsIn(room(), you());
  const held = mayMove ? 'here' : 'waiting';
  return { kept: 'kept', held: isClosed ? 'unreachable' : held, broken, thinking: null };
}

/** Nobody before all seats are taken. A bot that stands in keeps the name of whom it stands in for. */
const playersOn = (chairs: readonly Chair[]): readonly Player[] => {
  const players = chairs.flatMap(playerOn);
  return players.length === chairs.length ? players : [];
};

function playerOn(chair: Chair): readonly Player[] {
  if (chair.by === 'nobody') return [];
  const { name, look } = chair;
  const level = chair.by === 'bot' ? chair.level : chair.standIn;
  return [level === null ? { name, look, by: 'person' } : { name, look, by: 'bot', level }];
}
