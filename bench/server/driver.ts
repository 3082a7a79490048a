import { nextToAct } from '../../src/bots/playout.ts';
import { assert, type Seat, seatsOf } from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import type { Rng } from '../../src/core/rng.ts';
import type { Link, OpenTable } from './links/link.ts';
import { FIRST, luckOf, type Rule } from './rules.ts';

/** One table of the load. */
export interface DrivenTable {
  play(wish: PlayWish): Promise<void>;
  /** Over what every seat sees; nothing where the server shows no views. */
  digest(): string | undefined;
  close(): void;
}

export interface PlayWish {
  /** So many, or fewer where the game is over. */
  readonly moves: number;
  /**
   * As people do where the rules let several decide at once: each acts as soon as its own client shows that it may.
   * Otherwise, and where nobody sees whether they may, one after the other, which makes the same game on every server.
   */
  readonly atOnce: boolean;
  /** The milliseconds from each move to its effect at whoever made it are added here. */
  readonly latencies: number[];
}

export async function openTable(link: Link, rule: Rule, seed: string): Promise<DrivenTable> {
  const rng = luckOf(seed);
  let hear: (seat: Seat) => void = () => undefined;
  const table = await link.open(seed, seat => hear(seat));
  return {
    play: ({ moves, atOnce, latencies }) =>
      new Promise(resolve => {
        const play = { moves, latencies, done: resolve };
        const seen = rule.mark && table.seats.every(seat => seat.view() !== undefined);
        const playing = atOnce && seen ? playingAtOnce : playingInTurn;
        hear = playing(table, rule, rng, play);
      }),
    digest() {
      const views = table.seats.map(seat => seat.view());
      return views.includes(undefined) ? undefined : hashOf(views);
    },
    close: () => table.close(),
  };
}

interface Play {
  readonly moves: number;
  readonly latencies: number[];
  done(): void;
}

/** Lets everybody act who may, and gives what must be called for each seat that heard of something. */
function playingAtOnce(table: OpenTable, rule: Rule, rng: Rng, { moves, latencies, done }: Play) {
  const waiting = new Map<Seat, { readonly mark: string | number; readonly sentAt: number }>();
  let made = 0;
  for (const seat of seatsOf(table.seats.length)) act(seat);
  return (seat: Seat) => {
    const own = waiting.get(seat);
    const view = viewOf(seat);
    if (own && markOf(view, seat) !== own.mark) {
      latencies.push(performance.now() - own.sentAt);
      waiting.delete(seat);
    }
    act(seat);
    if (waiting.size === 0 && (made >= moves || rule.toAct(view).length === 0)) done();
  };

  function act(seat: Seat): void {
    const view = viewOf(seat);
    if (made >= moves || waiting.has(seat) || !rule.toAct(view).includes(seat)) return;
    made++;
    waiting.set(seat, { mark: markOf(view, seat), sentAt: performance.now() });
    table.seats[seat]?.send(rule.choose(view, rng));
  }

  function markOf(view: object, seat: Seat): string | number {
    return table.seats[seat]?.answered?.() ?? rule.mark?.(view, seat) ?? '';
  }

  function viewOf(seat: Seat): object {
    const view = table.seats[seat]?.view();
    assert(view, 'whoever decides sees the table');
    return view;
  }
}

/** Makes the first move and gives what must be called for each seat that heard of one. */
function playingInTurn(table: OpenTable, rule: Rule, rng: Rng, { moves, latencies, done }: Play) {
  const heard = table.seats.map(() => 0);
  let made = 0;
  let mover: Seat | undefined;
  /** The number of the last move, when it is known. */
  let last: number | undefined;
  let next = nextAfter(FIRST);
  let sentAt = 0;
  act(next);
  return (seat: Seat) => {
    heard[seat] = (heard[seat] ?? 0) + 1;
    if (seat === mover && heard[seat] === made) {
      latencies.push(performance.now() - sentAt);
      if (made < moves) next = nextAfter(seat);
      if (next === undefined) last = made;
    }
    if (last === made) {
      if (heard.every(count => count === made)) done();
    } else if (next !== undefined && heard[next] === made) act(next);
  };

  /** By what this seat sees; where there is no view, round the table. */
  function nextAfter(seat: Seat): Seat | undefined {
    const view = table.seats[seat]?.view();
    return view === undefined
      ? (((made + 1) % table.seats.length) as Seat)
      : nextToAct(rule.toAct(view), mover);
  }

  function act(seat: Seat | undefined): void {
    const link = seat === undefined ? undefined : table.seats[seat];
    assert(link, 'somebody must act while moves are to be made');
    const view = link.view();
    const move = view === undefined ? { by: 1 } : rule.choose(view, rng);
    mover = seat;
    next = undefined;
    made++;
    sentAt = performance.now();
    link.send(move);
  }
}
