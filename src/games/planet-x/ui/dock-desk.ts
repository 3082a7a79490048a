import type { Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../ui/desk.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { PlanetX } from '../types.ts';
import { BLANK, type Draft } from './dock-draft.ts';
import { costInDraft, type Landing, landingOf } from './dock-landing.ts';

export const deskOf = createDesks<PlanetX, Draft>(BLANK);

export function actorOf(table: Seen<PlanetX>): Seat | null {
  const { stage } = table.view.public;
  return actorIn(table, stage === 'know' || stage === 'theories');
}

/** Where the act in the making would lead. */
export function landingNow(table: Seen<PlanetX>): Landing | null {
  const actor = actorOf(table);
  const known = table.view.public;
  const cost = costInDraft(deskOf(table).draft(), known);
  return actor === null || cost === null ? null : landingOf(known, actor, cost);
}
