import type { GameTypes } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';

/** What a bot is asked: everything that it may know. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly view: GameTypes['View'];
  readonly rng: RngState;
  /** Whether it breaks the silence, rather than what it does. */
  readonly unasked: boolean;
}

export type BotAnswer =
  | { readonly ok: true; readonly move: GameTypes['Move'] | null }
  | { readonly ok: false; readonly error: string };

/** Bots think elsewhere, so that no table waits for another one's bot. */
export interface BotPool {
  /** Rejects where the bot throws, does not come to an end (`BotHung`), or twice takes its thread with it. */
  ask(question: BotQuestion): Promise<GameTypes['Move'] | null>;
  close(): Promise<void>;
}

export class BotHung extends Error {
  constructor() {
    super('the bot does not come to an end');
  }
}
