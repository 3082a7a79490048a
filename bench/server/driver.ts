import { nextToAct } from '../../src/bots/playout.ts';
import { assert, type Seat } from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import type { Rng } from '../../src/core/rng.ts';
import type { Link, OpenTable } from './links/link.ts';
import { FIRST, luckOf, type Rule } from './rules.ts';

/** One table of the load: whoever must act next does, as soon as its own client has heard of the move before. */
export interface DrivenTable {
  /** Plays so many moves, or fewer where the game is over; the milliseconds from each to its effect at whoever made it are added to `latencies`. */
  play(moves: number, latencies: number[]): Promise<void>;
  /** Over what every seat sees; nothing where the server shows no views. */
  digest(): string | undefined;
  close(): void;
}

export async function openTable(link: Link, rule: Rule, seed: string): Promise<DrivenTable> {
  const rng = luckOf(seed);
  let hear: (seat: Seat) => void = () => undefined;
  const table = await link.open(seed, seat => hear(seat));
  return {
    play: (moves, latencies) =>
      new Promise(resolve => {
        hear = playing(table, rule, rng, { moves, latencies, done: resolve });
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

/** Makes the first move and gives what must be called for each seat that heard of one. */
function playing(table: OpenTable, rule: Rule, rng: Rng, { moves, latencies, done }: Play) {
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
