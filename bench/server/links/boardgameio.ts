import { assert, type Seat, seatsOf } from '../../../src/core/contract.ts';
import { peer } from '../peers/index.mjs';
import { rules } from '../rules.ts';
import type { Connect, SeatLink } from './link.ts';

/**
 * One socket.io client per seat that speaks as the library's own client does, without the store that one keeps:
 * node_modules/boardgame.io/src/client/transport/socketio.ts
 */
interface Socket {
  on(event: string, heard: (matchID: string, news: never) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface MatchState {
  readonly G: object;
  readonly _stateID: number;
}

const { io } = (await peer('socket.io-client')) as { io(url: string, options: object): Socket };

export const boardgameio: Connect = (url, rule) => ({
  async open(seed, heard) {
    const { seats } = rules[rule];
    const { matchID } = await post(`${url}/games/bench/create`, { numPlayers: seats, setupData: { seed } });
    assert(matchID, 'boardgame.io opens a match');
    const clients = await Promise.all(
      seatsOf(seats).map(async seat => {
        const join = { playerID: String(seat), playerName: `seat ${seat}` };
        const { playerCredentials } = await post(`${url}/games/bench/${matchID}/join`, join);
        assert(playerCredentials, 'boardgame.io gives a seat');
        return seatAt({ url, matchID, playerCredentials, seats }, seat, heard);
      }),
    );
    return {
      seats: clients,
      close() {
        for (const { socket } of clients) socket.disconnect();
      },
    };
  },
});

interface Place {
  readonly url: string;
  readonly matchID: string;
  readonly playerCredentials: string;
  readonly seats: number;
}

function seatAt(
  { url, matchID, playerCredentials, seats }: Place,
  seat: Seat,
  heard: (seat: Seat) => void,
): Promise<SeatLink & { readonly socket: Socket }> {
  const playerID = String(seat);
  const socket = io(`${url}/bench`, { transports: ['websocket'], forceNew: true });
  let state: MatchState;
  const link = {
    socket,
    view: () => state.G,
    send(move: object) {
      const payload = { type: 'move', args: [move], playerID, credentials: playerCredentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    },
  };
  socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, seats));
  socket.on('update', (_, news: MatchState) => {
    state = news;
    heard(seat);
  });
  return new Promise(resolve => {
    socket.on('sync', (_, news: { readonly state: MatchState }) => {
      state = news.state;
      resolve(link);
    });
  });
}

interface LobbyAnswer {
  readonly matchID?: string;
  readonly playerCredentials?: string;
}

async function post(url: string, body: object): Promise<LobbyAnswer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  assert(answer.ok, `boardgame.io answers ${url}: ${answer.status}`);
  return (await answer.json()) as LobbyAnswer;
}
