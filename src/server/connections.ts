import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Allowance } from './budget.ts';
import { NetworkBudgets, NetworkCounts } from './network.ts';

export interface ConnectionLimits {
  /** At once, lines to pages aside: all together, and from one address. */
  readonly inAll: number;
  readonly fromOne: number;
  /** New ones from one address. */
  readonly opened: Allowance;
}

/**
 * A connection that says nothing costs too. Where there are too many, the one that was silent for longest goes, so that
 * those who ask are answered. Behind a proxy all come from one address, and the proxy counts.
 */
export function limitConnections(
  server: HttpServer,
  { inAll, fromOne, opened }: ConnectionLimits,
  behindProxy: boolean,
): void {
  const counts = new NetworkCounts(fromOne);
  const budgets = new NetworkBudgets(opened);
  /** By when they last asked something. */
  const addresses = new Map<Duplex, string>();

  const leave = (socket: Duplex) => {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    if (!behindProxy) counts.leave(address);
  };

  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    if (!behindProxy && (budgets.spend(address) === 'broke' || !counts.enter(address))) {
      socket.destroy();
      return;
    }
    addresses.set(socket, address);
    socket.on('close', () => leave(socket));
    if (addresses.size <= inAll) return;
    const [silent] = addresses.keys();
    if (!silent) return;
    leave(silent);
    silent.destroy();
  });
  server.on('request', ({ socket }) => {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    addresses.set(socket, address);
  });
  server.on('upgrade', (_, socket) => leave(socket));
}
