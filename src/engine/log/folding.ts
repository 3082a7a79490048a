import type { Game } from '../../core/contract.ts';
import type { ChatLine } from '../../protocol/tells.ts';
import { bytesIn } from '../machine.ts';
import { atOnce } from '../slices.ts';
import { Retelling } from '../truth/retelling.ts';
import type { Entry, Moved, TookBack } from './entry.ts';
import {
  asLogged,
  changed,
  counted,
  newStanding,
  onceMore,
  remarksOf,
  type Standing,
  tookBack,
  truthOf,
} from './standing.ts';

/** Throws where the rules do, or where the log was not written by these rules. */
export function standingOf(game: Game, log: readonly Entry[]): Standing {
  return atOnce(folding(game, log));
}

/** The same, to be stopped after each entry and gone on with later. */
export function* folding(game: Game, log: readonly Entry[]): Generator<void, Standing> {
  const [first] = log;
  if (first?.type !== 'created') throw new Error('a log begins with its table');
  const fold = new Fold(game, newStanding(first), needlessIn(log));
  for (let index = 1; index < log.length; index++) {
    const entry = log[index];
    if (entry) fold.add(entry);
    yield;
  }
  return fold.standing;
}

/** A log as the store has it, and how many bytes it takes there. */
export function* parsing(
  texts: readonly string[],
): Generator<void, { readonly log: readonly Entry[]; readonly bytes: number }> {
  const log: Entry[] = [];
  let bytes = 0;
  for (const text of texts) {
    log.push(JSON.parse(text) as Entry);
    bytes += bytesIn(text);
    yield;
  }
  return { log, bytes };
}

type Needless = ReadonlySet<Entry>;

/**
 * Moves that were taken back, and their taking back: what else depends on them is told by the last taking back that
 * tells it. After that one there are such moves only in a log of version 0, and they are made as they were made then.
 */
function needlessIn(log: readonly Entry[]): Needless {
  const told = log.findLastIndex(entry => entry.type === 'took-back' && entry.leaves !== undefined);
  const made = new Map<number, Entry[]>();
  const needless = new Set<Entry>();
  for (let index = 0; index <= told; index++) {
    const entry = log[index];
    if (entry?.type === 'moved') {
      const moves = made.get(entry.seat);
      if (moves) moves.push(entry);
      else made.set(entry.seat, [entry]);
    } else if (entry?.type === 'took-back') {
      const move = made.get(entry.seat)?.pop();
      if (!move) throw new Error(`seat ${entry.seat} takes back a move that it did not make`);
      needless.add(move).add(entry);
    }
  }
  return needless;
}

/** Entry by entry as `after`, but in place, and without making what does not count. */
class Fold {
  readonly #game: Game;
  readonly #needless: Needless;
  readonly #chat: ChatLine[] = [];
  #standing: Standing;
  #retelling: Retelling | undefined;
  /** Moves that were made by now, and will be taken back. */
  #missing = 0;

  constructor(game: Game, standing: Standing, needless: Needless) {
    this.#game = game;
    this.#standing = standing;
    this.#needless = needless;
  }

  get standing(): Standing {
    return { ...this.#standing, chat: this.#chat };
  }

  add(entry: Entry): void {
    this.#chat.push(...remarksOf(this.#standing, entry));
    this.#standing = counted(this.#after(entry), entry);
  }

  #after(entry: Entry): Standing {
    const standing = this.#standing;
    switch (entry.type) {
      case 'dealt': {
        const next = changed(standing, entry, this.#game);
        this.#retelling = new Retelling(truthOf(next));
        return { ...next, truth: this.#retelling.truth };
      }
      case 'moved':
        return this.#needless.has(entry) ? this.#leftOut(entry) : this.#moved(entry);
      case 'took-back':
        return this.#needless.has(entry) ? this.#leftOut(entry) : this.#tookBack(entry);
      default:
        return changed(standing, entry, this.#game);
    }
  }

  #leftOut(entry: Moved | TookBack): Standing {
    const unshown = onceMore(this.#standing.unshown, entry.seat);
    if (entry.type === 'moved') {
      this.#missing++;
      return { ...this.#standing, unshown };
    }
    this.#missing--;
    return { ...this.#standing, unshown, ...entry.leaves };
  }

  #moved(entry: Entry & Moved): Standing {
    const { seat, move, hash } = entry;
    // The hash is that of the state with the moves that are missing here.
    const logged = hash === undefined || this.#missing > 0 ? { seat } : { seat, hash };
    const truth = asLogged(logged, this.#told().move(seat, move));
    return changed(this.#standing, entry, this.#game, truth);
  }

  #tookBack(entry: Entry & TookBack): Standing {
    const retelling = this.#told();
    const unsaid = retelling.takeBack(entry.seat);
    return tookBack(this.#standing, retelling.truth, unsaid, entry);
  }

  #told(): Retelling {
    if (!this.#retelling) throw new Error('nothing was dealt yet');
    return this.#retelling;
  }
}
