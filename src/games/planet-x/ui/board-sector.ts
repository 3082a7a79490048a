import { type Seat, seatsOf, type Viewer } from '../../../core/contract.ts';
import { boardOf, isCometSector, REVIEW_AFTER, sectorAt, visibleFrom } from '../board.ts';
import { confirmedIn, ownClaims } from '../legal.ts';
import type { Body, Content, Public, Sector, Theory, View } from '../types.ts';

/** Steps of the review track; on the last one theories are reviewed. [H4] */
export const STEPS = REVIEW_AFTER + 2;

/** A theory in review as the circle shows it. */
export interface Token {
  readonly seat: Seat;
  readonly sector: Sector;
  /** From 1, the outermost. */
  readonly step: number;
  /** Only of one's own. */
  readonly body: Body | null;
}

export interface SectorFacts {
  readonly sector: Sector;
  readonly visible: boolean;
  /** Whether the arrow points to it. */
  readonly arrow: boolean;
  readonly comet: boolean;
  /** What is known to all; at the end, what it holds. */
  readonly content: Content | null;
  /** Whose theory about it is confirmed. */
  readonly confirmedBy: readonly Seat[];
  /** First come first. */
  readonly pawns: readonly Seat[];
  readonly tokens: readonly Token[];
}

export function sectorFacts(view: View, sector: Sector): SectorFacts {
  const { public: known } = view;
  const board = boardOf(known.mode);
  return {
    sector,
    visible: visibleFrom(known.arrow, board).includes(sector),
    arrow: sectorAt(known.arrow, board) === sector,
    comet: isCometSector(sector, board),
    content: contentIn(known, sector),
    confirmedBy: seatsOf(known.seats).filter(seat =>
      known.theories.some(
        theory => theory.seat === seat && theory.sector === sector && theory.fate === 'right',
      ),
    ),
    pawns: pawnsIn(known, sector),
    tokens: tokensOn(view).filter(token => token.sector === sector),
  };
}

/** Back to front. */
export const pawnsIn = ({ mode, order, time }: Public, sector: Sector): readonly Seat[] =>
  order.filter(seat => sectorAt(time[seat] ?? 0, boardOf(mode)) === sector);

export function contentIn(known: Public, sector: Sector): Content | null {
  return known.end?.puzzle.sky[sector - 1] ?? confirmedIn(known, sector) ?? null;
}

/** All theories in review, with what one knows oneself. */
export function tokensOn({ viewer, public: known, own }: View): readonly Token[] {
  const seen = new Map<Viewer, number>();
  const mine = own && viewer !== 'spectator' ? ownClaims(known, own, viewer) : [];
  return known.theories.flatMap(theory => {
    const number = seen.get(theory.seat) ?? 0;
    seen.set(theory.seat, number + 1);
    if (theory.fate !== 'in-review') return [];
    const body = theory.seat === viewer ? (mine[number]?.body ?? null) : null;
    return [{ seat: theory.seat, sector: theory.sector, step: stepOf(theory, known), body }];
  });
}

/** While all choose, those of the phase before have not gone on yet. */
export function stepOf({ phase }: Pick<Theory, 'phase'>, { phase: now, stage }: Public): number {
  const gone = stage === 'theories' ? now - phase : now - phase + 1;
  return Math.min(STEPS, Math.max(1, 1 + gone));
}
