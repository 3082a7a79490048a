import type { Seat } from '../../../../core/contract.ts';
import { createDesks } from '../../../../ui/desk.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';

/** What lies over the page; one thing at a time. */
export const WINDOWS = ['others', 'theories', 'add-theory', 'turn', 'track', 'entered', 'reveal'] as const;
export type Window = (typeof WINDOWS)[number];

export type Question = Extract<Move, { type: 'survey' | 'target' | 'research' | 'locate' }>;

export interface BoxDraft {
  readonly window: Window | null;
  /** Read back, and not asked yet. [C12] */
  readonly asks: Question | null;
  /** Out of turn, after it was told so. [C7] */
  readonly anyway: boolean;
  /** In which phase theories in the making were placed; null is the latest. */
  readonly phase: number | null;
}

export const CLEAR: BoxDraft = { window: null, asks: null, anyway: false, phase: null };

export const boxDeskOf = createDesks<PlanetXBox, BoxDraft>(CLEAR);

/** Whose turn it is, as far as it is known. */
export function whoseTurn({ view: { public: known, box } }: Pick<Seen<PlanetXBox>, 'view'>): Seat | null {
  if (!box.tracked) return null;
  if (known.stage === 'act') return known.order[0] ?? null;
  return known.stage === 'last-acts' ? (known.lastActs[0] ?? null) : null;
}

/** Whether this page can ask now: it is its turn, nobody knows whose it is, or its owner insists. */
export function mayAsk(table: Seen<PlanetXBox>): boolean {
  const { view, seat } = table;
  const { stage, lastActs } = view.public;
  if (seat === null || view.box.seasons[seat] === null) return false;
  if (stage === 'last-acts') return lastActs.includes(seat);
  if (stage !== 'act') return false;
  const turn = whoseTurn(table);
  return turn === null || turn === seat || boxDeskOf(table).draft().anyway;
}

/** Through whom this screen enters what anybody may enter. */
export const enteredBy = (table: Seen<PlanetXBox>): Seat | undefined => table.seat ?? table.facts.here[0];
