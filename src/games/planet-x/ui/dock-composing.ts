import { type Accessor, createMemo } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Move, PlanetX } from '../types.ts';
import { deskOf, landingNow } from './dock-desk.ts';
import { type Draft, missingIn, moveOf, riskOf, whyNot } from './dock-draft.ts';
import type { Landing } from './dock-landing.ts';
import * as text from './dock-text.ts';

/** The act in the making: what it would be, why not yet, where it leads. */
export interface Composing {
  readonly draft: Accessor<Draft>;
  readonly move: Accessor<Move | null>;
  /** What is missing, or what speaks against it. */
  readonly problem: Accessor<string | undefined>;
  /** Why one is asked once more before it counts. */
  readonly warning: Accessor<string | undefined>;
  readonly landing: Accessor<Landing | null>;
  change(next: Draft): void;
  commit(): void;
}

export function createComposing(table: Seen<PlanetX>, actor: Accessor<Seat>): Composing {
  const { draft, change } = deskOf(table);
  const move = createMemo(() => moveOf(draft()));
  const problem = createMemo(() => {
    const missing = missingIn(draft());
    if (missing !== null) return text.missingSays[missing];
    const now = move();
    const refusal = now && whyNot(table.view, actor(), now);
    return refusal ? text.refusalSays(refusal, table.view.public.mode) : undefined;
  });
  /** In a lesson the cards have said what follows. */
  const warning = createMemo(() => {
    const now = move();
    return now && !table.facts.lesson ? text.warningOf(riskOf(table.view, now)) : undefined;
  });
  const commit = () => {
    const now = move();
    if (now) void table.act(now, actor());
  };
  return { draft, move, problem, warning, landing: createMemo(() => landingNow(table)), change, commit };
}
