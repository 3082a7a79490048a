import type { GameTypes, Seat } from '../../core/contract.ts';
import type { Seen } from '../../ui/game-page.ts';
import { stillChoosing } from './dock-text.ts';

/** Who keeps a seat waiting that has chosen. */
export const othersChoosing = <T extends GameTypes>(table: Seen<T>, actor: Seat): string =>
  stillChoosing(table.toAct.filter(seat => seat !== actor).map(seat => table.name(seat)));
