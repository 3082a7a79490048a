import type { Variant } from '../secrecy/variant.ts';
import type { Ground } from './ground.ts';

/**
 * How to add an attack: write a module in `attacks/` that exports an `Attack`, and list it in `attacks/index.ts`. Each
 * attack gets a server process of its own with the limits that every server has, on a folder that `prepare` may fill
 * before it starts, with honest people who play on it from 127.0.0.1. `run` attacks through `ground` (lines and requests
 * from any address of 127.0.0.0/8, see `strangers.ts`), stops by itself after some seconds, and gives back, in words,
 * what it should not have got; nothing where it was held off. The frame measures the rest, from the start of the server
 * on: how long its event loop stood still, how much memory it took, honest moves that were lost, tables that froze, a
 * server that ended. At least one `weakness` belongs to each kind of defense: a line of the
 * server that takes the defense away (`file` below src/, `line` as it stands there once, `instead`). The attack
 * runs once more against the weak server and must then break a bound or get what it wants. Bounds are in `verdict.ts`.
 */
export interface Attack {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly says: string;
  readonly weaknesses?: readonly Weakness[];
  /** Behind a proxy that says who asks: strangers may claim any address by `x-forwarded-for`. */
  readonly behindProxy?: boolean;
  /** Fills the data folder before the server starts. */
  prepare?(data: string): Promise<void>;
  /** What it got that it should not have, in words. */
  run(ground: Ground): Promise<readonly string[]>;
}

/** The server with one defense taken away. */
export interface Weakness extends Variant {
  readonly weakness: string;
}
