/** Why the server does not do what it was asked. The page puts them into words; a number in the order is nothing. */
export const ERRORS = [
  // What was sent
  'not-json',
  'not-a-message',
  'too-large',
  'too-fast',
  'wrong-version',
  'hello-first',
  // Which table, and whose
  'no-such-table',
  'no-such-game',
  'not-seated',
  'not-the-host',
  'nothing-to-see-yet',
  // Before the game
  'no-such-seat',
  'seat-taken',
  'seated-already',
  'not-a-name',
  'name-taken',
  'look-taken',
  'no-such-level',
  'already-started',
  'seats-are-free',
  'not-all-ready',
  'too-few-people',
  'no-commitment',
  'commitment-used',
  'part-does-not-fit',
  'not-dealing',
  'no-part-yet',
  'host-part-missing',
  'still-time',
  // In the game
  'not-playing',
  'not-a-move',
  'refused',
  'cannot-take-back',
  'too-many-moves',
  'table-full',
  'paused',
  'not-paused',
  'talk-closed',
  'bot-stands-in',
  'no-bot-stands-in',
  'still-here',
  'not-over',
  'frozen',
  // Of the server
  'not-kept',
  'server-full',
  'closing',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Why a table is gone: its game never began, was never ended, ended long ago, was stopped, or somebody removed it. */
export const REMOVAL_REASONS = ['never-started', 'abandoned', 'finished', 'stopped', 'by-operator'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export interface RemovedNote {
  readonly why: RemovalReason;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface Failure {
  readonly code: ErrorCode;
  /**
   * The refusal of the game's rules, what is wrong with a name, why nothing can be taken back, or a sentence for
   * developers. Of `too-fast`: `too-many-changes`, where a choice was changed often enough until something is shown.
   */
  readonly detail?: string;
  /** With `no-such-table`, where there was one. */
  readonly removed?: RemovedNote;
}
