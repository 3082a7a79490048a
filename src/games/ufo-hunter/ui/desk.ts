import type { Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../ui/desk.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Action, Region, UfoHunter } from '../types.ts';
import { NOTHING_PICKED, type Picked } from './losing.ts';

/** A decision in the making. Nothing of it counts before it is committed. */
export interface Draft {
  readonly action: Action | null;
  readonly region: Region | null;
  readonly option: number | null;
  /** A stake or a bid. */
  readonly amount: number | null;
  readonly picked: Picked;
}

export const BLANK: Draft = {
  action: null,
  region: null,
  option: null,
  amount: null,
  picked: NOTHING_PICKED,
};

export const deskOf = createDesks<UfoHunter, Draft>(BLANK);

/** Which step of the last round is looked at again. */
export interface Again {
  readonly step: number | null;
}

export const againOf = createDesks<UfoHunter, Again>({ step: null });

/** Which rumor that was turned up here has been read. */
export interface Read {
  readonly found: number | null;
}

export const readOf = createDesks<UfoHunter, Read>({ found: null });

/** All choose and bid at once, each on the own page. */
export const isAtOnce = ({ view }: Seen<UfoHunter>): boolean =>
  view.public.stage === 'choose' || view.public.stage === 'bid';

export const actorOf = (table: Seen<UfoHunter>): Seat | null => actorIn(table, isAtOnce(table));
