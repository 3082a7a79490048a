import type { Seat, Viewer } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';

export const DISCLOSURES = ['scientific', 'witness', 'political', 'media'] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

export const COUNTERS = [
  'ridicule',
  'defunded',
  'oath',
  'discredit',
  'redacted',
  'closed',
  'balloon',
  'hoax',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** In card order, which every list of cards in a state follows. */
export const CARDS = [...DISCLOSURES, ...COUNTERS] as const;
export type Card = (typeof CARDS)[number];

export const ROLES = ['activist', 'shadow'] as const;
export type Role = (typeof ROLES)[number];

export const SIDES = ['activists', 'shadow'] as const;
export type Side = (typeof SIDES)[number];

export const STAGES = ['draft', 'discuss', 'choose', 'discard', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export const ENDINGS = ['enough-of-one-type', 'enough-of-any-type', 'three-negated', 'time-ran-out'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Message =
  | { readonly type: 'claim-have'; readonly of: Disclosure; readonly yes: boolean }
  | { readonly type: 'claim-counter'; readonly of: Disclosure; readonly yes: boolean }
  | Proposal
  | { readonly type: 'agree' | 'refuse'; readonly proposal: number }
  | { readonly type: 'accuse' | 'trust'; readonly seat: Seat };

/** Whoever is neither a holdout nor the swing is asked to play the type. */
export interface Proposal {
  readonly type: 'propose';
  readonly of: Disclosure;
  readonly holdouts: readonly Seat[];
  readonly swing: Seat | null;
}

export type Move =
  | { readonly type: 'pick' | 'play' | 'discard'; readonly card: Card }
  | { readonly type: 'say'; readonly message: Message }
  | { readonly type: 'ready' };

export type Options = Record<string, never>;

export interface Line {
  readonly seat: Seat;
  readonly message: Message;
}

/** The talk before one turn, or after the last one of a round. A proposal's number is its line's index. */
export interface Discussion {
  readonly round: number;
  readonly turn: number;
  readonly lines: readonly Line[];
}

export type Result = 'succeeded' | 'negated' | 'overexposed' | 'failed';

export interface Turn {
  readonly round: number;
  readonly turn: number;
  /** In force on this turn. */
  readonly effect: Disclosure | null;
  readonly cards: readonly Card[];
  /** By seat, where everybody saw who played what. */
  readonly owners: readonly Card[] | null;
  readonly result: Result;
  /** The type that succeeded, was negated or overexposed. */
  readonly of: Disclosure | null;
  readonly lab: { readonly drawn: readonly Card[]; readonly bonus: Disclosure | null } | null;
}

/** What one seat looked at and did in one round. */
export interface SeatRound {
  /** Each pack as it came. */
  readonly packs: readonly (readonly Card[])[];
  readonly kept: readonly Card[];
  readonly played: readonly Card[];
  readonly discarded: readonly Card[];
}

/** What all may see. */
export interface Public {
  readonly seats: number;
  readonly round: number;
  /** One more than there are, while a round's last reveal is discussed. */
  readonly turn: number;
  readonly stage: Stage;
  /** Picks that everybody has made in this draft. */
  readonly picks: number;
  /** Who has made the face-down choice of this stage, or is ready. */
  readonly done: readonly boolean[];
  readonly effect: Disclosure | null;
  readonly plus: readonly Disclosure[];
  readonly minus: readonly Disclosure[];
  readonly deck: number;
  readonly discards: number;
  readonly turns: readonly Turn[];
  readonly talk: readonly Discussion[];
  readonly end: End | null;
}

export interface End {
  readonly side: Side;
  readonly why: Ending;
  readonly roles: readonly Role[];
  /** By seat, then by round. */
  readonly rounds: readonly (readonly SeatRound[])[];
}

/** What one seat knows beyond that. */
export interface Own {
  readonly role: Role;
  readonly hand: readonly Card[];
  /** The pack to pick from; empty outside the draft. */
  readonly pack: readonly Card[];
  /** The face-down choice of this stage. */
  readonly sealed: Card | null;
  readonly rounds: readonly SeatRound[];
}

/** Split by who may know: a view takes `public` and one of `own`, and nothing else. */
export interface State {
  readonly rng: RngState;
  readonly public: Public;
  readonly own: readonly Own[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}

export interface View {
  readonly viewer: Viewer;
  readonly public: Public;
  readonly own: Own | null;
}

export type Event =
  | { readonly type: 'round-began'; readonly round: number; readonly passing: Direction }
  | { readonly type: 'identity-dealt'; readonly role: Role }
  | { readonly type: 'pack-came'; readonly pack: readonly Card[] }
  | { readonly type: 'chosen'; readonly card: Card }
  | { readonly type: 'decided' | 'became-ready'; readonly seat: Seat }
  | { readonly type: 'draft-ended' | 'talk-closed' | 'failed' }
  | { readonly type: 'hand-filled'; readonly hand: readonly Card[] }
  | {
      readonly type: 'said';
      readonly seat: Seat;
      readonly line: number;
      /** Which plan of this round it makes or answers, counted from 1; 0 for none. */
      readonly plan: number;
      readonly message: Message;
    }
  | { readonly type: 'revealed'; readonly cards: readonly Card[]; readonly owners: readonly Card[] | null }
  | { readonly type: 'succeeded' | 'overexposed' | 'effect-began'; readonly of: Disclosure }
  | { readonly type: 'negated'; readonly of: Disclosure; readonly by: Counter }
  | { readonly type: 'lab-drew'; readonly cards: readonly Card[]; readonly bonus: Disclosure | null }
  | ({ readonly type: 'game-ended' } & End);

export type Direction = 'left' | 'right';

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'not-in-pack',
  'not-in-hand',
  'already-chosen',
  'already-ready',
  'talk-is-closed',
  'no-messages-left',
  'already-said',
  'no-such-seat',
  'no-such-proposal',
  'own-proposal',
  'about-yourself',
  'nobody-asked-to-play',
  'swing-holds-out',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Unacknowledged {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
