import { type Seat, seatsOf } from '../../../../core/contract.ts';
import { createKeptOpen } from '../../../../deduction/ui/box/kept-open.ts';
import { createDesks } from '../../../../ui/desk.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import type { Move, UapsBox } from '../../box/types.ts';
import type { Action, Move as GameMove } from '../../types.ts';

/** What lies over the page; one thing at a time. */
export const WINDOWS = ['others', 'photos', 'add-photo', 'turn', 'set-right', 'entered', 'reveal'] as const;
export type Window = (typeof WINDOWS)[number];

/** What a seat here does itself. */
export type Question = Action | Extract<GameMove, { readonly type: 'last-photos' }>;

/** What is shown alone on its page. */
export type Shown =
  | { readonly what: 'facts' }
  /** An act by its number, as soon as it was answered. */
  | { readonly what: 'act'; readonly number: number }
  /** A report by its number, from 0. */
  | { readonly what: 'report'; readonly number: number };

export interface BoxDraft {
  readonly window: Window | null;
  /** Read back, and not asked yet. [C12] */
  readonly asks: Question | null;
  readonly shown: Shown | null;
  /** Out of turn, after it was told so. [C7] */
  readonly anyway: boolean;
  /** The act of which it was said who went along. [U6] */
  readonly along: number | null;
}

export const CLEAR: BoxDraft = { window: null, asks: null, shown: null, anyway: false, along: null };

export const boxDeskOf = createDesks<UapsBox, BoxDraft>(CLEAR);

export const keptOpenOf = createKeptOpen<UapsBox, Shown>();

/** Whose turn it is, as far as it is known. */
export function whoseTurn({ view: { public: known, box } }: Pick<Seen<UapsBox>, 'view'>): Seat | null {
  if (!box.tracked) return null;
  if (known.stage === 'act') return known.order[0] ?? null;
  return known.stage === 'last-acts' ? (known.lastActs[0] ?? null) : null;
}

/** Whether a seat here has chosen its facts and stands somewhere. [C5] */
export const hasBegun = (
  { view: { public: known, box } }: Pick<Seen<UapsBox>, 'view'>,
  seat: Seat,
): boolean => box.sets[seat] !== null && known.quadrants[seat] !== null;

/** Whether somebody here has not begun yet: all do before the first question. [C5] */
export const isStarting = ({ view }: Pick<Seen<UapsBox>, 'view'>): boolean =>
  view.public.stage === 'act' &&
  seatsOf(view.public.seats).some(seat => view.box.here[seat] && !hasBegun({ view }, seat));

/** Whether the Earth has to be turned before anybody asks: answers go by where it stands. [U1] */
export const isEarthDue = ({ view }: Pick<Seen<UapsBox>, 'view'>): boolean =>
  view.public.stage === 'act' && view.box.turnDue;

/** Whether this page can ask now: it is its turn, nobody knows whose it is, or its owner insists. */
export function mayAsk(table: Seen<UapsBox>): boolean {
  const { view, seat } = table;
  const { stage, lastActs } = view.public;
  if (seat === null || !table.isOwn || !hasBegun(table, seat)) return false;
  if (stage === 'last-acts') return lastActs.includes(seat);
  if (stage !== 'act' || isStarting(table)) return false;
  const turn = whoseTurn(table);
  return turn === null || turn === seat || boxDeskOf(table).draft().anyway;
}

/** Through whom this screen enters what anybody may enter. */
export const enteredBy = (table: Seen<UapsBox>): Seat | undefined => table.seat ?? table.facts.here[0];

/** One after the other: a seat makes one move at a time. */
export async function enter(table: Seen<UapsBox>, ...moves: readonly Move[]): Promise<boolean> {
  const by = enteredBy(table);
  for (const move of moves) if (by === undefined || !(await table.act(move, by))) return false;
  return true;
}
