import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Seat } from '../../src/core/contract.ts';
import { peer } from './peers/index.mjs';
import { countMove, ruleToServe, serving } from './serving.ts';

/**
 * Unacknowledged as boardgame.io would have it: https://boardgame.io/documentation/#/api/Game
 * - G is the state of our rules, `playerView` gives each seat its view, matches lie in the default memory store.
 * - Everybody may act and the rules refuse, which saves the library setting the active players after each move.
 * - `client: false`, since a client has no state to play on; `ignoreStaleStateID`, since several decide at once.
 * - No undo: it would keep every state of the match.
 * - `original` hands our rules the plain state: read through Immer's proxies they would be many times slower.
 * - Whole states go out (the default): `deltaState` compares them for each seat, which took about ten times as long here.
 */
interface Context {
  readonly G: object;
  readonly playerID: string;
}

interface BoardgameServer {
  run(config: { readonly port: object }): Promise<{ readonly appServer: NetServer }>;
}

interface Immer {
  original(draft: object): object;
}

const { Server } = (await peer('boardgame.io/dist/cjs/server.js')) as {
  Server(config: object): BoardgameServer;
};
const { INVALID_MOVE, ActivePlayers } = (await peer('boardgame.io/dist/cjs/core.js')) as Record<
  string,
  unknown
>;
// The very copy that boardgame.io makes its drafts with.
const { original } = ((await peer('immer/dist/index.js')) as { default: Immer }).default;

const rule = ruleToServe();

const game = {
  name: 'bench',
  minPlayers: rule.seats,
  maxPlayers: rule.seats,
  disableUndo: true,
  setup: (_: unknown, { seed }: { seed: string }) => rule.deal(seed),
  turn: { activePlayers: ActivePlayers?.['ALL' as keyof typeof ActivePlayers] },
  moves: {
    move: {
      client: false,
      ignoreStaleStateID: true,
      move({ G, playerID }: Context, move: unknown) {
        const next = rule.play(original(G), Number(playerID) as Seat, move);
        if (next === undefined) return INVALID_MOVE;
        countMove();
        return next;
      },
    },
  },
  playerView: ({ G, playerID }: Context) => rule.view(G, Number(playerID) as Seat),
};

const { appServer } = await Server({ games: [game], origins: [] }).run({
  port: { port: 0, host: '127.0.0.1' },
});
serving(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
