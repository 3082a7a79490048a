import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { assert } from '../../src/core/contract.ts';
import { folderOnDisk } from './folder.ts';
import { countMove, ruleToServe, serving } from './serving.ts';

/**
 * The least a durable server can do with ws and SQLite: a move is appended, and whoever is at the table hears of it
 * when it is on the disk. What comes in within one turn of the event loop shares one transaction.
 */
const { seats } = ruleToServe();

const database = new DatabaseSync(join(folderOnDisk(), 'floor.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
assert(database.prepare('PRAGMA synchronous').get()?.['synchronous'] === 2, 'SQLite waits for the disk');
// Rows of all tables stand one after the other: kept by table, each move of a commit would dirty a page of its own.
database.exec('CREATE TABLE log (place TEXT, number INTEGER, move TEXT)');
const [begin, append, commit] = ['BEGIN', 'INSERT INTO log VALUES (?, ?, ?)', 'COMMIT'].map(sql =>
  database.prepare(sql),
);

interface Place {
  readonly name: string;
  readonly sockets: WebSocket[];
  count: number;
}

const places = new Map<string, Place>();
let waiting: { readonly place: Place; readonly count: number; readonly move: string }[] = [];

function flush(): void {
  const durable = waiting;
  waiting = [];
  begin?.run();
  for (const { place, count, move } of durable) append?.run(place.name, count, move);
  commit?.run();
  for (const { place, count } of durable) {
    const text = `{"count":${count}}`;
    for (const socket of place.sockets) socket.send(text);
    countMove();
  }
}

function play(place: Place, move: string): void {
  if (JSON.parse(move).by !== 1) return;
  if (waiting.length === 0) setImmediate(flush);
  waiting.push({ place, count: ++place.count, move });
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket, { url = '' }) => {
  const place = places.get(url) ?? { name: url, sockets: [], count: 0 };
  places.set(url, place);
  assert(place.sockets.length < seats, `a table has ${seats} seats`);
  place.sockets.push(socket);
  socket.on('message', move => play(place, String(move)));
  socket.on('close', () => places.delete(url));
});
server.on('listening', () => serving(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
