import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Seat, seatsOf } from '../../../src/core/contract.ts';
import { rules } from '../rules.ts';
import type { Connect, SeatLink } from './link.ts';

export const floor: Connect = (url, rule) => ({
  async open(seed, heard) {
    const sockets = seatsOf(rules[rule].seats).map(seat => seatAt(`${url}/${seed}`, seat, heard));
    await Promise.all(sockets.map(({ socket }) => once(socket, 'open')));
    return {
      seats: sockets,
      close() {
        for (const { socket } of sockets) socket.terminate();
      },
    };
  },
});

function seatAt(
  url: string,
  seat: Seat,
  heard: (seat: Seat) => void,
): SeatLink & { readonly socket: WebSocket } {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', () => heard(seat));
  return { socket, view: () => undefined, send: move => socket.send(JSON.stringify(move)) };
}
