import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Allowance } from './budget.ts';
import { type Network, NetworkBudgets, NetworkCounts, networksOf, spendAll } from './network.ts';

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
  const connections = new Map<Duplex, readonly Network[]>();

  const leave = (socket: Duplex) => {
    const networks = connections.get(socket);
    if (networks === undefined) return;
    connections.delete(socket);
    if (!behindProxy) counts.leave(networks);
  };

  server.on('connection', socket => {
    const networks = networksOf(socket.remoteAddress ?? '');
    if (!behindProxy && (spendAll(budgets.of(networks)) === 'broke' || !counts.enter(networks))) {
      socket.destroy();
      return;
    }
    connections.set(socket, networks);
    socket.on('close', () => leave(socket));
    if (connections.size <= inAll) return;
    const [longest] = connections.keys();
    if (!longest) return;
    leave(longest);
    longest.destroy();
  });
  server.on('request', ({ socket }) => {
    const networks = connections.get(socket);
    if (networks === undefined) return;
    connections.delete(socket);
    connections.set(socket, networks);
  });
  server.on('upgrade', (_, socket) => leave(socket));
}
