import { assert, type Seat, seatsOf } from '../../../src/core/contract.ts';
import { mirrors, type RoomState } from '../colyseus-state.ts';
import { peer } from '../peers/index.mjs';
import { type RuleName, rules } from '../rules.ts';
import type { Connect, SeatLink } from './link.ts';

/** What is used of the client: https://docs.colyseus.io/sdk */
interface Room {
  readonly roomId: string;
  readonly state: RoomState;
  readonly onStateChange: (heard: () => void) => void;
  send(type: string, message: object): void;
  leave(): Promise<unknown>;
}

interface Sdk {
  create(room: string, options: object): Promise<Room>;
  joinById(roomId: string, options: object): Promise<Room>;
}

// The client takes Node's own WebSocket where there is one, which is several times slower than ws.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = (await peer('@colyseus/sdk')) as { Client: new (url: string) => Sdk };

export const colyseus: Connect = (url, rule) => {
  const sdk = new Client(url);
  return {
    async open(seed, heard) {
      const [host, ...others] = seatsOf(rules[rule].seats);
      assert(host !== undefined, 'a table has seats');
      const first = await sdk.create('table', { seed, seat: host });
      const rest = others.map(async seat => {
        const room = await sdk.joinById(first.roomId, { seat });
        return seatAt(room, seat, rule, heard);
      });
      const seats = await Promise.all([seatAt(first, host, rule, heard), ...rest]);
      return {
        seats,
        close() {
          for (const { room } of seats) void room.leave();
        },
      };
    },
  };
};

function seatAt(
  room: Room,
  seat: Seat,
  rule: RuleName,
  heard: (seat: Seat) => void,
): Promise<SeatLink & { readonly room: Room }> {
  const link = {
    room,
    view: () => mirrors[rule].read(room.state, seat),
    send: (move: object) => room.send('move', move),
  };
  // A state that arrives before anybody listens is not told again: this must follow at once upon joining.
  return new Promise(resolve => {
    let begun = false;
    room.onStateChange(() => {
      if (begun) return heard(seat);
      begun = true;
      resolve(link);
    });
  });
}
