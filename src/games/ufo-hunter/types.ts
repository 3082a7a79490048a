import type { Seat, Viewer } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';

/** From 1 to 36. [B1] */
export type Region = number;

export const COLORS = ['violet', 'blue', 'brown', 'green', 'yellow', 'red', 'grey'] as const;
export type Color = (typeof COLORS)[number];

/** In this order everywhere. */
export const EQUIPMENT = [
  'telescope',
  'spectrometer',
  'satellite-hijacker',
  'seismometer',
  'motion-detector',
  'geiger-counter',
  'infra-goggles',
  'radar-gun',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** In this order everywhere. */
export const CONTACTS = [
  'investor',
  'professor',
  'transit-official',
  'aviator',
  'benefactor',
  'inventor',
  'arms-dealer',
] as const;
export type Contact = (typeof CONTACTS)[number];

/** By kind, how many. */
export type Equipped = Readonly<Record<Equipment, number>>;
export type Contacts = Readonly<Record<Contact, number>>;

export const CARD_TYPES = ['green', 'blue', 'red', 'orange', 'purple'] as const;
export type CardType = (typeof CARD_TYPES)[number];

// biome-ignore format: one line for each type
export const CARDS = [
  'G01', 'G02', 'G03', 'G04', 'G05', 'G06', 'G07', 'G08', 'G09', 'G10', 'G11', 'G12',
  'B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09',
  'R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07',
  'O01', 'O02', 'O03', 'O04', 'O05', 'O06',
  'P01', 'P02', 'P03', 'P04', 'P05', 'P06',
] as const;
export type CardId = (typeof CARDS)[number];

/** In the order in which they are resolved, card 1 first. [A2] */
export const ACTIONS = ['train', 'air', 'buy', 'research', 'publish'] as const;
export type Action = (typeof ACTIONS)[number];
export type TravelAction = 'train' | 'air';

/** What must be shown; nothing of it is spent. `equipment` and `contacts` count all kinds. [R4] */
export interface Need {
  readonly equipment?: number;
  readonly contacts?: number;
  /** Arms Dealers. */
  readonly arms?: number;
}

export interface Gain {
  readonly evidence?: number;
  readonly money?: number;
  readonly equipment?: number;
}

/** `mix` is money and equipment in any combination. [R9] */
export interface Loss {
  readonly evidence?: number;
  readonly money?: number;
  readonly equipment?: number;
  readonly contacts?: number;
  readonly mix?: number;
}

/** A benefit has `get`, a penalty has `lose`. [R5] */
export interface CardOption {
  readonly need?: Need;
  readonly pay?: { readonly money: number };
  readonly get?: Gain;
  readonly lose?: Loss;
}

export interface Card {
  readonly id: CardId;
  readonly type: CardType;
  readonly title: string;
  readonly text: string;
  readonly options: readonly CardOption[];
}

/** What a seat owns. All of it is public. [I1] */
export interface Player {
  readonly region: Region;
  readonly money: number;
  readonly blue: number;
  readonly black: number;
  readonly equipment: Equipped;
  readonly contacts: Contacts;
}

/** A face-down rumor card under its map card: the region names it. [R1] */
export interface Rumor {
  readonly region: Region;
  /** Who started it; nobody where the table was refilled. */
  readonly by: Seat | null;
  /** Who has looked at it, in seat order. */
  readonly looked: readonly Seat[];
  /** What each of the holders has staked; 0 without holders. */
  readonly stake: number;
  /** In seat order. */
  readonly holders: readonly Seat[];
}

export const STAGES = ['stakes', 'choose', 'act', 'bid', 'settle', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** The one decision that the table waits for, outside of what all decide at once. */
export type Pending =
  /** How much to have staked on this rumor; `least` is the smallest stake that may be named beside 0. */
  | {
      readonly type: 'stake';
      readonly seat: Seat;
      readonly region: Region;
      readonly least: number;
      readonly most: number;
    }
  | { readonly type: 'travel'; readonly seat: Seat; readonly by: TravelAction; readonly range: number }
  | { readonly type: 'investigate'; readonly seat: Seat; readonly region: Region }
  /** The card is turned up; `options` are the numbers of those that may be taken. */
  | {
      readonly type: 'option';
      readonly seat: Seat;
      readonly region: Region;
      readonly card: CardId;
      readonly options: readonly number[];
    }
  | {
      readonly type: 'lose';
      readonly seat: Seat;
      readonly region: Region;
      readonly card: CardId;
      readonly option: number;
    }
  /** Whether to buy one more token at this price. */
  | { readonly type: 'buy'; readonly seat: Seat; readonly price: number }
  /** Which of these face-down rumors to look at. */
  | { readonly type: 'look'; readonly seat: Seat; readonly among: readonly Region[] }
  | { readonly type: 'pay'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'sell'; readonly seat: Seat };

export type Move =
  /** 0 stakes nothing, or nothing more. Else what one then has staked in all. */
  | { readonly type: 'stake'; readonly amount: number }
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'travel'; readonly to: Region }
  | { readonly type: 'investigate'; readonly yes: boolean }
  | { readonly type: 'option'; readonly option: number }
  /** What is lost beside money and evidence; under a mix, money makes up the rest. */
  | {
      readonly type: 'lose';
      readonly equipment: readonly Equipment[];
      readonly contacts: readonly Contact[];
    }
  | { readonly type: 'buy'; readonly more: boolean }
  | { readonly type: 'look'; readonly region: Region }
  | { readonly type: 'bid'; readonly bid: number }
  /** Money makes up the rest. */
  | { readonly type: 'pay'; readonly equipment: readonly Equipment[] }
  | { readonly type: 'sell'; readonly equipment: readonly Equipment[]; readonly evidence: number };

export type Options = Record<string, never>;

/** What one investigation changed for whoever made it; losses and payments are negative. */
export interface Investigation {
  readonly seat: Seat;
  readonly region: Region;
  readonly card: CardId;
  readonly option: number;
  /** With the bonus. */
  readonly evidence: number;
  readonly bonus: number;
  readonly money: number;
  readonly equipment: number;
  readonly contacts: number;
}

export interface Standing {
  readonly money: number;
  readonly evidence: number;
  readonly set: number;
}

/** What was seen of one round. */
export interface Round {
  /** Once they are revealed. */
  readonly actions: readonly Action[] | null;
  readonly stranded: readonly Seat[];
  readonly looks: readonly { readonly seat: Seat; readonly region: Region }[];
  readonly investigations: readonly Investigation[];
  /** Once they are revealed. */
  readonly bids: readonly number[] | null;
  /** Of the trading. */
  readonly winner: Seat | null;
  /** By seat, once the round is over. */
  readonly standings: readonly Standing[];
}

/** What the present action of a seat has done so far. */
export interface Doing {
  /** Where the new rumor of this action lies. */
  readonly started: Region | null;
  /** Other rumors that were looked at. */
  readonly looked: readonly Region[];
  /** Tokens that were bought. */
  readonly bought: number;
}

/** What all may see. */
export interface Public {
  readonly seats: number;
  /** From 1 on; 0 during the first stakes. */
  readonly round: number;
  readonly stage: Stage;
  /** Who has decided (`choose`, `bid`), or has had the turn (`stakes`, `act`, `settle`). */
  readonly done: readonly boolean[];
  readonly pending: Pending | null;
  readonly doing: Doing;
  /** Who holds the Tie Breaker Pawn. */
  readonly pawn: Seat;
  readonly players: readonly Player[];
  /** On the table, oldest first. */
  readonly rumors: readonly Rumor[];
  /** Turned up and not shuffled in again, oldest first. */
  readonly discards: readonly CardId[];
  readonly mapDiscards: readonly Region[];
  /** In the draw bag. */
  readonly bag: Equipped;
  /** Contacts that have not appeared. */
  readonly pile: Contacts;
  /** Blue evidence in the supply. */
  readonly blue: number;
  /** The last blue token has gone: this round is the last one. [E2] */
  readonly last: boolean;
  /** On the Open Trading board. */
  readonly board: { readonly equipment: Equipped; readonly contacts: Contacts };
  /** Paid and sold equipment that reaches the board at the end of this trading. [O7] */
  readonly landing: Equipped;
  /** Earlier rounds. */
  readonly past: readonly Round[];
  readonly now: Round;
  readonly end: End | null;
}

export const ENDINGS = ['most-points', 'more-money', 'shared'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface FinalScore {
  readonly blue: number;
  readonly black: number;
  readonly set: number;
  readonly money: number;
}

export interface End {
  readonly winners: readonly Seat[];
  readonly why: Ending;
  readonly scores: readonly FinalScore[];
}

export interface Seen {
  readonly region: Region;
  readonly card: CardId;
}

/** What one seat knows beyond that. */
export interface Own {
  /** Chosen and not revealed. */
  readonly action: Action | null;
  /** Made and not revealed. */
  readonly bid: number | null;
  /** Face-down rumors on the table that this seat has looked at, by region. */
  readonly seen: readonly Seen[];
}

/** Split by who may know: a view takes `public` and one of `own`, and nothing else. */
export interface State {
  readonly rng: RngState;
  readonly public: Public;
  readonly own: readonly Own[];
  /** What the rumors on the table are, in their order. */
  readonly faces: readonly CardId[];
  /** Cards of the draw pile, in card order: what comes next is drawn when it comes. */
  readonly deck: readonly CardId[];
}

export interface View {
  readonly viewer: Viewer;
  readonly public: Public;
  readonly own: Own | null;
}

export type Event =
  | {
      readonly type: 'game-began';
      readonly pawn: Seat;
      readonly regions: readonly Region[];
      readonly contact: Contact;
    }
  /** `seat` is null where the table is refilled. */
  | { readonly type: 'rumor-placed'; readonly seat: Seat | null; readonly region: Region }
  | { readonly type: 'rumor-seen'; readonly region: Region; readonly card: CardId }
  | { readonly type: 'looked'; readonly seat: Seat; readonly region: Region }
  /** `amount` is all that the seat now has there, `back` who got as much as `was` back. */
  | {
      readonly type: 'staked';
      readonly seat: Seat;
      readonly region: Region;
      readonly amount: number;
      readonly paid: number;
      readonly was: number;
      readonly back: readonly Seat[];
    }
  | { readonly type: 'stake-declined'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'action-chosen'; readonly action: Action }
  | { readonly type: 'bid-made'; readonly bid: number }
  | { readonly type: 'decided'; readonly seat: Seat }
  | { readonly type: 'actions-revealed'; readonly actions: readonly Action[] }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly action: Action; readonly cost: number }
  | {
      readonly type: 'stranded';
      readonly seat: Seat;
      readonly action: Action;
      readonly cost: number;
      readonly money: number;
    }
  | {
      readonly type: 'traveled';
      readonly seat: Seat;
      readonly by: TravelAction;
      readonly from: Region;
      readonly to: Region;
    }
  | { readonly type: 'investigation-declined'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly region: Region; readonly card: CardId }
  | {
      readonly type: 'option-taken';
      readonly seat: Seat;
      readonly card: CardId;
      readonly option: number;
      readonly paid: number;
    }
  /** `evidence` without the bonus. */
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly evidence: number;
      readonly bonus: number;
      readonly money: number;
      readonly equipment: readonly Equipment[];
    }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly evidence: number;
      readonly money: number;
      readonly equipment: readonly Equipment[];
      readonly contacts: readonly Contact[];
    }
  | {
      readonly type: 'stake-paid';
      readonly seat: Seat;
      readonly region: Region;
      readonly evidence: number;
      readonly money: number;
      readonly equipment: readonly Equipment[];
      readonly stake: number;
    }
  | {
      readonly type: 'stake-returned' | 'stake-lost';
      readonly seat: Seat;
      readonly region: Region;
      readonly stake: number;
    }
  /** `free` came by Inventors, with the first token. */
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly price: number;
      readonly equipment: readonly Equipment[];
      readonly free: number;
    }
  | { readonly type: 'bought-enough'; readonly seat: Seat }
  | { readonly type: 'pawn-taken'; readonly seat: Seat }
  | { readonly type: 'published'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'shuffled'; readonly deck: 'rumors' | 'map' }
  | { readonly type: 'blue-ran-out' }
  /** Without `bidding` there is nothing to bid for, and all may sell. */
  | { readonly type: 'trading-began'; readonly bidding: boolean }
  | { readonly type: 'bids-revealed'; readonly bids: readonly number[]; readonly winner: Seat | null }
  | {
      readonly type: 'trade-won';
      readonly seat: Seat;
      readonly money: number;
      readonly paid: readonly Equipment[];
      readonly equipment: readonly Equipment[];
      readonly contacts: readonly Contact[];
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly equipment: readonly Equipment[];
      readonly evidence: number;
      readonly money: number;
    }
  | { readonly type: 'contact-came'; readonly contact: Contact }
  | ({ readonly type: 'game-ended' } & End);

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'not-your-turn',
  'already-chosen',
  'already-bid',
  'stake-too-low',
  'not-enough-money',
  'too-far',
  'no-such-option',
  'need-not-met',
  'not-owned',
  'wrong-total',
  'no-such-rumor',
  'bid-too-high',
  'too-many-items',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface UfoHunter {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
