import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Seat } from '../../src/core/contract.ts';
import { mirrors, type RoomState } from './colyseus-state.ts';
import { peer } from './peers/index.mjs';
import { rules } from './rules.ts';
import { countMove, ruleNameToServe, serving } from './serving.ts';

/** What is used of the packages: https://docs.colyseus.io/room */
interface Client {
  readonly sessionId: string;
  view?: View;
  userData?: { readonly seat: Seat };
}

interface View {
  add(part: object): void;
}

interface BaseRoom {
  state: RoomState;
  maxClients: number;
  patchRate: number;
  onMessage(type: string, heard: (client: Client, message: unknown) => void): void;
  broadcastPatch(): void;
}

interface Core {
  readonly Room: new () => BaseRoom;
  readonly Server: new (
    options: object,
  ) => {
    define(name: string, room: new () => BaseRoom): void;
    listen(port: number, host: string): Promise<void>;
    readonly transport: { readonly server: NetServer };
  };
}

const { Room, Server } = (await peer('@colyseus/core')) as Core;
const { StateView } = (await peer('@colyseus/schema')) as { StateView: new () => View };
const { WebSocketTransport } = (await peer('@colyseus/ws-transport')) as {
  WebSocketTransport: new () => object;
};

const name = ruleNameToServe();
const rule = rules[name];
const mirror = mirrors[name];

/** Longer than a run: patches go out when a move is made, and a rate of 0 would wake each room 60 times a second. */
const NO_PATCHES_OF_THEIR_OWN_MS = 3_600_000;

class Table extends Room {
  #state: object = {};

  onCreate({ seed }: { seed: string }): void {
    this.maxClients = rule.seats;
    this.patchRate = NO_PATCHES_OF_THEIR_OWN_MS;
    const room = mirror.create();
    this.#state = rule.deal(seed);
    mirror.sync(room, undefined, this.#state);
    this.state = room;
    // As its own rate would have done before anybody joined: what they join with is not a change.
    this.broadcastPatch();
    this.onMessage('move', (client, move) => this.#play(client, move));
  }

  onJoin(client: Client, { seat }: { seat: Seat }): void {
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.own[seat] ?? {});
  }

  #play(client: Client, move: unknown): void {
    if (client.userData === undefined) return;
    const next = rule.play(this.#state, client.userData.seat, move);
    if (next === undefined) return;
    mirror.sync(this.state, this.#state, next);
    this.#state = next;
    this.broadcastPatch();
    countMove();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', Table);
await server.listen(0, '127.0.0.1');
serving(`http://127.0.0.1:${(server.transport.server.address() as AddressInfo).port}`);
