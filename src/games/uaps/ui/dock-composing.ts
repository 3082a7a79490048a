import { type Accessor, createMemo } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { boardOf } from '../board.ts';
import type { Move, Uaps } from '../types.ts';
import type { Reach } from './dock-choose.ts';
import { deskOf, landingNow, reachOf } from './dock-desk.ts';
import { type Draft, missingIn, morePhotosFor, moveOf, riskOf, whyNot } from './dock-draft.ts';
import type { Landing } from './dock-landing.ts';
import * as text from './dock-text.ts';

/** The act in the making: what it would be, why not yet, where it leads. */
export interface Composing {
  readonly draft: Accessor<Draft>;
  readonly reach: Accessor<Reach>;
  readonly move: Accessor<Move | null>;
  /** What is missing, or what speaks against it. */
  readonly problem: Accessor<string | undefined>;
  /** Why one is asked once more before it counts. */
  readonly warning: Accessor<string | undefined>;
  readonly landing: Accessor<Landing | null>;
  change(next: Draft): void;
  commit(): void;
}

export function createComposing(table: Seen<Uaps>, actor: Accessor<Seat>): Composing {
  const { draft, change } = deskOf(table);
  const known = () => table.view.public;
  const board = () => boardOf(known().mode);
  const move = createMemo(() => moveOf(draft(), known(), board()));
  const problem = createMemo(() => {
    const missing = missingIn(draft(), known(), board());
    if (missing !== null) return text.missingSays[missing];
    const now = move();
    const refusal = now && whyNot(table.view, actor(), now);
    return refusal ? text.refusalSays(refusal) : undefined;
  });
  /** In a lesson the cards have said what follows. */
  const warning = createMemo(() => {
    const now = move();
    if (now === null || table.facts.lesson) return undefined;
    return text.warningOf(riskOf(table.view, now), morePhotosFor(known(), actor(), now));
  });
  const commit = () => {
    const now = move();
    if (now) void table.act(now, actor());
  };
  return {
    draft,
    reach: createMemo(() => reachOf(known(), actor())),
    move,
    problem,
    warning,
    landing: createMemo(() => landingNow(table)),
    change,
    commit,
  };
}
